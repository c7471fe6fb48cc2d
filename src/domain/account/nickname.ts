import { countCharacters, countCodePoints } from '../format/text.ts';

/** A nickname as it is sent and compared: trimmed (1 §5, 2 §5), with decomposed Hangul put together. */
export function toSentNickname(typed: string): string {
  return typed.trim().normalize('NFC');
}

/**
 * Whether a nickname, trimmed, is too short or too long; null when its length is fine (1 §5, 2 §5). At least `min` as a
 * person counts, at most `max` code points, as any server counts them: an emoji may be several.
 */
export function nicknameLengthFault(typed: string, min: number, max: number): 'short' | 'long' | null {
  const nickname = typed.trim();
  if (countCharacters(nickname) < min) return 'short';
  return countCodePoints(nickname) > max ? 'long' : null;
}
