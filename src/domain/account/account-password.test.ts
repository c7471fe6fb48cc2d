import { expect, it } from 'vitest';
import { AccountPasswordSchema } from './account-password.ts';
import { newPasswordFeedback, passwordConfirmFeedback } from './new-password.ts';

/** What the form shows and allows. */
const checkAccountPassword = (password: string, confirm: string) => ({
  password: newPasswordFeedback(password),
  confirm: passwordConfirmFeedback(password, confirm),
  isReady: AccountPasswordSchema.safeParse({ password, confirm }).success,
});

const QUIET = { tone: 'normal', message: '' };

it('the password of the account has no messages for empty fields', () => {
  expect(checkAccountPassword('', '')).toEqual({ password: QUIET, confirm: QUIET, isReady: false });
});

it.each([
  ['jeju_26', '8자 이상 입력해주세요.'],
  ['jeju_2026_abc', '12자 이하로 입력해주세요.'],
  ['jeju_2026#', '영문, 숫자, 특수문자(! _ @ -)만 사용할 수 있습니다.'],
  ['jeju2026', '특수문자(! _ @ -)를 1개 이상 포함해주세요.'],
  ['!_@-!_@-', '영문 또는 숫자를 포함해주세요.'],
])('the password of the account shows for %s the first message of the signup rules', (password, message) => {
  expect(checkAccountPassword(password, '').password).toEqual({ tone: 'negative', message });
  expect(checkAccountPassword(password, password).isReady).toBe(false);
});

it('the password of the account asks for the same text twice', () => {
  expect(checkAccountPassword('jeju_2026', 'jeju_2027')).toEqual({
    password: { tone: 'positive', message: '' },
    confirm: { tone: 'negative', message: '비밀번호가 일치하지 않습니다.' },
    isReady: false,
  });
});

it('the password of the account is ready with a good password typed twice, of 8 and of 12 characters', () => {
  for (const password of ['jeju_202', 'jeju_2026_ab']) {
    expect(checkAccountPassword(password, password)).toEqual({
      password: { tone: 'positive', message: '' },
      confirm: { tone: 'positive', message: '비밀번호가 일치합니다.' },
      isReady: true,
    });
  }
});
