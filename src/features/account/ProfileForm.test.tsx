import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PhotoResult } from '@/device/photo/photo';
import { toSessionUser } from '@/domain/account/session-user';
import type { NicknameCheckResult } from '@/domain/account/profile-nickname';
import { createFakeDevice } from '../../../tests/fakes/fake-device';
import { renderInApp } from '../../../tests/support/render-in-app';
import { ProfileForm } from './ProfileForm';
import type { ProfileChanges } from './useSaveProfile';

const user = toSessionUser({ userId: 1, nickname: '감귤이', profile: '/avatar.svg' });
const slow = new File(['1'], 'slow.jpg', { type: 'image/jpeg' });
const quick = new File(['2'], 'quick.jpg', { type: 'image/jpeg' });
const free: NicknameCheckResult = { isFree: true, message: '사용할 수 있는 닉네임입니다.' };
const taken: NicknameCheckResult = { isFree: false, message: '이미 사용중인 닉네임입니다.' };

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => (file === slow ? 'blob:slow' : 'blob:quick'));
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

function open() {
  const device = createFakeDevice();
  const pictures = new Map<string, (result: PhotoResult) => void>();
  vi.spyOn(device.photo, 'prepare').mockImplementation(
    ({ name }) =>
      new Promise((resolve) => {
        pictures.set(name, resolve);
      }),
  );
  const check = Promise.withResolvers<NicknameCheckResult>();
  const onCheck = vi.fn<(nickname: string) => Promise<NicknameCheckResult>>(() => check.promise);
  const onSubmit = vi.fn<
    (changes: ProfileChanges) => Promise<{ nicknameFailure: null; pictureFailure: null }>
  >(() => Promise.resolve({ nicknameFailure: null, pictureFailure: null }));
  const { container } = renderInApp(
    <ProfileForm
      user={user}
      isSaving={false}
      isChecking={false}
      onCheck={onCheck}
      onSubmit={onSubmit}
      onSaved={() => undefined}
    />,
    { device },
  );
  const nickname = screen.getByLabelText<HTMLInputElement>('닉네임');
  const [fileInput] = container.querySelectorAll<HTMLInputElement>('input[type=file]');
  const save = screen.getByRole<HTMLButtonElement>('button', { name: '수정하기' });
  return {
    nickname,
    type: (value: string) => fireEvent.change(nickname, { target: { value } }),
    says: () => document.getElementById(nickname.getAttribute('aria-describedby') ?? '')?.textContent,
    check: () => fireEvent.click(screen.getByRole('button', { name: '중복확인' })),
    answerCheck: (answer: NicknameCheckResult) => act(async () => check.resolve(answer)),
    pick: (file: File) => fileInput && fireEvent.change(fileInput, { target: { files: [file] } }),
    finish: (file: File, result: PhotoResult = { ok: true, photo: file }) =>
      act(async () => pictures.get(file.name)?.(result)),
    shownPicture: () => container.querySelector('img')?.getAttribute('src') ?? null,
    save,
    canSave: () => !save.disabled && save.getAttribute('aria-disabled') !== 'true',
    onCheck,
    onSubmit,
  };
}

it.each([free, taken])(
  'an answer to the duplicate check says nothing about other text: $message',
  async (answer) => {
    const form = open();
    form.type('오름지기');
    form.check();
    expect(form.onCheck.mock.calls).toEqual([['오름지기']]);
    form.type('오름지기님');
    await form.answerCheck(answer);
    expect(form.says()).toBe('닉네임 중복확인을 해주세요.');
    expect(form.canSave()).toBe(false);
  },
);

it('an answer to the duplicate check stands beside the text it is about', async () => {
  const form = open();
  form.type('오름지기');
  form.check();
  form.type('오름지기 ');
  await form.answerCheck(free);
  expect(form.says()).toBe('사용할 수 있는 닉네임입니다.');
  expect(form.canSave()).toBe(true);
});

it('a syllable that is being composed is not cut off, and afterwards the nickname has 20 characters', () => {
  const form = open();
  const twenty = '가나다라마바사아자차카타파하거너더러머버';
  form.type(`${twenty}가`);
  expect(form.nickname.value).toBe(twenty);
  fireEvent.compositionStart(form.nickname);
  form.type(`${twenty}ㅅ`);
  form.type(`${twenty}서`);
  expect(form.nickname.value).toBe(`${twenty}서`);
  fireEvent.compositionEnd(form.nickname);
  expect(form.nickname.value).toBe(twenty);
});

it('the nickname holds no more than a server takes: flags, of 2 code points each, are 10', () => {
  const form = open();
  form.type('🇰🇷'.repeat(11));
  expect(form.nickname.value).toBe('🇰🇷'.repeat(10));
});

it('a nickname typed as decomposed Hangul is checked and saved put together', async () => {
  const form = open();
  form.type('오름지기'.normalize('NFD'));
  form.check();
  expect(form.onCheck.mock.calls).toEqual([['오름지기'.normalize('NFC')]]);
  await form.answerCheck(free);
  expect(form.says()).toBe('사용할 수 있는 닉네임입니다.');
  await act(async () => fireEvent.click(form.save));
  expect(form.onSubmit.mock.calls).toEqual([[{ nickname: '오름지기'.normalize('NFC'), picture: null }]]);
});

it('the picture that was chosen last counts, although the one before took longer', async () => {
  const form = open();
  form.pick(slow);
  form.pick(quick);
  await form.finish(quick);
  expect(form.shownPicture()).toBe('blob:quick');
  await form.finish(slow);
  expect(form.shownPicture()).toBe('blob:quick');
});

it('the default picture stays although a picture chosen before is ready later', async () => {
  const form = open();
  form.pick(slow);
  fireEvent.click(screen.getByRole('button', { name: '기본 이미지로 변경' }));
  expect(form.canSave()).toBe(true);
  await form.finish(slow);
  expect(form.shownPicture()).toBeNull();
  await act(async () => fireEvent.click(form.save));
  expect(form.onSubmit.mock.calls).toEqual([[{ nickname: null, picture: 'default' }]]);
});

it('saving waits until the chosen picture is ready, so that it is not left out', async () => {
  const form = open();
  form.type('오름지기');
  form.check();
  await form.answerCheck(free);
  expect(form.canSave()).toBe(true);
  form.pick(slow);
  expect(form.canSave()).toBe(false);
  expect(form.nickname.readOnly).toBe(false);
  fireEvent.click(form.save);
  fireEvent.submit(form.nickname);
  expect(form.onSubmit).not.toHaveBeenCalled();

  await form.finish(slow);
  expect(form.canSave()).toBe(true);
  await act(async () => fireEvent.submit(form.nickname));
  expect(form.onSubmit.mock.calls).toEqual([[{ nickname: '오름지기', picture: slow }]]);
});

it('a picture that cannot be opened no longer holds up saving', async () => {
  const form = open();
  form.type('오름지기');
  form.check();
  await form.answerCheck(free);
  form.pick(slow);
  await form.finish(slow, { ok: false, problem: 'unreadable' });
  expect(screen.getByRole('alert').textContent).toBe('열 수 없는 사진이에요. JPG나 PNG 사진을 골라주세요.');
  expect(form.canSave()).toBe(true);
});
