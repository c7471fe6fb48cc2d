import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import { toSessionUser } from '@/domain/account/session-user';
import { sessionQueryOptions, updateSessionUser } from '@/session/session-query';
import { FakeApi } from '../../../tests/fakes/fake-api';
import { renderInApp } from '../../../tests/support/render-in-app';
import { ProfileOverlay } from './ProfileOverlay';

const NICKNAME = 'POST /v1/users/account/nickname';

let api: FakeApi;
let uninstall: () => void;

beforeEach(() => {
  api = new FakeApi();
  uninstall = api.install();
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

it('the nickname holds no more than a server takes: flags, of 2 code points each, are 10', () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: '닉네임 수정' }));
  const nickname = screen.getByRole<HTMLInputElement>('textbox', { name: '닉네임' });
  fireEvent.change(nickname, { target: { value: '🇰🇷'.repeat(11) } });
  expect(nickname.value).toBe('🇰🇷'.repeat(10));
});

it('a nickname typed as decomposed Hangul is saved put together', async () => {
  api.answer(NICKNAME, { status: 200, body: { success: true, data: '닉네임이 변경되었습니다.' } });
  open();
  fireEvent.click(screen.getByRole('button', { name: '닉네임 수정' }));
  const nickname = screen.getByRole('textbox', { name: '닉네임' });
  fireEvent.change(nickname, { target: { value: '오름지기'.normalize('NFD') } });
  fireEvent.submit(nickname);
  await waitFor(() => expect(api.countCalls(NICKNAME)).toBe(1));
  const { call } = api.requests.find((request) => request.call.startsWith(NICKNAME)) ?? { call: '' };
  expect(new URLSearchParams(call.split('?')[1]).get('nickname')).toBe('오름지기'.normalize('NFC'));
  await screen.findByText('오름지기'.normalize('NFC'));
});
