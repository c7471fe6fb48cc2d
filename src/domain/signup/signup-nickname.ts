import { SIGNUP_NICKNAME_MAX, SIGNUP_NICKNAME_MIN } from '../limits.ts';
import { countCharacters, countCodePoints } from '../text.ts';

/**
 * The message for a nickname at signup, or undefined for a good one (1 §5): trimmed, 2 to 8 characters. At least two as
 * a person counts, at most eight code points, as any server counts them: an emoji may be several.
 */
export function signupNicknameError(nickname: string): string | undefined {
  const trimmed = nickname.trim();
  if (countCharacters(trimmed) < SIGNUP_NICKNAME_MIN) return '2자 이상 입력해주세요.';
  if (countCodePoints(trimmed) > SIGNUP_NICKNAME_MAX) return '8자 이하로 입력해주세요.';
  return undefined;
}
