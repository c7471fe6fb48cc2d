import { OVERLAY_NICKNAME_MAX, OVERLAY_NICKNAME_MIN } from '../limits.ts';
import { truncateToCodePoints } from '../format/text.ts';
import { nicknameLengthFault, toSentNickname } from './nickname.ts';

/** What saving the nickname in the profile overlay does. */
export type OverlayNicknameSave =
  { kind: 'unchanged' } | { kind: 'invalid'; message: string } | { kind: 'save'; nickname: string };

/** Text when a nickname is not saved and the server does not say why (2 §8). */
export const NICKNAME_CHANGE_FAILED_TEXT = '닉네임 변경에 실패했습니다.';

/** What was typed, capped at 20 characters (2 §5), counted like those of {@link checkOverlayNickname}. */
export function capOverlayNickname(typed: string): string {
  return truncateToCodePoints(typed, OVERLAY_NICKNAME_MAX);
}

/**
 * Message about a nickname of the profile overlay, trimmed and 2 to 20 characters, counted by
 * {@link nicknameLengthFault}; null when it is fine (2 §5).
 */
export function checkOverlayNickname(typed: string): string | null {
  if (typed.trim() === '') return '닉네임을 입력해주세요.';
  const fault = nicknameLengthFault(typed, OVERLAY_NICKNAME_MIN, OVERLAY_NICKNAME_MAX);
  if (fault === 'short') return '닉네임은 2자 이상이어야 합니다.';
  return fault === 'long' ? '닉네임은 20자 이하여야 합니다.' : null;
}

/** What saving does: an unchanged nickname only leaves the edit mode, an invalid one says why (2 §2, 2 §5). */
export function saveOverlayNickname(typed: string, current: string): OverlayNicknameSave {
  const nickname = toSentNickname(typed);
  if (nickname === toSentNickname(current)) return { kind: 'unchanged' };
  const message = checkOverlayNickname(nickname);
  return message === null ? { kind: 'save', nickname } : { kind: 'invalid', message };
}
