import { describe, expect, it } from 'vitest';
import { isAuthCodeFilled, signupEmailError } from './signup-email.ts';

describe('signupEmailError', () => {
  it.each(['', 'gamgyul', 'gamgyul@example', '@example.com', 'gam gyul@example.com', 'a@b@c.com', 'a@.'])(
    'refuses %j',
    (email) => {
      expect(signupEmailError(email)).toBe('이메일 형식을 확인해주세요.');
    },
  );

  it.each(['gamgyul@example.com', ' gamgyul@example.com ', 'a.b+c@sub.example.co.kr', '감귤@제주.한국'])(
    'takes %j',
    (email) => {
      expect(signupEmailError(email)).toBeUndefined();
    },
  );
});

describe('isAuthCodeFilled', () => {
  it('asks for at least one character', () => {
    expect(isAuthCodeFilled('')).toBe(false);
    expect(isAuthCodeFilled('  ')).toBe(false);
    expect(isAuthCodeFilled('4')).toBe(true);
  });
});
