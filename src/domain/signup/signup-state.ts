import { BRAND_NAME } from '../brand.ts';
import { yearOfDay } from '../format/dates.ts';
import { THEMES_MAX, THEMES_MIN } from '../limits.ts';
import type { ThemeLabel } from '../themes.ts';
import { birthYearError } from './signup-fields.ts';
import { isAuthCodeFilled } from './signup-email.ts';
import { isNewPasswordConfirmed, newPasswordError } from '../account/new-password.ts';

export type SignupFlow = 'email' | 'social';
export type SignupStep = 'email' | 'password' | 'personal' | 'profile' | 'themes';
export type Gender = 'MALE' | 'FEMALE';

/** The steps of each wizard, in order (1 §2, 1 §9). */
export const SIGNUP_STEPS: Record<SignupFlow, readonly SignupStep[]> = {
  email: ['email', 'password', 'personal', 'profile', 'themes'],
  social: ['personal', 'profile', 'themes'],
};

/** The state of either signup wizard (1 §3, 1 §4). Errors are empty texts when there is none. */
export interface SignupState {
  flow: SignupFlow;
  /** The step shown, counted from 0. */
  step: number;

  email: string;
  emailError: string;
  isEmailValid: boolean;
  /** Whether the email is free; its field is locked while this holds. */
  isDuplicateChecked: boolean;
  showAuthInput: boolean;
  authCode: string;
  authCodeError: string;
  isCodeSent: boolean;
  authPassed: boolean;

  password: string;
  passwordConfirm: string;
  /** The password is entered first, then confirmed. */
  passwordStage: 'entry' | 'confirm';
  passwordStatus: 'open' | 'registering' | 'registered';
  passwordError: string;

  gender: Gender | null;
  birthYear: string;

  /** Address of the chosen picture; empty means the placeholder. */
  imageUrl: string;
  /** Why the server did not take the picture. */
  imageError: string;
  nickname: string;
  nicknameError: string;
  isNicknameDuplicatedChecked: boolean;
  referralCode: string;
  referralError: string;

  themes: ThemeLabel[];

  /** Empty in the social wizard once the provider no longer takes it: then a new social login is needed. */
  socialCode: string;
  socialEmail: string;
  socialNickname: string;

  submission: 'open' | 'submitting' | 'submitted';
  submitError: string;
}

/** The email as it is before anything is known about it. */
export const BEFORE_EMAIL_CHECK = {
  emailError: '',
  isDuplicateChecked: false,
  showAuthInput: false,
  authCode: '',
  authCodeError: '',
  isCodeSent: false,
  authPassed: false,
} as const;

/** The password before it was typed. */
export const BEFORE_PASSWORD = {
  password: '',
  passwordConfirm: '',
  passwordStage: 'entry',
  passwordStatus: 'open',
  passwordError: '',
} as const;

function createSignup(flow: SignupFlow): SignupState {
  return {
    flow,
    step: 0,
    email: '',
    isEmailValid: false,
    ...BEFORE_EMAIL_CHECK,
    ...BEFORE_PASSWORD,
    gender: null,
    birthYear: '',
    imageUrl: '',
    imageError: '',
    nickname: '',
    nicknameError: '',
    isNicknameDuplicatedChecked: false,
    referralCode: BRAND_NAME,
    referralError: '',
    themes: [],
    socialCode: '',
    socialEmail: '',
    socialNickname: '',
    submission: 'open',
    submitError: '',
  };
}

/** The email wizard before anything was typed; the referral code is the brand's word (1 §3). */
export function createEmailSignup(): SignupState {
  return createSignup('email');
}

/**
 * The social wizard with what the provider told (1 §3); its nickname is proposed, unchecked. Without a code it goes on
 * with what was typed, but only a new social login can finish it.
 */
export function createSocialSignup(social: {
  code?: string;
  email?: string | null;
  nickname?: string | null;
}): SignupState {
  const socialNickname = social.nickname ?? '';
  return {
    ...createSignup('social'),
    socialCode: social.code ?? '',
    socialEmail: social.email ?? '',
    socialNickname,
    nickname: socialNickname.trim(),
  };
}

/** How many steps the wizard has: 5 by email, 3 by social login (1 §2, 1 §9). */
export function signupStepCount(flow: SignupFlow): number {
  return SIGNUP_STEPS[flow].length;
}

/** The step that is shown. */
export function currentSignupStep({ flow, step }: SignupState): SignupStep {
  return SIGNUP_STEPS[flow][step] ?? 'themes';
}

/** Whether the step shown is the wizard's last. */
export function isLastStep({ flow, step }: SignupState): boolean {
  return step === SIGNUP_STEPS[flow].length - 1;
}

/** Whether a step has all that it asks for (1 §4); `today` is the user's local day, YYYY-MM-DD. */
export function isStepComplete(state: SignupState, step: SignupStep, today: string): boolean {
  switch (step) {
    case 'email':
      return state.authPassed;
    case 'password':
      return state.passwordStatus === 'registered';
    case 'personal':
      return state.gender !== null && birthYearError(state.birthYear, yearOfDay(today)) === undefined;
    case 'profile':
      return state.isNicknameDuplicatedChecked;
    case 'themes':
      return state.themes.length >= THEMES_MIN && state.themes.length <= THEMES_MAX;
  }
}

/**
 * Whether 다음, or 가입 완료 on the last step, is enabled (1 §4). On the password step a good password leads to its
 * confirmation, and only a registered one onwards.
 *
 * @param today the user's local day, YYYY-MM-DD
 */
export function canGoNext(state: SignupState, today: string): boolean {
  const step = currentSignupStep(state);
  if (state.submission !== 'open') return false;
  if (step === 'password' && state.passwordStatus === 'open' && state.passwordStage === 'entry') {
    return newPasswordError(state.password) === undefined;
  }
  return isStepComplete(state, step, today);
}

/** Whether the final registration may be sent: on the last step, with every step complete, one at a time (1 §4). */
export function canSubmitSignup(state: SignupState, today: string): boolean {
  return (
    state.submission === 'open' &&
    isLastStep(state) &&
    !needsSocialLogin(state) &&
    SIGNUP_STEPS[state.flow].every((step) => isStepComplete(state, step, today))
  );
}

/** Whether the social login behind the wizard no longer counts, so that a new one has to come before the end. */
export function needsSocialLogin({ flow, socialCode }: SignupState): boolean {
  return flow === 'social' && socialCode === '';
}

/** Whether 중복확인 of the email is enabled: something is typed and not locked yet (1 §2). */
export function canCheckEmail({ email, isDuplicateChecked }: SignupState): boolean {
  return email !== '' && !isDuplicateChecked;
}

/** Whether 인증하기 is enabled: a code is typed and not confirmed yet (1 §5). */
export function canConfirmCode({ showAuthInput, authPassed, authCode }: SignupState): boolean {
  return showAuthInput && !authPassed && isAuthCodeFilled(authCode);
}

/**
 * Whether the password may be registered: good, confirmed, and not registered already (1 §4). When this turns true
 * and there is no passwordError, it is registered at once; after a failure the user tries again.
 */
export function canRegisterPassword(state: SignupState): boolean {
  return (
    state.passwordStage === 'confirm' &&
    state.passwordStatus === 'open' &&
    isNewPasswordConfirmed(state.password, state.passwordConfirm)
  );
}

/** Whether 중복확인 of the nickname is enabled: something is typed and not checked yet (1 §2). */
export function canCheckSignupNickname({ nickname, isNicknameDuplicatedChecked }: SignupState): boolean {
  return nickname.trim() !== '' && !isNicknameDuplicatedChecked;
}
