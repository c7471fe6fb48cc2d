import type { Device } from '@/device/device';

/** Pages as somebody last saw them, by their paths: what React has taken out of the document, no part of the app any more. */
interface SeenPages {
  /** Whose they are; undefined of a visitor. */
  userId: number | undefined;
  pages: Map<string, HTMLElement>;
}

const seen = new WeakMap<Device, SeenPages>();

/** Nobody sees what another user has seen. */
function pagesOf(device: Device, userId: number | undefined): Map<string, HTMLElement> {
  const known = seen.get(device);
  if (known && known.userId === userId) return known.pages;
  const pages = new Map<string, HTMLElement>();
  seen.set(device, { userId, pages });
  return pages;
}

/**
 * Whether a page was left as it opens: a feed holds only the posts near the screen, and has no beginning when it was left
 * further down; and it opens at its first tab.
 */
function opensSo(page: Element): boolean {
  const feed = page.querySelector('[role="feed"]');
  const isAtBeginning = feed === null || feed.querySelector('[aria-posinset="1"]') !== null;
  return isAtBeginning && page.querySelector('[role="tab"]')?.ariaSelected !== 'false';
}

/** Keeps the page that is about to be left, if it would open in the same way. */
export function keepSeenPage(
  device: Device,
  userId: number | undefined,
  path: string,
  page: HTMLElement,
): void {
  if (opensSo(page)) pagesOf(device, userId).set(path, page);
}

/** The page of a path as this user has left it; undefined where there is none yet, or it still stands among the app's own. */
export function getSeenPage(
  device: Device,
  userId: number | undefined,
  path: string,
): HTMLElement | undefined {
  const page = pagesOf(device, userId).get(path);
  return page?.isConnected && !page.closest('[data-seen-page]') ? undefined : page;
}
