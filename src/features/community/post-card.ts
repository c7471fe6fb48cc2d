import type { FeedPost } from '@/domain/feed';
import { formatPostDate } from '@/domain/dates';
import type { LikedSpot } from '@/api/spot-likes';
import { presentText } from '@/domain/present-text';

/** What a card of the feed shows (1 §2). */
export interface PostCardContent extends LikedSpot {
  place: string;
  description: string;
  imageUrls: readonly string[];
  /** Null: the pig stands in. */
  avatarUrl: string | null;
  nickname: string;
  /** YYYY-MM-DD; empty when it is not known. */
  date: string;
}

/** A post of the wire, whatever it lacks, as a card: missing texts get defaults, a missing count is 0. */
export function toPostCard(post: FeedPost & Readonly<Record<string, unknown>>): PostCardContent {
  const { name, description, imageUrls, userProfile, userNickname, createdAt, likedByMe, likeCount } = post;
  return {
    id: post.id,
    place: presentText(name) ?? '제목 없음',
    description: presentText(description) ?? '',
    imageUrls: Array.isArray(imageUrls) ? imageUrls.filter((url) => presentText(url) !== null) : [],
    avatarUrl: presentText(userProfile),
    nickname: presentText(userNickname) ?? '게스트',
    date: typeof createdAt === 'string' ? formatPostDate(createdAt) : '',
    likedByMe: likedByMe === true,
    likeCount: typeof likeCount === 'number' ? Math.max(0, Math.trunc(likeCount)) : 0,
  };
}
