import { QUIET, type FieldFeedback } from '../field-feedback.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '../limits.ts';
import { countCharacters } from '../format/text.ts';

/** The rule of a new password, told beforehand (1 §5). */
export const PASSWORD_RULE_TEXT = '영문, 숫자에 특수문자(! _ @ -)를 1개 이상 더해 8~12자로 만들어주세요.';

/** What is said about a confirmation that is another password (1 §5). */
export const PASSWORDS_DIFFER_TEXT = '비밀번호가 일치하지 않습니다.';

/**
 * The first message for a new password, or undefined for a good one (1 §5): 8 characters or more, 12 or fewer,
 * only letters, digits and ! _ @ -, at least one of those symbols, and a letter or digit.
 */
export function newPasswordError(password: string): string | undefined {
  const length = countCharacters(password);
  if (length < PASSWORD_MIN) return '8자 이상 입력해주세요.';
  if (length > PASSWORD_MAX) return '12자 이하로 입력해주세요.';
  if (!/^[A-Za-z0-9!_@-]*$/.test(password)) return '영문, 숫자, 특수문자(! _ @ -)만 사용할 수 있습니다.';
  if (!/[!_@-]/.test(password)) return '특수문자(! _ @ -)를 1개 이상 포함해주세요.';
  if (!/[A-Za-z0-9]/.test(password)) return '영문 또는 숫자를 포함해주세요.';
  return undefined;
}

/** What the field of a new password tells: nothing while empty, then the first message, positive when good (1 §5). */
export function newPasswordFeedback(password: string): FieldFeedback {
  if (password === '') return QUIET;
  const error = newPasswordError(password);
  return error ? { tone: 'negative', message: error } : { tone: 'positive', message: '' };
}

/** What the confirmation of a new password tells: nothing while empty, then whether both are the same (1 §5). */
export function passwordConfirmFeedback(password: string, confirm: string): FieldFeedback {
  if (confirm === '') return QUIET;
  return confirm === password
    ? { tone: 'positive', message: '비밀번호가 일치합니다.' }
    : { tone: 'negative', message: PASSWORDS_DIFFER_TEXT };
}

/** Whether a new password is good and confirmed, so that it may be sent (1 §5, 2 §5). */
export function isNewPasswordConfirmed(password: string, confirm: string): boolean {
  return newPasswordError(password) === undefined && confirm === password;
}
