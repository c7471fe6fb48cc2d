import { Box } from '@mantine/core';
import { memo, type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { whenIdle } from '@/device/browser-moments';
import { useDevice } from '@/device/DeviceContext';
import { useSession } from '@/session/useSession';
import { getSeenPage } from './seen-pages';

/** What was tapped on a page as it was last seen, and where on the screen. */
interface Tap {
  x: number;
  y: number;
  what: string | undefined;
}

/** What can be tapped at a place of the screen, and what it says. */
function readTappable(x: number, y: number) {
  const tappable = document.elementFromPoint(x, y)?.closest<HTMLElement>('a, button, label, [role="tab"]');
  return {
    tappable,
    what: tappable ? `${tappable.tagName} ${tappable.ariaLabel} ${tappable.textContent}` : undefined,
  };
}

/** Whoever has tapped before the app's own page stood there means what says the same in the same place. */
function repeat({ x, y, what }: Tap): void {
  const own = readTappable(x, y);
  if (own.what === what) own.tappable?.click();
}

interface SeenPageProps {
  /** The path of a tab. */
  path: string;
  /** Whether somebody goes there, and the app has yet to draw it. */
  isShown: boolean;
  /** Whether the app's own page of this path is in sight. */
  isCurrent: boolean;
}

/** Fills a place with a page, or empties it. */
function fill(place: HTMLElement, page: HTMLElement | undefined): void {
  if (place.firstElementChild === (page ?? null)) return;
  if (page) {
    // The place begins beneath the line 오프라인: the page leaves no room for it again.
    page.style.setProperty('--notice-height', '0px');
    page.inert = true;
  }
  place.replaceChildren(...(page ? [page] : []));
  place.hidden = !page;
}

/** What would move without an end stands still where nobody sees it; what has one comes to it. */
function calm(page: HTMLElement): void {
  for (const animation of page.getAnimations({ subtree: true })) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.pause();
  }
}

/**
 * The page of a tab as it was last seen: over the one that is being left, as long as the app draws its own. Before that it lies
 * beside the screen in a layer of its own, painted, so that a tap has only to move it. Nothing where it has not been seen yet.
 */
export const SeenPage = memo(function SeenPage({ path, isShown, isCurrent }: SeenPageProps) {
  const device = useDevice();
  const userId = useSession().user?.userId;
  const place = useRef<HTMLDivElement>(null);
  const tap = useRef<Tap>(undefined);

  useLayoutEffect(() => {
    if (!place.current) return;
    if (isShown) fill(place.current, getSeenPage(device, userId, path));
    else if (isCurrent) fill(place.current, undefined);
  }, [device, userId, path, isShown, isCurrent]);

  useEffect(() => {
    if (isShown || isCurrent) return undefined;
    let isOver = false;
    whenIdle(() => {
      if (isOver || !place.current) return;
      const page = getSeenPage(device, userId, path);
      fill(place.current, page);
      if (!page) return;
      // To answer, the browser lays it out: painting it is left to the next frame.
      page.getBoundingClientRect();
      calm(page);
    });
    return () => {
      isOver = true;
    };
  }, [device, userId, path, isShown, isCurrent]);

  useEffect(() => {
    if (isShown || !tap.current) return;
    // Once the app's own page has done all that it does as it opens. Whoever went elsewhere meanwhile means nothing of it.
    if (isCurrent) repeat(tap.current);
    tap.current = undefined;
  }, [isShown, isCurrent]);

  function hold({ clientX: x, clientY: y, currentTarget }: MouseEvent) {
    const page = currentTarget.firstElementChild;
    if (!(page instanceof HTMLElement)) return;
    page.inert = false;
    tap.current = { x, y, what: readTappable(x, y).what };
    page.inert = true;
  }

  // As wide as the column, beneath the bar and above all of the page that is being left. It has no role: screen readers wait
  // for the app's own, and so do keys. Nobody scrolls it: what lies beneath a phone's screen has nothing to draw. It is a world
  // of its own for layout, beside the screen as upon it.
  return (
    <Box
      ref={place}
      pos="fixed"
      inset="var(--notice-height, 0px) 0 0"
      w="min(100%, var(--column))"
      mx="auto"
      pl="var(--safe-left)"
      pr="var(--safe-right)"
      bg="var(--paper)"
      style={{
        '--beneath-screen': 'hidden',
        zIndex: 'var(--layer-bar)',
        overflow: 'hidden',
        contain: 'strict',
        willChange: 'transform',
        transform: isShown ? undefined : 'translateX(-100vw)',
      }}
      hidden
      aria-hidden
      data-seen-page={isShown ? 'shown' : 'kept'}
      onClick={hold}
    />
  );
});
