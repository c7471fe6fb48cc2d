let graphemes: Intl.Segmenter | undefined;

/** Made when it is first needed: reading its tables takes a phone 70 ms, and most screens count nothing. */
function segment(text: string): Intl.Segments {
  graphemes ??= new Intl.Segmenter('ko', { granularity: 'grapheme' });
  return graphemes.segment(text);
}

/**
 * A text whose units are a character each: Hangul syllables and letters, ASCII, common signs. None of them joins to
 * another, so that most texts are counted and cut without reading those tables.
 */
const PLAIN_TEXT = /^[\n -~·“”‘’…、。ㄱ-ㅎㅏ-ㅣ가-힣]*$/u;

/**
 * Counts the characters of a text as a person does: an emoji of several code points, a flag, and a Hangul
 * syllable in composed or decomposed form are one character each.
 */
export function countCharacters(text: string): number {
  if (PLAIN_TEXT.test(text)) return text.length;
  let count = 0;
  for (const _ of segment(text)) count += 1;
  return count;
}

/** Counts the code points of a text as it is sent: with decomposed Hangul put together. */
export function countCodePoints(text: string): number {
  return Array.from(text.normalize('NFC')).length;
}

/** The first `max` characters of a text, counted as a person does; never cuts an emoji or a syllable in two. */
export function truncateCharacters(text: string, max: number): string {
  // No character has fewer than one unit.
  if (text.length <= max) return text;
  // What follows may join to the last one that is kept.
  if (PLAIN_TEXT.test(text.slice(0, max + 1))) return text.slice(0, max);
  let count = 0;
  for (const { index } of segment(text)) {
    if (count === max) return text.slice(0, index);
    count += 1;
  }
  return text;
}

/**
 * The whole characters at the beginning of a text that are at most `max` code points as it is sent (see
 * countCodePoints); never cuts an emoji or a syllable in two.
 */
export function truncateToCodePoints(text: string, max: number): string {
  let kept = truncateCharacters(text, max);
  for (let count = max - 1; countCodePoints(kept) > max; count -= 1) kept = truncateCharacters(kept, count);
  return kept;
}

/**
 * What a field of limited length keeps of what was typed, counted as a person does. Characters too many are taken
 * from what has just been put in, not from the end: typing into the middle of a full text loses nothing of it.
 *
 * @param previous what the field held before, at most `max` characters
 * @param typed what it holds now
 */
export function capTyped(previous: string, typed: string, max: number): string {
  if (typed.length <= max) return typed;
  const before = toCharacters(previous);
  const after = toCharacters(typed);
  if (after.length <= max) return typed;
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const end = after.length - tail;
  const kept = after.slice(head, end).slice(0, Math.max(0, max - head - tail));
  // Where the pieces meet they may join to other characters than before.
  return truncateCharacters([...after.slice(0, head), ...kept, ...after.slice(end)].join(''), max);
}

function toCharacters(text: string): string[] {
  return Array.from(segment(text), (character) => character.segment);
}
