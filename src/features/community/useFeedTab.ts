import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toFeedTab, type FeedTab } from '@/domain/community/feed';

/** The active tab, 최신순 by default (1 §4). The address keeps it for the way back. */
export function useFeedTab(): readonly [FeedTab, (tab: FeedTab) => void] {
  const [searchParams, setSearchParams] = useSearchParams();
  const changeTab = useCallback(
    (next: FeedTab) => setSearchParams(next === 'latest' ? {} : { tab: next }, { replace: true }),
    [setSearchParams],
  );
  return [toFeedTab(searchParams.get('tab')), changeTab];
}
