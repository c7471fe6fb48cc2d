import { expect, it } from 'vitest';
import {
  canCheckNickname,
  canSaveProfile,
  isNicknameChecked,
  profileNicknameFeedback,
  NICKNAME_CHECK_FAILED_TEXT,
  profileNicknameMessage,
  type ProfileForm,
  toNicknameCheckResult,
  toProfileNicknameSchema,
} from './profile-nickname.ts';

function form(parts: Partial<ProfileForm> = {}): ProfileForm {
  return {
    currentNickname: '감귤이',
    typedNickname: '감귤이',
    checkedNickname: null,
    hasNewImage: false,
    isSaving: false,
    isChecking: false,
    ...parts,
  };
}

const renamed = { typedNickname: '오름지기', checkedNickname: '오름지기' };

it.each([
  ['an unchanged nickname', {}, true],
  ['an unchanged nickname with spaces about it', { typedNickname: ' 감귤이 ' }, true],
  ['a changed nickname', { typedNickname: '오름지기' }, false],
  ['a changed nickname that passed', renamed, true],
  ['a nickname edited after it passed', { ...renamed, typedNickname: '오름지기님' }, false],
  ['the old nickname typed again', { ...renamed, typedNickname: '감귤이' }, true],
  ['a changed nickname that passed, with spaces about it', { ...renamed, typedNickname: '오름지기 ' }, true],
  ['an unchanged nickname in decomposed form', { typedNickname: '감귤이'.normalize('NFD') }, true],
  [
    'a changed nickname that passed, in decomposed form',
    { ...renamed, typedNickname: '오름지기'.normalize('NFD') },
    true,
  ],
])(
  'the checked flag of the profile nickname is told from what was checked, for %s',
  (_, parts, isChecked) => {
    expect(isNicknameChecked(form(parts))).toBe(isChecked);
  },
);

it.each([
  [{ typedNickname: '' }, '닉네임을 입력해주세요.'],
  [{ typedNickname: '  ' }, '닉네임을 입력해주세요.'],
  [{ typedNickname: '오름지기' }, '닉네임 중복확인을 해주세요.'],
  [renamed, null],
  [{}, null],
])('the message about the profile nickname for %o is %s', (parts, message) => {
  expect(profileNicknameMessage(form(parts))).toBe(message);
});

it.each([
  ['', null, '닉네임을 입력해주세요.'],
  ['오름지기', null, '닉네임 중복확인을 해주세요.'],
  ['오름지기 ', '오름지기', undefined],
  ['감귤이', null, undefined],
])(
  'the message about the profile nickname for %j, of which %j passed the check, is what saving is refused with: %s',
  (nickname, checkedNickname, message) => {
    const [issue] =
      toProfileNicknameSchema('감귤이').safeParse({ nickname, checkedNickname }).error?.issues ?? [];
    expect(issue?.message).toBe(message);
    expect(issue?.path).toEqual(message && ['nickname']);
  },
);

it.each([
  [{ typedNickname: ' ' }, { tone: 'negative', message: '닉네임을 입력해주세요.' }],
  [{ typedNickname: '오름지기' }, { tone: 'normal', message: '닉네임 중복확인을 해주세요.' }],
  [renamed, { tone: 'positive', message: '사용할 수 있는 닉네임입니다.' }],
  [{}, { tone: 'normal', message: '' }],
])(
  'the message about the profile nickname is an error for %o only where there is no nickname: %o',
  (parts, feedback) => {
    expect(profileNicknameFeedback(form(parts))).toEqual(feedback);
  },
);

it('the message about the profile nickname tells a taken nickname from a free one', () => {
  expect(toNicknameCheckResult(true)).toEqual({ isFree: false, message: '이미 사용중인 닉네임입니다.' });
  expect(toNicknameCheckResult(false)).toEqual({ isFree: true, message: '사용할 수 있는 닉네임입니다.' });
  expect(NICKNAME_CHECK_FAILED_TEXT).toBe('중복확인에 실패했습니다.');
});

it.each([
  ['nothing changed', {}, false],
  ['a new picture', { hasNewImage: true }, true],
  ['a changed and checked nickname', renamed, true],
  ['a changed and unchecked nickname', { typedNickname: '오름지기' }, false],
  ['a new picture beside an unchecked nickname', { typedNickname: '오름지기', hasNewImage: true }, false],
  ['a new picture and an empty nickname', { typedNickname: ' ', hasNewImage: true }, false],
  ['saving under way', { ...renamed, isSaving: true }, false],
  ['checking under way', { ...renamed, isChecking: true }, false],
])('saving the profile with %s is enabled: %s', (_, parts, isEnabled) => {
  expect(canSaveProfile(form(parts))).toBe(isEnabled);
});

it.each([
  ['an unchanged nickname', {}, false],
  ['a changed nickname', { typedNickname: '오름지기' }, true],
  ['an empty nickname', { typedNickname: ' ' }, false],
  ['saving under way', { typedNickname: '오름지기', isSaving: true }, false],
  ['checking under way', { typedNickname: '오름지기', isChecking: true }, false],
])('the duplicate check with %s can be asked for: %s', (_, parts, isEnabled) => {
  expect(canCheckNickname(form(parts))).toBe(isEnabled);
});
