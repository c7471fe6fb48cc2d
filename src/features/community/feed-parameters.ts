import type { FeedTab } from '@/domain/community/feed';
import { SPOT_PAGE_SIZE } from '@/domain/limits';

/** What each tab of the feed asks for, beside the number of the page (1 §7). */
export const FEED_PARAMETERS = {
  latest: { size: SPOT_PAGE_SIZE, sort: 'createdAt,DESC' },
  popular: { size: SPOT_PAGE_SIZE, sort: 'likeCount,DESC' },
} as const satisfies Readonly<Record<FeedTab, object>>;

/** The first page of a feed (1 §4). */
export const FIRST_FEED_PAGE = 0;
