import type { Spot } from '../../../generated/model/spot.zod.ts';
import { formatNumber } from '../format/numbers.ts';

/** What a like changes of a spot or of a map marker's record. */
export type Likeable = Pick<Spot, 'likedByMe' | 'likeCount'>;

/**
 * The same thing, liked or not liked by me (1 §4): the count goes one up or one down, never below 0. Asking for what
 * is already so changes nothing, so a repeated wish is counted once.
 */
export function withLike<T extends Likeable>(item: T, liked: boolean): T {
  if (item.likedByMe === liked) return item;
  return { ...item, likedByMe: liked, likeCount: Math.max(0, item.likeCount + (liked ? 1 : -1)) };
}

/** The same thing after a tap on its like button (1 §4). */
export function toggleLike<T extends Likeable>(item: T): T {
  return withLike(item, !item.likedByMe);
}

/** The text of the like button (1 §2). */
export function likeLabel(likeCount: number): string {
  return `좋아요 ${formatNumber(likeCount)}`;
}
