import { QUIET, type FieldFeedback } from '../field-feedback.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '../limits.ts';
import { countCharacters } from '../format/text.ts';

const ALLOWED = /^[A-Za-z0-9!_@-]*$/;
const SYMBOL = /[!_@-]/;
const WORD = /[A-Za-z0-9]/;

/** A part of the rule of a new password, and whether what was typed so far keeps it. */
export interface PasswordRulePart {
  label: string;
  isKept: boolean;
}

/** The rule of a new password in parts, told beforehand (1 §5): a password that keeps all of them is a good one. */
export function passwordRuleParts(password: string): PasswordRulePart[] {
  const length = countCharacters(password);
  return [
    { label: '영문 또는 숫자', isKept: WORD.test(password) && ALLOWED.test(password) },
    { label: '특수문자(! _ @ -)', isKept: SYMBOL.test(password) },
    { label: `${PASSWORD_MIN}~${PASSWORD_MAX}자`, isKept: length >= PASSWORD_MIN && length <= PASSWORD_MAX },
  ];
}

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
  if (!ALLOWED.test(password)) return '영문, 숫자, 특수문자(! _ @ -)만 사용할 수 있습니다.';
  if (!SYMBOL.test(password)) return '특수문자(! _ @ -)를 1개 이상 포함해주세요.';
  if (!WORD.test(password)) return '영문 또는 숫자를 포함해주세요.';
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
