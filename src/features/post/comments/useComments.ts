import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import {
  commentCount,
  type MaybeCommentPage,
  type PostComment,
  toComments,
} from '@/domain/community/comments';
import { commentsQuery } from './comment-queries';
import { useSentComments } from './sent-comments';

const NONE: readonly PostComment[] = [];

/** Comments that have not changed stay the same objects, and are not drawn anew when one more is counted. */
const readPages = ({ pages }: InfiniteData<MaybeCommentPage>) => ({ pages, loaded: toComments(pages) });

/** The comments on a post, the newest first, page by page (1 §7). A failure is only logged: the list is empty (1 §8). */
export function useComments(postId: number) {
  const {
    data,
    error,
    isPending,
    isRefetching,
    isFetchingNextPage,
    isFetchNextPageError,
    hasNextPage,
    fetchNextPage,
  } = useInfiniteQuery({ ...commentsQuery(postId), select: readPages });
  const sent = useSentComments({ postId });

  useEffect(() => {
    if (error) console.warn('The comments could not be loaded.', error);
  }, [error]);

  const { pages = [], loaded = NONE } = data ?? {};
  const comments = useMemo(() => {
    const ids = new Set(loaded.map(({ id }) => id));
    return [...sent.filter(({ id }) => !ids.has(id)).toReversed(), ...loaded];
  }, [loaded, sent]);

  return {
    comments,
    count: commentCount(pages, comments.length),
    isLoading: isPending,
    /** What is there is being loaded anew; until then no next page can be asked for. */
    isReloading: isRefetching,
    hasNextPage,
    isLoadingNext: isFetchingNextPage,
    /** The next page could not be loaded; what is there stays. */
    hasNextFailed: isFetchNextPageError,
    loadNext: () => void fetchNextPage({ cancelRefetch: false }),
  };
}
