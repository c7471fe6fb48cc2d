import { expect, it } from 'vitest';
import { likeLabel, toggleLike, withLike } from './like.ts';

it('toggleLike likes with one more and keeps everything else', () => {
  expect(toggleLike({ id: 101, likedByMe: false, likeCount: 3 })).toEqual({
    id: 101,
    likedByMe: true,
    likeCount: 4,
  });
});

it('toggleLike unlikes with one less', () => {
  expect(toggleLike({ likedByMe: true, likeCount: 1 })).toEqual({ likedByMe: false, likeCount: 0 });
});

it('toggleLike never counts below 0', () => {
  expect(toggleLike({ likedByMe: true, likeCount: 0 })).toEqual({ likedByMe: false, likeCount: 0 });
});

it('toggleLike leaves what it was given as it was', () => {
  const spot = { likedByMe: false, likeCount: 3 };
  toggleLike(spot);
  expect(spot).toEqual({ likedByMe: false, likeCount: 3 });
});

it('withLike counts the same wish once', () => {
  const liked = withLike({ likedByMe: false, likeCount: 3 }, true);
  expect(withLike(liked, true)).toEqual({ likedByMe: true, likeCount: 4 });
  expect(withLike({ likedByMe: false, likeCount: 3 }, false)).toEqual({ likedByMe: false, likeCount: 3 });
});

it('likeLabel shows the count in Korean format', () => {
  expect(likeLabel(0)).toBe('좋아요 0');
  expect(likeLabel(1234)).toBe('좋아요 1,234');
});
