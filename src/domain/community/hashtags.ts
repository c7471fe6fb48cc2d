import { HASHTAG_LENGTH_MAX, HASHTAGS_MAX } from '../limits.ts';
import { countCharacters } from '../format/text.ts';

const SEPARATORS = /[\s,]+/;
const CLOSED_PART = /^[\s\S]*[\s,]/;

export interface HashtagResult {
  /** The hashtags after the attempt, without their leading #. */
  tags: string[];
  /** What stays in the field: text that is not closed yet, and tags that were too long or one too many. */
  rest: string;
  /** What the user reads when a tag was refused. */
  error?: string;
}

/**
 * Adds everything that was typed as hashtags (1 §5): split on commas and whitespace, a leading # stripped, at most 3,
 * each at most 20 characters as a person counts them. The valid ones are added even when others are refused; of
 * several refusals the first is told. Tags are kept in composed form, so that the same word is the same tag whichever
 * keyboard wrote it.
 */
export function addHashtags(current: readonly string[], typed: string): HashtagResult {
  const tags = [...current];
  const refused: string[] = [];
  let error: string | undefined;
  for (const part of typed.normalize('NFC').split(SEPARATORS)) {
    const tag = part.replace(/^#+/, '');
    if (tag === '') continue;
    if (countCharacters(tag) > HASHTAG_LENGTH_MAX) {
      error ??= '태그는 최대 20자까지 가능해요.';
      refused.push(tag);
    } else if (tags.includes(tag)) {
      error ??= '이미 추가된 해시태그예요.';
    } else if (tags.length >= HASHTAGS_MAX) {
      error ??= '최대 3개까지 가능합니다.';
      refused.push(tag);
    } else {
      tags.push(tag);
    }
  }
  return { tags, rest: refused.join(' '), error };
}

/**
 * Takes the text of the hashtag field while it is typed (1 §5): what a comma or whitespace closes is added, the
 * rest stays in the field. Not to be called while an input method is composing.
 */
export function typeHashtags(current: readonly string[], input: string): HashtagResult {
  const closed = CLOSED_PART.exec(input)?.[0] ?? '';
  const open = input.slice(closed.length);
  const { tags, rest, error } = addHashtags(current, closed);
  return { tags, rest: rest === '' ? open : `${rest} ${open}`.trimEnd(), error };
}
