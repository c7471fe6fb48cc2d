import type { SpotPage } from '../../../generated/model/spot-page.zod.ts';
import type { Unchecked } from '../unknown-values.ts';
import { SPOT_PAGE_SIZE } from '../limits.ts';
import { contentOf, hasRecentNews } from '../paging.ts';

/** The two orders of the community feed, by their value in the address (1 §2). */
export const FEED_TABS = ['latest', 'popular'] as const;

export type FeedTab = (typeof FEED_TABS)[number];

/** The tab named by an unknown value; 최신순 when it is none (1 §4). */
export function toFeedTab(value: unknown): FeedTab {
  return value === 'popular' ? 'popular' : 'latest';
}

/** A page of the feed as a server may send it (1 §3). */
type MaybePage = Unchecked<SpotPage> | null | undefined;

/** A post that can be shown: it has an id. Everything else of it is read with defaults. */
export interface FeedPost {
  id: number;
}

/**
 * The posts of several pages as one list. New posts push others to a later page while the user scrolls: a post that
 * comes again keeps its first place. What is no post is left out.
 */
export function toFeedPosts(pages: readonly MaybePage[]): FeedPost[] {
  const posts: FeedPost[] = [];
  const known = new Set<number>();
  for (const page of pages) {
    for (const post of contentOf(page)) {
      if (!isPost(post) || known.has(post.id)) continue;
      known.add(post.id);
      posts.push(post);
    }
  }
  return posts;
}

/**
 * The number of the page after the last one, counted from 0 (1 §9), or undefined at the end of the feed: after the
 * last of `totalPages` or, where that is missing, after a page that was not full; and after two pages in a row that
 * brought nothing new. One such page is no end: so many may be posted meanwhile that a whole page moves on.
 *
 * @param pages the pages so far, from page 0 on
 */
export function nextFeedPage(pages: readonly MaybePage[]): number | undefined {
  const last = pages.at(-1);
  const total = last?.totalPages;
  const goesOn = typeof total === 'number' ? pages.length < total : contentOf(last).length >= SPOT_PAGE_SIZE;
  return goesOn && hasRecentNews(pages, idsOf) ? pages.length : undefined;
}

function idsOf(page: MaybePage): number[] {
  return contentOf(page).flatMap((post) => (isPost(post) ? post.id : []));
}

function isPost(value: unknown): value is FeedPost {
  return typeof value === 'object' && value !== null && 'id' in value && Number.isSafeInteger(value.id);
}
