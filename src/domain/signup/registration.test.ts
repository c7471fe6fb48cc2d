import { expect, it } from 'vitest';
import { EMAIL, after, PERSONAL_TO_THEMES, complete, social } from '../../../tests/support/signup-wizards.ts';
import { createEmailSignup } from './signup-state.ts';
import { toEmailRegistration, toSocialRegistration } from './registration.ts';

it('the final registration sends what was typed, with the nickname trimmed', () => {
  expect(toEmailRegistration(complete)).toStrictEqual({
    email: EMAIL,
    nickname: '봄바람',
    themes: ['나홀로 여행'],
    gender: 'FEMALE',
    birthYear: '1998',
    referrerNickname: '도새기',
  });
  expect(toSocialRegistration(after(social, ...PERSONAL_TO_THEMES))).toStrictEqual({
    code: 'kakao-code-new',
    nickname: '봄바람',
    themes: ['나홀로 여행'],
    gender: 'FEMALE',
    birthYear: '1998',
    referrerNickname: '도새기',
  });
});

it('the final registration keeps 8 characters of the referrer, also of one that is still being composed', () => {
  const sentOf = (referralCode: string) =>
    toEmailRegistration(after(complete, { type: 'referralChanged', referralCode }))?.referrerNickname;
  expect(sentOf('한라산감귤이랑나')).toBe('한라산감귤이랑나');
  expect(sentOf('한라산감귤이랑나무')).toBe('한라산감귤이랑나');
});

it('the final registration leaves out an empty referrer, and sends nothing without a gender', () => {
  const decomposed = after(
    complete,
    { type: 'back' },
    { type: 'referralChanged', referralCode: '감귤이'.normalize('NFD') },
  );
  expect(toEmailRegistration(decomposed)?.referrerNickname).toBe('감귤이'.normalize('NFC'));
  const withoutReferrer = after(complete, { type: 'referralChanged', referralCode: ' ' });
  expect(toEmailRegistration(withoutReferrer)).not.toHaveProperty('referrerNickname');
  expect(toEmailRegistration(createEmailSignup())).toBeUndefined();
  expect(toSocialRegistration(social)).toBeUndefined();
});
