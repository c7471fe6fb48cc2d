import { SIGNUP_NICKNAME_MAX, SIGNUP_NICKNAME_MIN } from '../limits.ts';
import { countCharacters } from '../text.ts';

/** The message for a nickname at signup, or undefined for a good one (1 §5): trimmed, 2 to 8 characters. */
export function signupNicknameError(nickname: string): string | undefined {
  const length = countCharacters(nickname.trim());
  if (length < SIGNUP_NICKNAME_MIN) return '2자 이상 입력해주세요.';
  if (length > SIGNUP_NICKNAME_MAX) return '8자 이하로 입력해주세요.';
  return undefined;
}
