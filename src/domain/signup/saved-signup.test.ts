import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  TODAY,
  EMAIL,
  QUIET,
  after,
  EMAIL_PASSED,
  EMAIL_REFUSED,
  PASSWORD_CONFIRMED,
  PASSWORD_REGISTERED,
  PERSONAL_TO_THEMES,
  atConfirm,
  registered,
  atPersonal,
  complete,
  social,
} from '../../../tests/support/signup-wizards.ts';
import {
  canGoNext,
  canSubmitSignup,
  createEmailSignup,
  createSocialSignup,
  currentSignupStep,
  type SignupState,
} from './signup-state.ts';
import type { SignupAction } from './signup-reducer.ts';
import { signupFeedback } from './signup-feedback.ts';
import { fromSavedSignup, toSavedSignup } from './saved-signup.ts';

function reload(state: SignupState, initial = createEmailSignup()): SignupState {
  return fromSavedSignup(JSON.parse(JSON.stringify(toSavedSignup(state))), initial, TODAY);
}

function withImage(imageUrl: string): string {
  return reload(after(complete, { type: 'imageChosen', imageUrl })).imageUrl;
}

it('a reload keeps no password', () => {
  expect(JSON.stringify(toSavedSignup(complete))).not.toContain('jeju_2026');
});

it('a reload loses nothing but passwords and error messages after the password is registered', () => {
  const restored = reload(complete);
  expect(restored).toEqual({
    ...complete,
    password: '',
    passwordConfirm: '',
    passwordStage: 'entry',
  });
  expect(canSubmitSignup(restored, TODAY)).toBe(true);
});

it('a reload asks for the password again when it was not registered', () => {
  const restored = reload(after(atConfirm, { type: 'passwordRegisterStarted' }));
  expect(currentSignupStep(restored)).toBe('password');
  expect(restored).toMatchObject({
    password: '',
    passwordStage: 'entry',
    passwordStatus: 'open',
    authPassed: true,
  });
  expect(canGoNext(restored, TODAY)).toBe(false);
});

it('a reload goes on behind a registered password without asking for it again', () => {
  const restored = reload(registered);
  expect(currentSignupStep(restored)).toBe('password');
  expect(canGoNext(restored, TODAY)).toBe(true);
  expect(currentSignupStep(after(restored, { type: 'next', from: 'password', today: TODAY }))).toBe(
    'personal',
  );
});

it('a reload shows the code input again while the code is not confirmed, and that the code was sent', () => {
  const restored = reload(after(createEmailSignup(), ...EMAIL_PASSED.slice(0, 6)));
  expect(restored).toMatchObject({
    email: EMAIL,
    isEmailValid: true,
    isDuplicateChecked: true,
    showAuthInput: true,
    authCode: '482913',
    authPassed: false,
  });
  expect(signupFeedback(restored, TODAY).authCode.message).toBe('인증번호를 보냈어요.');
  const unsent = reload(after(createEmailSignup(), ...EMAIL_PASSED.slice(0, 4)));
  expect(signupFeedback(unsent, TODAY).authCode).toEqual(QUIET);
  const unchecked = fromSavedSignup(
    { ...toSavedSignup(restored), isDuplicateChecked: false },
    createEmailSignup(),
    TODAY,
  );
  expect(unchecked).toMatchObject({ authCode: '', isCodeSent: false });
});

it('a reload opens a registration that was on its way', () => {
  expect(reload(after(complete, { type: 'submitStarted', today: TODAY })).submission).toBe('open');
});

it('a reload keeps a picture only when it can be shown again', () => {
  expect(withImage('blob:https://dosaegi.example/1')).toBe('');
  expect(withImage('data:image/png;base64,AA')).toBe('');
  expect(withImage('/uploads/1.png')).toBe('/uploads/1.png');
});

it('a reload keeps the social wizard for the same social login only', () => {
  const state = after(social, ...PERSONAL_TO_THEMES);
  expect(reload(state, createSocialSignup({ code: 'kakao-code-new' }))).toEqual(state);
  expect(reload(state, createSocialSignup({ code: '' }))).toEqual(state);
  const other = createSocialSignup({ code: 'kakao-code-other' });
  expect(reload(state, other)).toBe(other);
  expect(reload(state)).toEqual(createEmailSignup());
});

