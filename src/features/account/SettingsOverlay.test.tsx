import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeApi, type FakeAnswer } from '../../../tests/fakes/fake-api';
import { createFakeDevice } from '../../../tests/fakes/fake-device';
import { renderInApp } from '../../../tests/support/render-in-app';
import { PERSONAL_PREFIX } from '@/device/storage/storage';
import { getToasts } from '@/ui/toast/toast';
import { SettingsOverlay } from './SettingsOverlay';

const SESSION = 'GET /v1/users/session/me';
const DELETE = 'POST /v1/users/account/delete';
const EXPORT = 'GET /v1/users/account/export';

let api: FakeApi;
let restore: () => void;

beforeEach(() => {
  api = new FakeApi().answer(SESSION, {
    status: 200,
    body: { success: true, data: { userId: 1, nickname: '감귤이' } },
  });
  restore = api.install();
});

afterEach(() => {
  restore();
  vi.restoreAllMocks();
});

const refusal = (status: number, code: string, message: string): FakeAnswer => ({
  status,
  body: { success: false, code, message },
});

async function open() {
  const device = createFakeDevice();
  device.storage.local.set(`${PERSONAL_PREFIX}draft`, '쓰던 글');
  const view = renderInApp(<SettingsOverlay onClose={() => undefined} />, { at: '/mypage', device });
  await screen.findByRole('button', { name: '로그아웃' });
  return view;
}

const openDeletion = async () => {
  const view = await open();
  fireEvent.click(screen.getByRole('button', { name: '회원 탈퇴' }));
  await screen.findByRole('dialog', { name: '정말 탈퇴할까요?' });
  return view;
};

const confirm = async () => {
  // A second tap within half a second is a slip of the finger.
  const later = performance.now() + 600;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '탈퇴하기' })));
};

it('what goes and what stays is told before the account is deleted, and cancelling sends nothing', async () => {
  await openDeletion();
  expect(screen.getByRole('list', { name: '사라져요' }).textContent).toContain(
    '챌린지 기록과 인증 사진, 위치',
  );
  expect(screen.getByRole('list', { name: '남아요' }).textContent).toContain('구매 기록은 이름 없이 남겨요.');
  fireEvent.click(screen.getByRole('button', { name: '취소' }));
  expect(screen.queryByRole('dialog', { name: '정말 탈퇴할까요?' })).toBeNull();
  expect(api.countCalls(DELETE)).toBe(0);
});

it('an account without a password is deleted, and nothing personal stays on the device', async () => {
  api.answer(DELETE, { status: 200, body: { success: true } });
  const { device, getAddress } = await openDeletion();
  await confirm();
  expect(api.requests.filter(({ call }) => call === DELETE)).toEqual([{ call: DELETE, body: {} }]);
  await waitFor(() => expect(getAddress()).toBe('/splash'));
  expect(device.storage.local.get(`${PERSONAL_PREFIX}draft`)).toBeNull();
  // What is forgotten last is loaded first.
  await waitFor(() => expect(getToasts()).toContain('회원 탈퇴가 완료되었습니다.'), { timeout: 10_000 });
});

it('what outlives signing out goes with the account, and that of another user on the device stays', async () => {
  api.answer(DELETE, { status: 200, body: { success: true } });
  const { device, getAddress } = await openDeletion();
  const { local } = device.storage;
  local.set('dosaegi.account.1.steps', '{"day":"2026-05-01","count":3000}');
  local.set('dosaegi.account.1.last-prompts', '{"311":1777593600000}');
  local.set('dosaegi.account.12.steps', '{"day":"2026-05-01","count":500}');
  await confirm();
  await waitFor(() => expect(getAddress()).toBe('/splash'));
  expect(local.get('dosaegi.account.1.steps')).toBeNull();
  expect(local.get('dosaegi.account.1.last-prompts')).toBeNull();
  expect(local.get('dosaegi.account.12.steps')).toBe('{"day":"2026-05-01","count":500}');
});

it('the password is asked for where the server wants it, and again when it is wrong', async () => {
  api.answer(DELETE, ({ body }) => {
    const given = JSON.stringify(body);
    if (given === '{"password":"jeju_2026"}') return { status: 200, body: { success: true } };
    return given === '{}'
      ? refusal(403, 'PASSWORD_REQUIRED', '비밀번호를 입력해주세요.')
      : refusal(403, 'WRONG_PASSWORD', '비밀번호가 일치하지 않습니다.');
  });
  const { getAddress } = await openDeletion();
  expect(screen.queryByLabelText('비밀번호')).toBeNull();
  await confirm();
  const field = screen.getByLabelText('비밀번호');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: '탈퇴하기' });
  expect(screen.getByText('비밀번호를 입력해주세요.')).toBeTruthy();
  expect(button.disabled).toBe(true);
  fireEvent.change(field, { target: { value: 'jeju_2027' } });
  await confirm();
  expect(screen.getByText('비밀번호가 일치하지 않습니다.')).toBeTruthy();
  expect(getAddress()).toBe('/mypage');
  fireEvent.change(field, { target: { value: 'jeju_2026' } });
  await confirm();
  await waitFor(() => expect(getAddress()).toBe('/splash'));
});

