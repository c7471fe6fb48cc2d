import { LOGIN_PASSWORD_MIN } from '../limits.ts';
import { countCharacters } from '../text.ts';
import { isEmailFormat } from './signup-email.ts';

/**
 * The message for the email at login, or undefined for a good one (1 §5): non-empty, then an at sign, then the
 * stricter rule of the authentication layer. Spaces around it do not count.
 */
export function loginEmailError(email: string): string | undefined {
  const trimmed = email.trim();
  if (trimmed === '') return '이메일을 입력해주세요.';
  if (!trimmed.includes('@')) return '올바른 이메일 형식이 아닙니다.';
  if (!isEmailFormat(trimmed)) return '유효한 이메일 형식이 아닙니다.';
  return undefined;
}

/** The message for the password at login, or undefined for a good one (1 §5): non-empty, then 8 characters or more. */
export function loginPasswordError(password: string): string | undefined {
  if (password === '') return '비밀번호를 입력해주세요.';
  if (countCharacters(password) < LOGIN_PASSWORD_MIN) return '8자 이상 입력해주세요.';
  return undefined;
}
