import { countCharacters, countCodePoints } from '../format/text.ts';

/** What shows nothing or only turns the direction of others, such as a Hangul filler; what joins emoji is none of it. */
const HIDDEN =
  /[\p{Cc}\u00AD\u061C\u115F\u1160\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0]/gu;

/**
 * A nickname as it is sent and compared: trimmed (1 §5, 2 §5), with decomposed Hangul put together. What nobody sees, such as
 * what a copied name brings along, is left out: a server may refuse it, and nobody would know what is meant.
 */
export function toSentNickname(typed: string): string {
  return typed.replaceAll(HIDDEN, '').trim().normalize('NFC');
}

/**
 * Whether a nickname, trimmed, is too short or too long; null when its length is fine (1 §5, 2 §5). At least `min` as a
 * person counts, at most `max` code points, as any server counts them: an emoji may be several.
 */
export function nicknameLengthFault(typed: string, min: number, max: number): 'short' | 'long' | null {
  const nickname = toSentNickname(typed);
  if (countCharacters(nickname) < min) return 'short';
  return countCodePoints(nickname) > max ? 'long' : null;
}
