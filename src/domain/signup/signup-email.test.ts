import { expect, it } from 'vitest';
import { isAuthCodeFilled, signupEmailError } from './signup-email.ts';

it.each(['', 'gamgyul', 'gamgyul@example', '@example.com', 'gam gyul@example.com', 'a@b@c.com', 'a@.'])(
  'signupEmailError refuses %j',
  (email) => {
    expect(signupEmailError(email)).toBe('이메일 형식을 확인해주세요.');
  },
);

it.each(['gamgyul@example.com', ' gamgyul@example.com ', 'a.b+c@sub.example.co.kr', '감귤@제주.한국'])(
  'signupEmailError takes %j',
  (email) => {
    expect(signupEmailError(email)).toBeUndefined();
  },
);

it('isAuthCodeFilled asks for at least one character', () => {
  expect(isAuthCodeFilled('')).toBe(false);
  expect(isAuthCodeFilled('  ')).toBe(false);
  expect(isAuthCodeFilled('4')).toBe(true);
});
