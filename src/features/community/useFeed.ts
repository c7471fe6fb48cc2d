import {
  useInfiniteQuery,
  useIsFetching,
  useQueryClient,
  type Query,
  type QueryClient,
} from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { getListEventBannersQueryKey } from '@generated/endpoints/banners/banners';
import {
  getListLatestSpotsInfiniteQueryOptions,
  getListMostLikedSpotsInfiniteQueryOptions,
} from '@generated/endpoints/spots/spots';
import { serverMessageOr } from '@/api/api-error';
import { useFailureCause } from '@/offline/useFailureCause';
import { patchCached } from '@/server-state/patch-cached';
import { nextFeedPage, toFeedPosts, type FeedTab } from '@/domain/community/feed';
import { FEED_PARAMETERS, FIRST_FEED_PAGE } from './feed-parameters';

const paging = {
  initialPageParam: FIRST_FEED_PAGE,
  getNextPageParam: (_last: unknown, pages: Parameters<typeof nextFeedPage>[0]) => nextFeedPage(pages),
  // Loading all pages anew would move the posts under the reader: only a feed at its first page is refreshed unasked.
  refetchOnWindowFocus: false,
  refetchOnMount: ({ state }: { state: { data?: { pages: readonly unknown[] } | undefined } }) =>
    (state.data?.pages.length ?? 0) <= 1,
};

const FEEDS = {
  latest: {
    options: getListLatestSpotsInfiniteQueryOptions(FEED_PARAMETERS.latest, { query: paging }),
    failure: '최신글 불러오기 실패',
  },
  popular: {
    options: getListMostLikedSpotsInfiniteQueryOptions(FEED_PARAMETERS.popular, { query: paging }),
    failure: '인기글 불러오기 실패',
  },
};

/**
 * The posts of a tab of the feed, page by page (1 §4, 1 §7). A visit begins at page 0, and so does a tab that is changed
 * to, in whichever way; going back to the feed, such as from a post, finds all pages as they were, unless they are to be
 * loaded anew. Errors are texts for the user (1 §8).
 */
export function useFeed(tab: FeedTab) {
  const queryClient = useQueryClient();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const { options, failure } = FEEDS[tab];

  const shownTab = useRef<FeedTab>(undefined);

  // Before the query is asked: what it asks for anew are the pages that it has then.
  useLayoutEffect(() => {
    const before = shownTab.current;
    shownTab.current = tab;
    if (before !== undefined) {
      if (before !== tab) void resetToFirstPage(queryClient, tab);
      return;
    }
    for (const each of ['latest', 'popular'] as const) {
      if (!isReturn || isOutdated(queryClient, each)) void resetToFirstPage(queryClient, each);
    }
    // How the page was come to counts once for each visit: a change of its tab is a navigation too.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [tab]);

  const {
    data,
    error,
    isPending,
    isRefetching,
    isRefetchError,
    isFetchingNextPage,
    isFetchNextPageError,
    hasNextPage,
    fetchNextPage,
    refetch,
  } = useInfiniteQuery(options);
  const pages = data?.pages;
  const posts = useMemo(() => toFeedPosts(pages ?? []), [pages]);
  const errorText = error ? serverMessageOr(error, failure) : undefined;

  return {
    posts,
    isLoading: isPending,
    /** Nothing could be loaded. */
    errorText: pages ? undefined : errorText,
    cause: useFailureCause(error),
    /** What is there could not be loaded anew; it stays. */
    reloadErrorText: isRefetchError ? errorText : undefined,
    isReloading: isRefetching,
    hasNextPage,
    isLoadingNext: isFetchingNextPage,
    /** The next page could not be loaded; what is there stays. */
    nextErrorText: isFetchNextPageError ? errorText : undefined,
    loadNext: useCallback(() => void fetchNextPage(), [fetchNextPage]),
    /** Further taps while it is being asked for start nothing, as with `retry`. */
    retryNext: useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]),
    retry: useCallback(() => void refetch({ cancelRefetch: false }), [refetch]),
  };
}

/** Whether posts of a tab that are there are being loaded anew, for whatever reason. */
export function useIsFeedReloading(tab: FeedTab): boolean {
  const { queryKey } = FEEDS[tab].options;
  return useIsFetching({ queryKey, exact: true, predicate: isReload }) > 0;
}

/** Not the first load, and not that of a next page. */
const isReload = ({ state }: Query) => state.data !== undefined && !state.fetchMeta?.fetchMore;

/** Loads a tab of the feed anew, from its first page, and the festivals with it; a second call joins the first. */
export function useRefreshFeed(tab: FeedTab): () => Promise<void> {
  const queryClient = useQueryClient();
  const refreshing = useRef<Promise<void>>(undefined);
  return useCallback(() => {
    const run = async () => {
      await resetToFirstPage(queryClient, tab);
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: getListEventBannersQueryKey() }),
        queryClient.refetchQueries({ queryKey: FEEDS[tab].options.queryKey, exact: true }),
      ]);
      refreshing.current = undefined;
    };
    refreshing.current ??= run();
    return refreshing.current;
  }, [queryClient, tab]);
}

/** Whether a feed is to be loaded anew, such as after a post of one's own. */
function isOutdated(queryClient: QueryClient, tab: FeedTab): boolean {
  return queryClient.getQueryState(FEEDS[tab].options.queryKey)?.isInvalidated === true;
}

/** Lets a feed begin at page 0 again (1 §4), keeping that page on screen as long as it is fresh. */
async function resetToFirstPage(queryClient: QueryClient, tab: FeedTab): Promise<void> {
  const { queryKey } = FEEDS[tab].options;
  const feed = queryClient.getQueryData(queryKey);
  if (!feed) return;
  const cancelled = queryClient.cancelQueries({ queryKey });
  if (feed.pages.length > 1) {
    patchCached(queryClient, queryKey, {
      pages: feed.pages.slice(0, 1),
      pageParams: feed.pageParams.slice(0, 1),
    });
  }
  await cancelled;
}
