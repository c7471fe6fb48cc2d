import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import { toSessionUser } from '@/domain/session/session-user';
import { sessionQueryOptions, updateSessionUser } from '@/session/session-query';
import { FakeApi } from '../../../tests/fakes/fake-api';
import { renderInApp } from '../../../tests/support/render-in-app';
import { ProfileOverlay } from './ProfileOverlay';

let uninstall: () => void;

beforeEach(() => {
  uninstall = new FakeApi().install();
});

afterEach(() => {
  uninstall();
});

it('the balance has three digits, and is - while it is not known', async () => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(
    sessionQueryOptions().queryKey,
    toSessionUser({ userId: 1, nickname: '감귤이', hallabong: 7 }),
  );
  renderInApp(<ProfileOverlay steps={0} onRefill={() => undefined} onClose={() => undefined} />, {
    queryClient,
  });
  expect(screen.getByText('007')).toBeDefined();
  act(() => updateSessionUser(queryClient, { hallabong: null }));
  expect(await screen.findByText('-')).toBeDefined();
  act(() => updateSessionUser(queryClient, { hallabong: 1234 }));
  expect(await screen.findByText('1,234')).toBeDefined();
});
