import { OVERLAY_NICKNAME_MAX, OVERLAY_NICKNAME_MIN } from '../limits.ts';
import { countCharacters, truncateCharacters } from '../format/text.ts';

/** What saving the nickname in the profile overlay does. */
export type OverlayNicknameSave =
  { kind: 'unchanged' } | { kind: 'invalid'; message: string } | { kind: 'save'; nickname: string };

/** Text when a nickname is not saved and the server does not say why (2 §8). */
export const NICKNAME_CHANGE_FAILED_TEXT = '닉네임 변경에 실패했습니다.';

/** What was typed, capped at 20 characters as a person counts them (2 §5). */
export function capOverlayNickname(typed: string): string {
  return truncateCharacters(typed, OVERLAY_NICKNAME_MAX);
}

/** Message about a nickname of the profile overlay, trimmed and 2 to 20 characters; null when it is fine (2 §5). */
export function checkOverlayNickname(typed: string): string | null {
  const length = countCharacters(typed.trim());
  if (length === 0) return '닉네임을 입력해주세요.';
  if (length < OVERLAY_NICKNAME_MIN) return '닉네임은 2자 이상이어야 합니다.';
  if (length > OVERLAY_NICKNAME_MAX) return '닉네임은 20자 이하여야 합니다.';
  return null;
}

/** What saving does: an unchanged nickname only leaves the edit mode, an invalid one says why (2 §2, 2 §5). */
export function saveOverlayNickname(typed: string, current: string): OverlayNicknameSave {
  const nickname = typed.trim();
  if (nickname === current.trim()) return { kind: 'unchanged' };
  const message = checkOverlayNickname(nickname);
  return message === null ? { kind: 'save', nickname } : { kind: 'invalid', message };
}
