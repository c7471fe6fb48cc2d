/** A page of a list as a server may send it (1 §3): its content may be missing or of another type. */
export interface PageLike {
  content?: unknown;
}

type MaybePage = PageLike | null | undefined;

/** What the server sent on a page, whether or not it can be shown. */
export function contentOf(page: MaybePage): readonly unknown[] {
  return Array.isArray(page?.content) ? page.content : [];
}

/**
 * Whether one of the last two pages brought something that no page before them had. New entries push others to later
 * pages, so that a whole page may bring nothing new; two in a row are taken for the end of the list, or it would be
 * asked for without end.
 *
 * @param pages the pages so far, from page 0 on
 * @param idsOf the ids of what can be shown of a page
 */
export function hasRecentNews<Page extends MaybePage>(
  pages: readonly Page[],
  idsOf: (page: Page) => readonly number[],
): boolean {
  const news = new Set(pages.slice(-2).flatMap(idsOf));
  for (const page of pages.slice(0, -2)) {
    if (news.size === 0) return false;
    for (const id of idsOf(page)) news.delete(id);
  }
  return news.size > 0;
}
