import { Box } from '@mantine/core';
import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
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
  /** The path to which somebody goes. */
  path: string;
}

/**
 * The page of a path as it was last seen, over the one that is being left, as long as the app draws its own. Nothing where it
 * has not been seen yet.
 */
export function SeenPage({ path }: SeenPageProps) {
  const device = useDevice();
  const userId = useSession().user?.userId;
  const place = useRef<HTMLDivElement>(null);
  const tap = useRef<Tap>(undefined);

  useLayoutEffect(() => {
    const page = getSeenPage(device, userId, path);
    if (!page || !place.current) return;
    place.current.replaceChildren(page);
    place.current.hidden = false;
  }, [device, userId, path]);

  useEffect(
    () => () => {
      if (tap.current) repeat(tap.current);
    },
    [],
  );

  function hold(event: MouseEvent) {
    event.preventDefault();
    const { clientX: x, clientY: y, target } = event;
    tap.current = target instanceof Element ? { x, y, what: readTappable(target).what } : undefined;
  }

  // As wide as the column, beneath the bar and above all of the page that is being left. It has no role: screen readers wait
  // for the app's own. Nobody scrolls it: what lies beneath a phone's screen has nothing to draw.
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
      style={{ '--beneath-screen': 'hidden', zIndex: 'var(--layer-bar)', overflow: 'hidden' }}
      hidden
      aria-hidden
      data-seen-page
      onClick={hold}
    />
  );
}
