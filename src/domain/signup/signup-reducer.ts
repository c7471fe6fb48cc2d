import { toggleTheme, type ThemeLabel } from '../themes.ts';
import { signupNicknameError, toBirthYear } from './signup-fields.ts';
import { isEmailFormat, signupEmailError } from './signup-email.ts';
import {
  BEFORE_EMAIL_CHECK,
  BEFORE_PASSWORD,
  SIGNUP_STEPS,
  canGoNext,
  canRegisterPassword,
  canSubmitSignup,
  currentSignupStep,
  isLastStep,
  type Gender,
  type SignupState,
  type SignupStep,
} from './signup-state.ts';

/** What the server refused about a registration, and why. */
export interface SignupRefusal {
  of: 'email' | 'image' | 'nickname' | 'referral' | 'socialCode';
  message: string;
}

/** A communication failure (1 §8). */
const NOT_REACHED = '서버와 통신 중 오류가 발생했습니다.';

/**
 * What happens in the wizards (1 §4). The answers of the server name what was asked, so that one that arrives after
 * the field has changed is ignored. `today` is the user's local day, YYYY-MM-DD.
 */
export type SignupAction =
  | { type: 'emailChanged'; email: string }
  /** The duplicate check was asked for; it is called only when isEmailValid. */
  | { type: 'emailCheckStarted' }
  | { type: 'emailChecked'; email: string; isTaken: boolean }
  /** Without a message: by a fault of the server, or on the way to it. */
  | { type: 'emailCheckFailed'; email: string; message?: string; isUnanswered?: boolean }
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
        ? {
            ...state,
            emailError: action.message || (action.isUnanswered ? NOT_REACHED : '서버 오류가 발생했습니다.'),
          }
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
      return { ...state, birthYear: toBirthYear(state.birthYear, action.birthYear) };
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
      return { ...state, referralCode: action.referralCode, referralError: '' };
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
      return { ...state, authCodeError: NOT_REACHED };
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
            passwordError: action.message || NOT_REACHED,
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
  const profile = SIGNUP_STEPS[state.flow].indexOf('profile');
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
