import { useInfiniteQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useMemo } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { getListEventBannersQueryKey } from '@generated/endpoints/banners/banners';
import {
  getListLatestSpotsInfiniteQueryOptions,
  getListMostLikedSpotsInfiniteQueryOptions,
} from '@generated/endpoints/spots/spots';
import { serverMessageOr } from '@/api/api-error';
import { nextFeedPage, toFeedPosts, type FeedTab } from '@/domain/feed';
import { SPOT_PAGE_SIZE } from '@/domain/limits';
import { showToast } from '@/ui/toast';

const paging = {
  initialPageParam: 0,
  getNextPageParam: (_last: unknown, pages: Parameters<typeof nextFeedPage>[0]) => nextFeedPage(pages),
  // Loading all pages anew would move the posts under the reader: only a feed at its first page is refreshed unasked.
  refetchOnWindowFocus: false,
  refetchOnMount: ({ state }: { state: { data?: { pages: readonly unknown[] } | undefined } }) =>
    (state.data?.pages.length ?? 0) <= 1,
};

const FEEDS = {
  latest: {
    options: getListLatestSpotsInfiniteQueryOptions(
      { size: SPOT_PAGE_SIZE, sort: 'createdAt,DESC' },
      { query: paging },
    ),
    failure: '최신글 불러오기 실패',
  },
  popular: {
    options: getListMostLikedSpotsInfiniteQueryOptions(
      { size: SPOT_PAGE_SIZE, sort: 'likeCount,DESC' },
      { query: paging },
    ),
    failure: '인기글 불러오기 실패',
  },
};

/**
 * The posts of a tab of the feed, page by page (1 §4, 1 §7). A visit begins at page 0; going back to the feed, such as
 * from a post, finds all pages as they were. Errors are texts for the user (1 §8).
 */
export function useFeed(tab: FeedTab) {
  const queryClient = useQueryClient();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const { options, failure } = FEEDS[tab];

  useLayoutEffect(() => {
    if (!isReturn)
      for (const each of ['latest', 'popular'] as const) void resetToFirstPage(queryClient, each);
    // Once for each visit: a tap on a tab is a navigation too.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const { data, error, isPending, isFetchingNextPage, isFetchNextPageError, hasNextPage, ...query } =
    useInfiniteQuery(options);
  const pages = data?.pages;
  const posts = useMemo(() => toFeedPosts(pages ?? []), [pages]);
  const errorText = error ? serverMessageOr(error, failure) : undefined;

  const { fetchNextPage, refetch } = query;
  const refresh = useCallback(async () => {
    await resetToFirstPage(queryClient, tab);
    const banners = queryClient.invalidateQueries({ queryKey: getListEventBannersQueryKey() });
    const { data: kept, error: problem } = await refetch();
    await banners;
    if (problem && kept) showToast(serverMessageOr(problem, failure));
  }, [queryClient, refetch, tab, failure]);

  return {
    posts,
    isLoading: isPending,
    /** Nothing could be loaded. */
    errorText: pages ? undefined : errorText,
    hasNextPage,
    isLoadingNext: isFetchingNextPage,
    /** The next page could not be loaded; what is there stays. */
    nextErrorText: isFetchNextPageError ? errorText : undefined,
    loadNext: useCallback(() => void fetchNextPage(), [fetchNextPage]),
    retry: useCallback(() => void refetch(), [refetch]),
    refresh,
  };
}

/** Lets a feed begin at page 0 again (1 §4), keeping that page on screen as long as it is fresh. */
export async function resetToFirstPage(queryClient: QueryClient, tab: FeedTab): Promise<void> {
  const { queryKey } = FEEDS[tab].options;
  const known = queryClient.getQueryState(queryKey);
  if (!known?.data) return;
  const cancelled = queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(
    queryKey,
    (feed) => feed && { pages: feed.pages.slice(0, 1), pageParams: feed.pageParams.slice(0, 1) },
    { updatedAt: known.dataUpdatedAt },
  );
  await cancelled;
}
