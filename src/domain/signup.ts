import * as v from 'valibot';
import { BRAND_NAME } from './brand.ts';
import { yearOfDay } from './dates.ts';
import { errorFeedback, QUIET, type FieldFeedback } from './field-feedback.ts';
import { THEMES_MAX, THEMES_MIN } from './limits.ts';
import { isThemeLabel, toggleTheme, type ThemeLabel } from './themes.ts';
import { birthYearError } from './validation/birth-year.ts';
import { referralFeedback, toReferralCode } from './validation/referral.ts';
import { isAuthCodeFilled, isEmailFormat, signupEmailError } from './validation/signup-email.ts';
import { signupNicknameError } from './validation/signup-nickname.ts';
import {
  isNewPasswordConfirmed,
  newPasswordError,
  newPasswordFeedback,
  passwordConfirmFeedback,
} from './validation/signup-password.ts';

export type SignupFlow = 'email' | 'social';
export type SignupStep = 'email' | 'password' | 'personal' | 'profile' | 'themes';
export type Gender = 'MALE' | 'FEMALE';

const STEPS: Record<SignupFlow, readonly SignupStep[]> = {
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

/** What the server refused about a registration, and why. */
export interface SignupRefusal {
  of: 'email' | 'image' | 'nickname' | 'referral' | 'socialCode';
  message: string;
}

/**
 * What happens in the wizards (1 §4). The answers of the server name what was asked, so that one that arrives after
 * the field has changed is ignored. `today` is the user's local day, YYYY-MM-DD.
 */
export type SignupAction =
  | { type: 'emailChanged'; email: string }
  /** The duplicate check was asked for; it is called only when isEmailValid. */
  | { type: 'emailCheckStarted' }
  | { type: 'emailChecked'; email: string; isTaken: boolean }
  | { type: 'emailCheckFailed'; email: string; message?: string }
  /** The user wants to change the locked email. */
  | { type: 'emailUnlocked' }
  | { type: 'codeSendStarted' }
  | { type: 'codeSent'; email: string }
  | { type: 'codeSendFailed'; email: string }
  | { type: 'authCodeChanged'; authCode: string }
  | { type: 'codeConfirmed'; email: string }
  /** The server refused the code. */
  | { type: 'codeRejected'; email: string; message?: string }
  /** The server could not be asked. */
  | { type: 'codeCheckFailed'; email: string }
  | { type: 'passwordChanged'; password: string }
  | { type: 'passwordConfirmChanged'; passwordConfirm: string }
  | { type: 'passwordRegisterStarted' }
  | { type: 'passwordRegistered'; email: string }
  /** A refusal of the email leads back to it. */
  | { type: 'passwordRegisterFailed'; email: string; message?: string; refusal?: SignupRefusal }
  | { type: 'genderChosen'; gender: Gender }
  | { type: 'birthYearChanged'; birthYear: string }
  | { type: 'imageChosen'; imageUrl: string }
  | { type: 'nicknameChanged'; nickname: string }
  /** The duplicate check was asked for; it is called only when the nickname has no error. */
  | { type: 'nicknameCheckStarted' }
  | { type: 'nicknameChecked'; nickname: string; isTaken: boolean; message?: string }
  | { type: 'nicknameCheckFailed'; nickname: string }
  | { type: 'referralChanged'; referralCode: string }
  | { type: 'themeToggled'; theme: ThemeLabel }
  /** `from` keeps a delayed or doubled wish from skipping a step. */
  | { type: 'next'; from: SignupStep; today: string }
  | { type: 'back' }
  | { type: 'submitStarted'; today: string }
  /** A refusal leads back to what was refused; without one there is a general message. */
  | { type: 'submitFailed'; refusal?: SignupRefusal }
  | { type: 'submitSucceeded' };

const BEFORE_EMAIL_CHECK = {
  emailError: '',
  isDuplicateChecked: false,
  showAuthInput: false,
  authCode: '',
  authCodeError: '',
  isCodeSent: false,
  authPassed: false,
} as const;

const BEFORE_PASSWORD = {
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
  return STEPS[flow].length;
}

/** The step that is shown. */
export function currentSignupStep({ flow, step }: SignupState): SignupStep {
  return STEPS[flow][step] ?? 'themes';
}

function isLastStep({ flow, step }: SignupState): boolean {
  return step === STEPS[flow].length - 1;
}

function isComplete(state: SignupState, step: SignupStep, today: string): boolean {
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
  return isComplete(state, step, today);
}

/** Whether the final registration may be sent: on the last step, with every step complete, one at a time (1 §4). */
export function canSubmitSignup(state: SignupState, today: string): boolean {
  return (
    state.submission === 'open' &&
    isLastStep(state) &&
    !needsSocialLogin(state) &&
    STEPS[state.flow].every((step) => isComplete(state, step, today))
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
export function canCheckNickname({ nickname, isNicknameDuplicatedChecked }: SignupState): boolean {
  return nickname.trim() !== '' && !isNicknameDuplicatedChecked;
}

/** The wizards' reducer (1 §4). Nothing but its outcome changes a wizard whose registration is on its way. */
export function signupReducer(state: SignupState, action: SignupAction): SignupState {
  if (state.submission === 'open') return reduceOpen(state, action);
  if (state.submission === 'submitted') return state;
  if (action.type === 'submitSucceeded') return { ...state, submission: 'submitted' };
  return action.type === 'submitFailed' ? reduceSubmitFailed(state, action) : state;
}

function reduceOpen(state: SignupState, action: SignupAction): SignupState {
  switch (action.type) {
    case 'emailChanged':
      return currentSignupStep(state) === 'email' ? reduceEmailChanged(state, action.email.trim()) : state;
    case 'emailCheckStarted':
      return { ...state, emailError: signupEmailError(state.email) ?? '' };
    case 'emailChecked':
      if (action.email !== state.email) return state;
      return action.isTaken
        ? { ...state, ...BEFORE_EMAIL_CHECK, emailError: '이미 사용중인 이메일입니다.' }
        : { ...state, emailError: '', isDuplicateChecked: true, showAuthInput: true };
    case 'emailCheckFailed':
      return action.email === state.email
        ? { ...state, emailError: action.message || '서버 오류가 발생했습니다.' }
        : state;
    case 'emailUnlocked':
      return currentSignupStep(state) === 'email' ? { ...state, ...BEFORE_EMAIL_CHECK } : state;
    case 'codeSendStarted':
    case 'codeSent':
    case 'codeSendFailed':
    case 'authCodeChanged':
    case 'codeConfirmed':
    case 'codeRejected':
    case 'codeCheckFailed':
      return state.showAuthInput && !state.authPassed ? reduceAuthCode(state, action) : state;
    case 'passwordChanged':
    case 'passwordConfirmChanged':
    case 'passwordRegisterStarted':
      return currentSignupStep(state) === 'password' ? reducePassword(state, action) : state;
    // The answer counts even when the user has gone back meanwhile: the step would wait for it for ever.
    case 'passwordRegistered':
    case 'passwordRegisterFailed':
      return reducePassword(state, action);
    case 'genderChosen':
      return { ...state, gender: action.gender };
    case 'birthYearChanged':
      return { ...state, birthYear: action.birthYear.trim() };
    case 'imageChosen':
      return { ...state, imageUrl: action.imageUrl, imageError: '' };
    case 'nicknameChanged':
      return { ...state, nickname: action.nickname, nicknameError: '', isNicknameDuplicatedChecked: false };
    case 'nicknameCheckStarted':
      return { ...state, nicknameError: signupNicknameError(state.nickname) ?? '' };
    case 'nicknameChecked':
      if (action.nickname !== state.nickname.trim()) return state;
      return action.isTaken
        ? { ...state, nicknameError: action.message || '이미 사용중인 닉네임입니다.' }
        : { ...state, nicknameError: '', isNicknameDuplicatedChecked: true };
    case 'nicknameCheckFailed':
      return action.nickname === state.nickname.trim()
        ? { ...state, nicknameError: '닉네임 확인 중 오류가 발생했습니다.' }
        : state;
    case 'referralChanged':
      return { ...state, referralCode: toReferralCode(action.referralCode), referralError: '' };
    case 'themeToggled':
      return { ...state, themes: toggleTheme(state.themes, action.theme), submitError: '' };
    case 'next':
      return reduceNext(state, action.from, action.today);
    case 'back':
      return reduceBack(state);
    case 'submitStarted':
      return canSubmitSignup(state, action.today)
        ? { ...state, submission: 'submitting', submitError: '' }
        : state;
    case 'submitFailed':
    case 'submitSucceeded':
      return state;
  }
}

/** A password is registered for one email: for another one it has to be registered again, not typed again. */
const NOT_REGISTERED = { passwordStatus: 'open', passwordError: '' } as const;

function reduceEmailChanged(state: SignupState, email: string): SignupState {
  return { ...state, ...BEFORE_EMAIL_CHECK, ...NOT_REGISTERED, email, isEmailValid: isEmailFormat(email) };
}

type AuthCodeAction = Extract<
  SignupAction,
  {
    type:
      | 'codeSendStarted'
      | 'codeSent'
      | 'codeSendFailed'
      | 'authCodeChanged'
      | 'codeConfirmed'
      | 'codeRejected'
      | 'codeCheckFailed';
  }
>;

function reduceAuthCode(state: SignupState, action: AuthCodeAction): SignupState {
  if ('email' in action && action.email !== state.email) return state;
  switch (action.type) {
    case 'codeSendStarted':
      return { ...state, isCodeSent: false, authCodeError: '' };
    case 'codeSent':
      return { ...state, isCodeSent: true, authCodeError: '' };
    case 'codeSendFailed':
      return { ...state, isCodeSent: false, authCodeError: '인증번호 전송 중 오류가 발생했습니다.' };
    case 'authCodeChanged':
      return { ...state, authCode: action.authCode.trim(), authCodeError: '' };
    case 'codeConfirmed':
      return { ...state, authPassed: true, authCodeError: '' };
    case 'codeRejected':
      return { ...state, authCodeError: action.message || '인증번호가 일치하지 않습니다.' };
    case 'codeCheckFailed':
      return { ...state, authCodeError: '서버와 통신 중 오류가 발생했습니다.' };
  }
}

type PasswordAction = Extract<
  SignupAction,
  {
    type:
      | 'passwordChanged'
      | 'passwordConfirmChanged'
      | 'passwordRegisterStarted'
      | 'passwordRegistered'
      | 'passwordRegisterFailed';
  }
>;

function reducePassword(state: SignupState, action: PasswordAction): SignupState {
  const isRegistering = state.passwordStatus === 'registering';
  switch (action.type) {
    case 'passwordChanged':
      return isRegistering ? state : { ...state, ...BEFORE_PASSWORD, password: action.password };
    case 'passwordConfirmChanged':
      return state.passwordStage === 'confirm' && state.passwordStatus === 'open'
        ? { ...state, passwordConfirm: action.passwordConfirm, passwordError: '' }
        : state;
    case 'passwordRegisterStarted':
      return canRegisterPassword(state)
        ? { ...state, passwordStatus: 'registering', passwordError: '' }
        : state;
    case 'passwordRegistered':
      return isRegistering && action.email === state.email
        ? { ...state, passwordStatus: 'registered' }
        : state;
    case 'passwordRegisterFailed':
      if (!isRegistering || action.email !== state.email) return state;
      return action.refusal
        ? reduceRefusal(state, action.refusal)
        : {
            ...state,
            passwordStatus: 'open',
            passwordError: action.message || '서버와 통신 중 오류가 발생했습니다.',
          };
  }
}

function reduceNext(state: SignupState, from: SignupStep, today: string): SignupState {
  if (from !== currentSignupStep(state) || isLastStep(state) || !canGoNext(state, today)) return state;
  const isPasswordEntry = from === 'password' && state.passwordStatus === 'open';
  return isPasswordEntry ? { ...state, passwordStage: 'confirm' } : { ...state, step: state.step + 1 };
}

function reduceBack(state: SignupState): SignupState {
  // The locked email has no other way to be corrected than to leave its step.
  if (state.step === 0) return { ...state, ...BEFORE_EMAIL_CHECK };
  const isConfirming = state.passwordStage === 'confirm' && state.passwordStatus === 'open';
  return {
    ...state,
    step: state.step - 1,
    submitError: '',
    ...(isConfirming && { passwordStage: 'entry', passwordConfirm: '', passwordError: '' }),
  };
}

function reduceSubmitFailed(
  state: SignupState,
  { refusal }: Extract<SignupAction, { type: 'submitFailed' }>,
): SignupState {
  const open: SignupState = { ...state, submission: 'open' };
  // The social wizard has no email to go back to.
  const canLeadBack = refusal && (refusal.of !== 'email' || state.flow === 'email');
  return canLeadBack
    ? reduceRefusal(open, refusal)
    : { ...open, submitError: '가입을 마치지 못했습니다. 다시 시도해주세요.' };
}

/** Back to what the server refused, with everything typed kept. */
function reduceRefusal(state: SignupState, { of, message }: SignupRefusal): SignupState {
  const profile = STEPS[state.flow].indexOf('profile');
  switch (of) {
    case 'email':
      return { ...state, ...BEFORE_EMAIL_CHECK, ...NOT_REGISTERED, step: 0, emailError: message };
    case 'image':
      return { ...state, step: profile, imageError: message };
    case 'nickname':
      return { ...state, step: profile, nicknameError: message, isNicknameDuplicatedChecked: false };
    case 'referral':
      return { ...state, step: profile, referralError: message };
    case 'socialCode':
      return { ...state, socialCode: '', submitError: message };
  }
}

export interface SignupFeedback {
  email: FieldFeedback;
  authCode: FieldFeedback;
  password: FieldFeedback;
  passwordConfirm: FieldFeedback;
  birthYear: FieldFeedback;
  nickname: FieldFeedback;
  referral: FieldFeedback;
}

/**
 * Tone and message of every field (1 §2, 1 §5, 1 §8).
 *
 * @param today the user's local day, YYYY-MM-DD
 */
export function signupFeedback(state: SignupState, today: string): SignupFeedback {
  return {
    email: fieldFeedback(state.emailError, state.isDuplicateChecked && ''),
    authCode: authCodeFeedback(state),
    password: newPasswordFeedback(state.password),
    passwordConfirm: state.passwordError
      ? errorFeedback(state.passwordError)
      : passwordConfirmFeedback(state.password, state.passwordConfirm),
    birthYear: birthYearFeedback(state.birthYear, today),
    nickname: fieldFeedback(
      state.nicknameError,
      state.isNicknameDuplicatedChecked && '사용할 수 있는 닉네임입니다.',
    ),
    referral: state.referralError ? errorFeedback(state.referralError) : referralFeedback(state.referralCode),
  };
}

/** An error first, then the praise of a field that has passed, which may be empty. */
function fieldFeedback(error: string, praise: string | false): FieldFeedback {
  if (error !== '') return errorFeedback(error);
  return praise === false ? QUIET : { tone: 'positive', message: praise };
}

function authCodeFeedback({ authCodeError, authPassed, isCodeSent }: SignupState): FieldFeedback {
  if (isCodeSent && !authPassed && authCodeError === '') {
    return { tone: 'normal', message: '인증번호를 보냈어요.' };
  }
  return fieldFeedback(authCodeError, authPassed && '이메일 인증이 완료됐어요.');
}

function birthYearFeedback(birthYear: string, today: string): FieldFeedback {
  if (birthYear === '') return QUIET;
  return fieldFeedback(birthYearError(birthYear, yearOfDay(today)) ?? '', '');
}

/** What both final registrations have in common (1 §7). */
export interface Registration {
  nickname: string;
  themes: ThemeLabel[];
  gender: Gender;
  birthYear: string;
  /** Left out when no referrer was typed. */
  referrerNickname?: string;
}

function toRegistration(state: SignupState): Registration | undefined {
  if (state.gender === null) return undefined;
  const referrerNickname = state.referralCode.trim().normalize('NFC');
  return {
    nickname: state.nickname.trim().normalize('NFC'),
    themes: state.themes,
    gender: state.gender,
    birthYear: state.birthYear,
    ...(referrerNickname !== '' && { referrerNickname }),
  };
}

/** What the final registration by email sends, apart from the picture; undefined without a gender (1 §7). */
export function toEmailRegistration(state: SignupState): (Registration & { email: string }) | undefined {
  const registration = toRegistration(state);
  return registration && { email: state.email, ...registration };
}

/** What the final registration by social login sends; undefined without a gender (1 §7). */
export function toSocialRegistration(state: SignupState): (Registration & { code: string }) | undefined {
  const registration = toRegistration(state);
  return registration && { code: state.socialCode, ...registration };
}

const savedSignup = v.object({
  flow: v.picklist(['email', 'social']),
  step: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  email: v.string(),
  isDuplicateChecked: v.boolean(),
  authCode: v.string(),
  isCodeSent: v.boolean(),
  authPassed: v.boolean(),
  passwordRegistered: v.boolean(),
  gender: v.nullable(v.picklist(['MALE', 'FEMALE'])),
  birthYear: v.string(),
  imageUrl: v.string(),
  nickname: v.string(),
  isNicknameDuplicatedChecked: v.boolean(),
  referralCode: v.string(),
  themes: v.array(v.string()),
  socialCode: v.string(),
  socialEmail: v.string(),
  socialNickname: v.string(),
});

export type SavedSignup = v.InferOutput<typeof savedSignup>;

/**
 * What of a wizard outlives a reload: all but passwords, error messages, and a picture that only this page can show. That the password is registered is kept, so that it is not asked for again.
 */
export function toSavedSignup(state: SignupState): SavedSignup {
  return {
    flow: state.flow,
    step: state.step,
    email: state.email,
    isDuplicateChecked: state.isDuplicateChecked,
    authCode: state.authCode,
    isCodeSent: state.isCodeSent,
    authPassed: state.authPassed,
    passwordRegistered: state.passwordStatus === 'registered',
    gender: state.gender,
    birthYear: state.birthYear,
    imageUrl: /^(blob|data):/.test(state.imageUrl) ? '' : state.imageUrl,
    nickname: state.nickname,
    isNicknameDuplicatedChecked: state.isNicknameDuplicatedChecked,
    referralCode: state.referralCode,
    themes: state.themes,
    socialCode: state.socialCode,
    socialEmail: state.socialEmail,
    socialNickname: state.socialNickname,
  };
}

/**
 * A wizard as it was before a reload. Storage may hold anything: what cannot be read, belongs to the other wizard, or
 * to another social login gives the initial state; a social login whose code the provider no longer took is continued
 * by the next one of the same person. Each check counts only where the one before it does, and the
 * wizard goes no further than its first incomplete step.
 *
 * @param initial the wizard as it would begin; without a social code it takes the saved one
 * @param today the user's local day, YYYY-MM-DD
 */
export function fromSavedSignup(saved: unknown, initial: SignupState, today: string): SignupState {
  const parsed = v.safeParse(savedSignup, saved);
  if (!parsed.success || parsed.output.flow !== initial.flow) return initial;
  const { passwordRegistered, themes, ...kept } = parsed.output;
  if (!isContinued(kept, initial)) return initial;
  const isEmailValid = isEmailFormat(kept.email);
  const isDuplicateChecked = isEmailValid && kept.isDuplicateChecked;
  const authPassed = isDuplicateChecked && kept.authPassed;
  const restored: SignupState = {
    ...initial,
    ...kept,
    isEmailValid,
    isDuplicateChecked,
    showAuthInput: isDuplicateChecked,
    authCode: isDuplicateChecked ? kept.authCode : '',
    isCodeSent: isDuplicateChecked && kept.isCodeSent,
    authPassed,
    socialCode: initial.socialCode || kept.socialCode,
    socialEmail: initial.socialEmail || kept.socialEmail,
    socialNickname: initial.socialNickname || kept.socialNickname,
    passwordStatus: authPassed && passwordRegistered ? 'registered' : 'open',
    isNicknameDuplicatedChecked:
      kept.isNicknameDuplicatedChecked && signupNicknameError(kept.nickname) === undefined,
    referralCode: toReferralCode(kept.referralCode),
    themes: [...new Set(themes.filter(isThemeLabel))].slice(0, THEMES_MAX),
  };
  const steps = STEPS[initial.flow];
  const firstIncomplete = steps.findIndex((step) => !isComplete(restored, step, today));
  const furthest = firstIncomplete === -1 ? steps.length - 1 : firstIncomplete;
  return { ...restored, step: Math.min(kept.step, furthest) };
}

/** Whether a kept wizard goes on with the social login that has begun this one, where there is one. */
function isContinued(
  kept: Pick<SavedSignup, 'socialCode' | 'socialEmail'>,
  { socialCode, socialEmail }: SignupState,
): boolean {
  if (socialCode === '' || kept.socialCode === socialCode) return true;
  if (kept.socialCode !== '') return false;
  return kept.socialEmail === '' || socialEmail === '' || kept.socialEmail === socialEmail;
}
