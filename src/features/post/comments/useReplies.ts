import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { toComments } from '@/domain/community/comments';
import { repliesQuery } from './comment-queries';
import { useSentComments } from './sent-comments';

/** The replies to a comment, the oldest first, page by page (1 §4, 1 §7). A failure is only logged (1 §8). */
export function useReplies(postId: number, commentId: number) {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    repliesQuery(postId, commentId),
  );
  const sent = useSentComments({ postId, parentId: commentId });

  useEffect(() => {
    if (error) console.warn(`The replies to comment ${commentId} could not be loaded.`, error);
  }, [commentId, error]);

  const replies = useMemo(() => toComments(data?.pages ?? []), [data]);
  const sentReplies = useMemo(() => {
    const ids = new Set(replies.map(({ id }) => id));
    return sent.filter(({ id }) => !ids.has(id));
  }, [replies, sent]);

  return {
    replies,
    /** What was just sent: it stands at the end, behind replies that are not loaded yet. */
    sentReplies,
    /** More are there, or may be. */
    hasMore: hasNextPage || error !== null,
    isLoading: isFetching,
    loadMore: () => void (data ? fetchNextPage({ cancelRefetch: false }) : refetch({ cancelRefetch: false })),
  };
}