it('a reload goes on after a new social login of the same person when the code was refused', () => {
  const state = after(social, ...PERSONAL_TO_THEMES);
  const refused = { ...state, socialCode: '' };
  const nextLogin = (email?: string) => createSocialSignup({ code: 'kakao-code-next', email });
  const continued = { ...state, socialCode: 'kakao-code-next' };
  expect(reload(refused, createSocialSignup({}))).toEqual(refused);
  expect(reload(refused, nextLogin(EMAIL))).toEqual(continued);
  expect(reload(refused, nextLogin())).toEqual(continued);
  expect(reload({ ...refused, socialEmail: '' }, nextLogin(EMAIL))).toEqual(continued);
  const stranger = nextLogin('other@example.com');
  expect(reload(refused, stranger)).toBe(stranger);
});

it.each([undefined, null, '', 'x', 7, [], {}, { flow: 'email' }, { ...toSavedSignup(complete), step: -1 }])(
  'a reload begins anew from %j',
  (saved) => {
    const initial = createEmailSignup();
    expect(fromSavedSignup(saved, initial, TODAY)).toBe(initial);
  },
);

it('a reload goes no further than the first incomplete step', () => {
  const saved = toSavedSignup(complete);
  const restoredStep = (change: object) =>
    currentSignupStep(fromSavedSignup({ ...saved, ...change }, createEmailSignup(), TODAY));
  expect(restoredStep({ step: 99 })).toBe('themes');
  expect(restoredStep({ email: 'nonsense' })).toBe('email');
  expect(restoredStep({ isDuplicateChecked: false })).toBe('email');
  expect(restoredStep({ passwordRegistered: false })).toBe('password');
  expect(restoredStep({ birthYear: '1899' })).toBe('personal');
  expect(restoredStep({ nickname: '귤' })).toBe('profile');
  expect(restoredStep({ themes: [] })).toBe('themes');
  expect(restoredStep({ step: 1 })).toBe('password');
});

it('a reload applies the limits of themes and referral code again', () => {
  const restored = fromSavedSignup(
    {
      ...toSavedSignup(complete),
      themes: ['힐링', '힐링', '쇼핑', '자연', '데이트', '반려동물'],
      referralCode: '한라산감귤이랑나무',
    },
    createEmailSignup(),
    TODAY,
  );
  expect(restored).toMatchObject({ themes: ['힐링', '자연', '데이트'], referralCode: '한라산감귤이랑나' });
});

const anyAction = fc.constantFrom<SignupAction>(
  ...EMAIL_PASSED,
  ...PASSWORD_CONFIRMED,
  ...PASSWORD_REGISTERED,
  { type: 'next', from: 'password', today: TODAY },
  ...PERSONAL_TO_THEMES,
  { type: 'emailChanged', email: 'other@example.com' },
  { type: 'codeRejected', email: EMAIL },
  { type: 'nicknameChanged', nickname: '귤' },
  { type: 'back' },
  { type: 'submitStarted', today: TODAY },
  { type: 'submitFailed' },
  { type: 'submitFailed', refusal: EMAIL_REFUSED },
  { type: 'emailUnlocked' },
  { type: 'submitSucceeded' },
);

const anyStart = fc.constantFrom(createEmailSignup(), atConfirm, registered, atPersonal, complete);

it('any order of events never leaves a step behind that blocks the way, and survives a reload at any time', () => {
  fc.assert(
    fc.property(anyStart, fc.array(anyAction, { maxLength: 30 }), (start, actions) => {
      const state = after(start, ...actions);
      expect(state.step < 1 || state.authPassed).toBe(true);
      expect(state.step < 2 || state.passwordStatus === 'registered').toBe(true);
      expect(state.submission === 'open' || state.isNicknameDuplicatedChecked).toBe(true);
      expect(reload(state).step).toBeLessThanOrEqual(state.step);
    }),
    { numRuns: 1000 },
  );
});
