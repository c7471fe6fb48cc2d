import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import { toSessionUser } from '@/domain/account/session-user';
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

function open() {
  const queryClient = createQueryClient();
  queryClient.setQueryData(
    sessionQueryOptions().queryKey,
    toSessionUser({ userId: 1, nickname: '감귤이', hallabong: 7 }),
  );
  renderInApp(<ProfileOverlay steps={0} onRefill={() => undefined} onClose={() => undefined} />, {
    queryClient,
  });
  return queryClient;
}

it('the balance has three digits, and is - while it is not known', async () => {
  const queryClient = open();
  expect(screen.getByText('007')).toBeDefined();
  act(() => updateSessionUser(queryClient, { hallabong: null }));
  expect(await screen.findByText('-')).toBeDefined();
  act(() => updateSessionUser(queryClient, { hallabong: 1234 }));
  expect(await screen.findByText('1,234')).toBeDefined();
});

it('a syllable of the nickname that is being composed is not cut off', () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: '닉네임 수정' }));
  const nickname = screen.getByRole<HTMLInputElement>('textbox', { name: '닉네임' });
  const twenty = '가나다라마바사아자차카타파하거너더러머버';
  fireEvent.compositionStart(nickname);
  fireEvent.change(nickname, { target: { value: `${twenty}서` } });
  expect(nickname.value).toBe(`${twenty}서`);
  fireEvent.compositionEnd(nickname);
  expect(nickname.value).toBe(twenty);
});
