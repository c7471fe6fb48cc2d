import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  isNewPasswordConfirmed,
  newPasswordError,
  newPasswordFeedback,
  passwordConfirmFeedback,
  passwordRuleParts,
} from './new-password.ts';

const CHARACTERS = '영문, 숫자, 특수문자(! _ @ -)만 사용할 수 있습니다.';
const SYMBOL = '특수문자(! _ @ -)를 1개 이상 포함해주세요.';
const WORD = '영문 또는 숫자를 포함해주세요.';

it.each([
  ['', '8자 이상 입력해주세요.'],
  ['jeju_26', '8자 이상 입력해주세요.'],
  ['jeju_202', undefined],
  ['jeju_2026_ab', undefined],
  ['jeju_2026_abc', '12자 이하로 입력해주세요.'],
  ['jeju_2026 a', CHARACTERS],
  ['jeju_2026#', CHARACTERS],
  ['jeju_2026\n', CHARACTERS],
  ['제주도_비밀번호', CHARACTERS],
  ['jejú_2026', CHARACTERS],
  ['ｊeju_2026', CHARACTERS],
  ['jeju_2026👍', CHARACTERS],
  ['jeju2026', SYMBOL],
  ['jejujeju', SYMBOL],
  ['20262026', SYMBOL],
  ['!_@-!_@-', WORD],
  ['!!!!!!!!', WORD],
  ['jeju!202', undefined],
  ['jeju@202', undefined],
  ['jeju-202', undefined],
  ['_______a', undefined],
  ['_______1', undefined],
])('newPasswordError says about %j: %s', (password, message) => {
  expect(newPasswordError(password)).toBe(message);
});

it('newPasswordError tells the first of several messages', () => {
  expect(newPasswordError('#')).toBe('8자 이상 입력해주세요.');
  expect(newPasswordError('#############')).toBe('12자 이하로 입력해주세요.');
  expect(newPasswordError('########')).toBe(CHARACTERS);
});

it('newPasswordError agrees with the rule of the wire on every text', () => {
  const wire = /^(?=.*[!_@-])(?=.*[A-Za-z0-9])[A-Za-z0-9!_@-]{8,12}$/;
  const unit = fc.constantFrom('a', 'Z', '0', '9', '!', '_', '@', '-', '#', ' ', '가');
  fc.assert(
    fc.property(fc.string({ unit, minLength: 6, maxLength: 14 }), (password) => {
      expect(newPasswordError(password) === undefined).toBe(wire.test(password));
    }),
  );
});

it('newPasswordFeedback is quiet while empty, negative with the first message, positive when good', () => {
  expect(newPasswordFeedback('')).toEqual({ tone: 'normal', message: '' });
  expect(newPasswordFeedback('jeju')).toEqual({ tone: 'negative', message: '8자 이상 입력해주세요.' });
  expect(newPasswordFeedback('jeju_2026')).toEqual({ tone: 'positive', message: '' });
});

it('passwordConfirmFeedback is quiet while empty', () => {
  expect(passwordConfirmFeedback('jeju_2026', '')).toEqual({ tone: 'normal', message: '' });
  expect(passwordConfirmFeedback('', '')).toEqual({ tone: 'normal', message: '' });
});

it('passwordConfirmFeedback tells whether both are the same, to the letter', () => {
  expect(passwordConfirmFeedback('jeju_2026', 'jeju_2026')).toEqual({
    tone: 'positive',
    message: '비밀번호가 일치합니다.',
  });
  for (const other of ['jeju_202', 'Jeju_2026', 'jeju_2026 ']) {
    expect(passwordConfirmFeedback('jeju_2026', other)).toEqual({
      tone: 'negative',
      message: '비밀번호가 일치하지 않습니다.',
    });
  }
});

it('isNewPasswordConfirmed asks for a good password that is confirmed', () => {
  expect(isNewPasswordConfirmed('jeju_2026', 'jeju_2026')).toBe(true);
  expect(isNewPasswordConfirmed('jeju_2026', 'jeju_2027')).toBe(false);
  expect(isNewPasswordConfirmed('jeju2026', 'jeju2026')).toBe(false);
  expect(isNewPasswordConfirmed('', '')).toBe(false);
});

it.each([
  ['', []],
  ['jeju', ['영문 또는 숫자']],
  ['jeju!', ['영문 또는 숫자', '특수문자(! _ @ -)']],
  ['jeju2026', ['영문 또는 숫자', '8~12자']],
  ['jeju_2026', ['영문 또는 숫자', '특수문자(! _ @ -)', '8~12자']],
  ['jeju_2026_abc', ['영문 또는 숫자', '특수문자(! _ @ -)']],
  ['jeju_2026#', ['특수문자(! _ @ -)', '8~12자']],
  ['!_@-!_@-', ['특수문자(! _ @ -)', '8~12자']],
])('of the rule %j keeps %j', (password, kept) => {
  const parts = passwordRuleParts(password);
  expect(parts.filter(({ isKept }) => isKept).map(({ label }) => label)).toEqual(kept);
});

it('a password keeps every part of the rule just when nothing is wrong with it', () => {
  const typed = fc.string({
    unit: fc.constantFrom('a', 'Z', '9', '!', '_', '@', '-', '#', ' ', '제'),
    maxLength: 14,
  });
  fc.assert(
    fc.property(typed, (password) => {
      const isGood = newPasswordError(password) === undefined;
      expect(passwordRuleParts(password).every(({ isKept }) => isKept)).toBe(isGood);
    }),
  );
});
