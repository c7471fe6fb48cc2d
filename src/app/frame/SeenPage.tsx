import { Box } from '@mantine/core';
import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
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

/** What can be tapped there, and what it says. */
function readTappable(element: Element | null) {
  const tappable = element?.closest<HTMLElement>('a, button, label, [role="tab"]');
  return {
    tappable,
    what: tappable ? `${tappable.tagName} ${tappable.ariaLabel} ${tappable.textContent}` : undefined,
  };
}

/** Whoever has tapped before the app's own page stood there means what says the same in the same place. */
function repeat({ x, y, what }: Tap): void {
  const own = readTappable(document.elementFromPoint(x, y));
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

/** Whether the browser can keep in the document, laid out, what it does not paint. */
const canLeaveUnpainted = (): boolean => CSS.supports('content-visibility', 'hidden');

/** Fills a place with a page, or empties it. */
function fill(place: HTMLElement, page: HTMLElement | undefined): void {
  if (place.firstElementChild === (page ?? null)) return;
  // The place begins beneath the line 오프라인: the page leaves no room for it again.
  page?.style.setProperty('--notice-height', '0px');
  place.replaceChildren(...(page ? [page] : []));
  place.hidden = !page;
}

/**
 * The page of a tab as it was last seen: over the one that is being left, as long as the app draws its own. Before that it lies
 * in the document unpainted, styled and laid out, so that a tap has only to paint it. Nothing where it has not been seen yet.
 */
export function SeenPage({ path, isShown, isCurrent }: SeenPageProps) {
  const device = useDevice();
  const userId = useSession().user?.userId;
  const place = useRef<HTMLDivElement>(null);
  const tap = useRef<Tap>(undefined);

  useLayoutEffect(() => {
    if (!place.current) return;
    if (isShown) fill(place.current, getSeenPage(device, userId, path));
    else if (isCurrent || !canLeaveUnpainted()) fill(place.current, undefined);
  }, [device, userId, path, isShown, isCurrent]);

  useEffect(() => {
    // Where it cannot be left unpainted, it comes with the tap.
    if (isShown || isCurrent || !canLeaveUnpainted()) return undefined;
    let isOver = false;
    whenIdle(() => {
      if (isOver || !place.current) return;
      const page = getSeenPage(device, userId, path);
      fill(place.current, page);
      // To answer, the browser lays out even what it does not paint.
      page?.getBoundingClientRect();
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

  function hold(event: MouseEvent) {
    event.preventDefault();
    const { clientX: x, clientY: y, target } = event;
    tap.current = target instanceof Element ? { x, y, what: readTappable(target).what } : undefined;
  }

  // As wide as the column, beneath the bar and above all of the page that is being left. It has no role: screen readers wait
  // for the app's own. Nobody scrolls it: what lies beneath a phone's screen has nothing to draw. It is a world of its own for
  // layout both times, and moves aside, since what is not painted would still have a ground.
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
        contentVisibility: isShown ? undefined : 'hidden',
        translate: isShown ? undefined : '-200vw',
      }}
      hidden
      aria-hidden
      data-seen-page={isShown ? 'shown' : 'kept'}
      onClick={hold}
    />
  );
}
