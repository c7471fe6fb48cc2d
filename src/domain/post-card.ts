import { formatPostDate } from './dates.ts';
import type { Likeable } from './like.ts';
import { presentText } from './present-text.ts';

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

/** A post of the wire, whatever it lacks, as a card: missing texts get defaults, a missing count is 0. */
export function toPostCard(post: { id: number } & Readonly<Record<string, unknown>>): PostCardContent {
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
