import { yearOfDay } from '../format/dates.ts';
import { errorFeedback, QUIET, type FieldFeedback } from '../field-feedback.ts';
import { birthYearError, referralFeedback } from './signup-fields.ts';
import { newPasswordFeedback, passwordConfirmFeedback } from '../account/new-password.ts';
import type { SignupState } from './signup-state.ts';

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
    passwordConfirm: passwordConfirmFeedback(state.password, state.passwordConfirm),
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
