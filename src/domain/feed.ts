import { SPOT_PAGE_SIZE } from './limits.ts';

/** The two orders of the community feed (1 §2). */
export type FeedTab = 'latest' | 'popular';

/** A page of the feed as a server may send it (1 §3): any field may be missing or of another type. */
export interface FeedPage {
  content?: unknown;
  totalPages?: unknown;
}

type MaybePage = FeedPage | null | undefined;

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
 * last of `totalPages`, after a page that brought nothing new, and, where `totalPages` is missing, after a page that
 * was not full.
 *
 * @param pages the pages so far, from page 0 on
 */
export function nextFeedPage(pages: readonly MaybePage[]): number | undefined {
  const last = pages.at(-1);
  const posts = contentOf(last).filter(isPost);
  const total = last?.totalPages;
  const isLast = typeof total === 'number' ? pages.length >= total : posts.length < SPOT_PAGE_SIZE;
  return isLast || !bringsNew(posts, pages.slice(0, -1)) ? undefined : pages.length;
}

function bringsNew(posts: readonly FeedPost[], before: readonly MaybePage[]): boolean {
  const added = new Set(posts.map(({ id }) => id));
  for (const page of before) {
    for (const post of contentOf(page)) if (isPost(post)) added.delete(post.id);
  }
  return added.size > 0;
}

function contentOf(page: MaybePage): readonly unknown[] {
  return Array.isArray(page?.content) ? page.content : [];
}

function isPost(value: unknown): value is FeedPost {
  return typeof value === 'object' && value !== null && 'id' in value && Number.isSafeInteger(value.id);
}
