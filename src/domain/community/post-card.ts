import type { Spot } from '../../../generated/model/spot.zod.ts';
import { formatPostDate } from '../format/dates.ts';
import type { Likeable } from './like.ts';
import { DESCRIPTION_MAX, DESCRIPTION_ROWS_MAX } from '../limits.ts';
import { presentText, type Unchecked } from '../unknown-values.ts';
import { truncateCharacters } from '../format/text.ts';

/** What is shown of a post, in the feed and on its own page (1 §2). */
export interface PostCardContent extends Likeable {
  id: number;
  place: string;
  description: string;
  imageUrls: readonly string[];
  /** Null: the pig stands in. */
  avatarUrl: string | null;
  nickname: string;
  /** YYYY-MM-DD; empty when it is not known. */
  date: string;
}

/** The name that stands for an author whose own is not known (2 §2). */
export const UNKNOWN_NICKNAME = '게스트';

/** A post of the wire, whatever it lacks, as a card (1 §3): missing texts get defaults, a missing count is 0. */
export function toPostCard(post: Unchecked<Spot> & Pick<Spot, 'id'>): PostCardContent {
  const { name, description, imageUrls, userProfile, userNickname, createdAt, likedByMe, likeCount } = post;
  return {
    id: post.id,
    place: presentText(name) ?? '제목 없음',
    description: presentText(description) ?? '',
    imageUrls: Array.isArray(imageUrls) ? imageUrls.filter((url) => presentText(url) !== null) : [],
    avatarUrl: presentText(userProfile),
    nickname: presentText(userNickname) ?? UNKNOWN_NICKNAME,
    date: typeof createdAt === 'string' ? formatPostDate(createdAt) : '',
    likedByMe: likedByMe === true,
    likeCount: typeof likeCount === 'number' ? Math.max(0, Math.trunc(likeCount)) : 0,
  };
}

/**
 * What a card of the feed shows of a description: all that the form takes, 200 characters in 14 lines (1 §9). Of a
 * longer one, as a server may send it, that much is shown, and `isCut` says that the post itself has more.
 */
export function descriptionOnCard(description: string): { text: string; isCut: boolean } {
  const lines = description.split('\n');
  const whole = lines.slice(0, DESCRIPTION_ROWS_MAX).join('\n');
  // Only a text of so many code units can have so many characters: counting those takes long.
  const text = whole.length > DESCRIPTION_MAX ? truncateCharacters(whole, DESCRIPTION_MAX) : whole;
  return text === description ? { text, isCut: false } : { text: `${text.trimEnd()}…`, isCut: true };
}
