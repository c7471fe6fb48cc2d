import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FakeApi } from '../../tests/fakes/fake-api';
import { renderInApp } from '../../tests/support/render-in-app';
import { SessionGate } from './SessionGate';

let api: FakeApi;
let uninstall: () => void;
beforeEach(() => {
  api = new FakeApi();
  uninstall = api.install();
});
afterEach(() => uninstall());

it('the gate of the session opens only when the session check has finished, whatever it found', async () => {
  const { promise, resolve } = Promise.withResolvers<{ status: number }>();
  api.answer('GET /v1/users/session/me', () => promise);
  renderInApp(<SessionGate fallback="잠시만요">화면</SessionGate>);
  await waitFor(() => expect(api.requests).toHaveLength(1));
  expect(screen.getByText('잠시만요')).toBeDefined();
  expect(screen.queryByText('화면')).toBeNull();
  resolve({ status: 401 });
  expect(await screen.findByText('화면')).toBeDefined();
});
