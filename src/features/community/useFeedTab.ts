import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toFeedTab, type FeedTab } from '@/domain/community/feed';
import { resetToFirstPage } from './useFeed';

/** The active tab, 최신순 by default; another one begins at page 0 (1 §4). The address keeps it for the way back. */
export function useFeedTab(): readonly [FeedTab, (tab: FeedTab) => void] {
  const queryClient = useQueryClient();
  const [searchParams, setSearchParams] = useSearchParams();
  const tab = toFeedTab(searchParams.get('tab'));

  const changeTab = useCallback(
    (next: FeedTab) => {
      void resetToFirstPage(queryClient, next);
      setSearchParams(next === 'latest' ? {} : { tab: next }, { replace: true });
    },
    [queryClient, setSearchParams],
  );
  return [tab, changeTab];
}