it.each<[string, FakeAnswer, string]>([
  [
    'does not know the call',
    refusal(404, 'NOT_FOUND', '찾을 수 없습니다.'),
    '이 서버에서는 아직 탈퇴할 수 없어요.',
  ],
  ['does not answer', { status: undefined }, '회원 탈퇴에 실패했습니다. 다시 시도해주세요.'],
  [
    'has too much to do',
    refusal(503, 'OVERLOADED', '지금은 이용자가 많습니다.'),
    '지금은 이용자가 많습니다.',
  ],
])('a server that %s leaves everything as it is, and the dialog says so', async (_, answer, text) => {
  api.answer(DELETE, answer);
  const { device, getAddress } = await openDeletion();
  await confirm();
  expect(screen.getByRole('alert').textContent).toBe(text);
  expect(getAddress()).toBe('/mypage');
  expect(device.storage.local.get(`${PERSONAL_PREFIX}draft`)).toBe('쓰던 글');
});

const GONE: FakeAnswer = { status: 401, body: { success: false, message: '로그인이 필요해요.' } };

it('an account whose session is gone after a lost answer is deleted', async () => {
  api.answer(DELETE, () => {
    api.answer(SESSION, GONE);
    return { status: undefined };
  });
  const { device, getAddress } = await openDeletion();
  device.storage.local.set('dosaegi.account.1.steps', '{"day":"2026-05-01","count":3000}');
  await confirm();
  await waitFor(() => expect(getAddress()).toBe('/splash'));
  expect(device.storage.local.get(`${PERSONAL_PREFIX}draft`)).toBeNull();
  expect(device.storage.local.get('dosaegi.account.1.steps')).toBeNull();
  await waitFor(() => expect(getToasts()).toContain('회원 탈퇴가 완료되었습니다.'), { timeout: 10_000 });
});

it('an account is deleted when only the next tap finds that the session is gone', async () => {
  api.answer(DELETE, { status: undefined });
  const { getAddress } = await openDeletion();
  await confirm();
  expect((await screen.findByRole('alert')).textContent).toBe('회원 탈퇴에 실패했습니다. 다시 시도해주세요.');
  expect(getAddress()).toBe('/mypage');
  api.answer(DELETE, GONE).answer(SESSION, GONE);
  await confirm();
  await waitFor(() => expect(getAddress()).toBe('/splash'));
  await waitFor(() => expect(getToasts()).toContain('회원 탈퇴가 완료되었습니다.'), { timeout: 10_000 });
});

it.each<[string, FakeAnswer]>([
  ['the session had run out before', GONE],
  ['the session cannot be looked at', { status: undefined }],
])('nobody is told that the account is gone where %s', async (_, sessionAnswer) => {
  api.answer(DELETE, () => {
    api.answer(SESSION, sessionAnswer);
    return sessionAnswer;
  });
  const { device, getAddress } = await openDeletion();
  await confirm();
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(getAddress()).toBe('/mypage');
  expect(device.storage.local.get(`${PERSONAL_PREFIX}draft`)).toBe('쓰던 글');
});

it('a copy of one’s own data is saved as a file of the day', async () => {
  const saved = Promise.withResolvers<Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.resolve(blob);
    return 'blob:copy';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const lists = {
    spots: [],
    comments: [],
    likes: [],
    challenges: [],
    steps: [],
    attendance: [],
    hallabong: [],
  };
  const moment = '2026-04-12T09:30:00+09:00';
  const account = {
    userId: 1,
    nickname: '감귤이',
    themes: [],
    gender: 'FEMALE',
    birthYear: '1998',
    notificationsEnabled: false,
    createdAt: moment,
  };
  const data = { exportedAt: moment, account, ...lists, exchanges: [] };
  api.answer(EXPORT, { status: 200, body: { success: true, data } });
  const { device } = await open();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '내 정보 내려받기' })));
  expect(JSON.parse(await (await saved.promise).text())).toEqual(data);
  expect(names).toEqual([`dosaegi-${device.clock.today()}.json`]);
});

it('a server without the copy is told of', async () => {
  await open();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '내 정보 내려받기' })));
  expect(getToasts()).toContain('이 서버에서는 아직 내려받을 수 없어요.');
});
