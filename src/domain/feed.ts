import { SPOT_PAGE_SIZE } from './limits.ts';

/** The two orders of the community feed (1 §2). */
export type FeedTab = 'latest' | 'popular';

/** A page of the feed as a server may send it (1 §3): any field may be missing or of another type. */
export interface FeedPage {
  content?: unknown;
  totalPages?: unknown;
}

/** A post that can be shown: it has an id. Everything else of it is read with defaults. */
export interface FeedPost {
  id: number;
}

/**
 * The posts of several pages as one list. New posts push others to a later page while the user scrolls: a post that
 * comes again keeps its first place. What is no post is left out.
 */
export function toFeedPosts(pages: readonly (FeedPage | null | undefined)[]): FeedPost[] {
  const byId = new Map<number, FeedPost>();
  for (const post of pages.flatMap(readPosts)) {
    if (!byId.has(post.id)) byId.set(post.id, post);
  }
  return [...byId.values()];
}

/**
 * The number of the page after the last one, counted from 0 (1 §9), or undefined at the end of the feed: after the
 * last of `totalPages`, after a page that brought nothing new, and, where `totalPages` is missing, after a page that
 * was not full.
 *
 * @param pages the pages so far, from page 0 on
 */
export function nextFeedPage(pages: readonly (FeedPage | null | undefined)[]): number | undefined {
  const last = pages.at(-1);
  const posts = readPosts(last);
  const known = new Set(pages.slice(0, -1).flatMap((page) => readPosts(page).map(({ id }) => id)));
  if (posts.every(({ id }) => known.has(id))) return undefined;
  const total = last?.totalPages;
  const goesOn = typeof total === 'number' ? pages.length < total : posts.length >= SPOT_PAGE_SIZE;
  return goesOn ? pages.length : undefined;
}

function readPosts(page: FeedPage | null | undefined): FeedPost[] {
  const content = page?.content;
  return Array.isArray(content) ? content.filter(isPost) : [];
}

function isPost(value: unknown): value is FeedPost {
  return typeof value === 'object' && value !== null && 'id' in value && Number.isSafeInteger(value.id);
}
