import {
  createEmailSignup,
  createSocialSignup,
  type SignupState,
} from '../../src/domain/signup/signup-state.ts';
import { signupReducer, type SignupAction } from '../../src/domain/signup/signup-reducer.ts';

/** The user's local day in these wizards. */
export const TODAY = '2026-04-12';
export const EMAIL = 'gamgyul@example.com';
/** A field that says nothing. */
export const QUIET = { tone: 'normal', message: '' };

/** The wizard after all this has happened to it. */
export function after(state: SignupState, ...actions: SignupAction[]): SignupState {
  return actions.reduce(signupReducer, state);
}

export const EMAIL_PASSED: SignupAction[] = [
  { type: 'emailChanged', email: EMAIL },
  { type: 'emailCheckStarted' },
  { type: 'emailChecked', email: EMAIL, isTaken: false },
  { type: 'codeSendStarted' },
  { type: 'codeSent', email: EMAIL },
  { type: 'authCodeChanged', authCode: '482913' },
  { type: 'codeConfirmed', email: EMAIL },
];

export const EMAIL_REFUSED = { of: 'email', message: '이미 사용중인 이메일입니다.' } as const;

export const NEXT_FROM_EMAIL: SignupAction = { type: 'next', from: 'email', today: TODAY };

export const PASSWORD_CONFIRMED: SignupAction[] = [
  NEXT_FROM_EMAIL,
  { type: 'passwordChanged', password: 'jeju_2026' },
  { type: 'next', from: 'password', today: TODAY },
  { type: 'passwordConfirmChanged', passwordConfirm: 'jeju_2026' },
];

export const PASSWORD_REGISTERED: SignupAction[] = [
  { type: 'passwordRegisterStarted' },
  { type: 'passwordRegistered', email: EMAIL },
];

export const PERSONAL_TO_THEMES: SignupAction[] = [
  { type: 'genderChosen', gender: 'FEMALE' },
  { type: 'birthYearChanged', birthYear: '1998' },
  { type: 'next', from: 'personal', today: TODAY },
  { type: 'nicknameChanged', nickname: ' 봄바람 ' },
  { type: 'nicknameCheckStarted' },
  { type: 'nicknameChecked', nickname: '봄바람', isTaken: false },
  { type: 'next', from: 'profile', today: TODAY },
  { type: 'themeToggled', theme: '나홀로 여행' },
];

/** Wizards on their way: at the password's confirmation, with the password registered, and so on to the end. */
export const atConfirm = after(createEmailSignup(), ...EMAIL_PASSED, ...PASSWORD_CONFIRMED);
export const registered = after(atConfirm, ...PASSWORD_REGISTERED);
export const atPersonal = after(registered, { type: 'next', from: 'password', today: TODAY });
export const complete = after(atPersonal, ...PERSONAL_TO_THEMES);
/** A social wizard as it begins. */
export const social = createSocialSignup({ code: 'kakao-code-new', email: EMAIL, nickname: '봄' });
