const graphemes = new Intl.Segmenter('ko', { granularity: 'grapheme' });

/**
 * Counts the characters of a text as a person does: an emoji of several code points, a flag, and a Hangul
 * syllable in composed or decomposed form are one character each.
 */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of graphemes.segment(text)) count += 1;
  return count;
}

/** The first `max` characters of a text, counted as a person does; never cuts an emoji or a syllable in two. */
export function truncateCharacters(text: string, max: number): string {
  let count = 0;
  for (const { index } of graphemes.segment(text)) {
    if (count === max) return text.slice(0, index);
    count += 1;
  }
  return text;
}
