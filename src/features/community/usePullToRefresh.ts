import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { getTopOverlay } from '@/ui/dialogs/overlay-stack';

/** How far the finger must have pulled, in CSS pixels. */
const TRIGGER_PX = 128;
/** The indicator follows the finger at this share of its way. */
const RESISTANCE = 0.5;

interface PullToRefresh {
  /** For the element that comes down with the finger. */
  indicator: RefObject<HTMLDivElement | null>;
  isRefreshing: boolean;
}

/**
 * Pulling the page down from its top loads it anew; a sideways swipe or a page that is scrolled does not.
 * @param onRefresh settles when the new content is there
 */
export function usePullToRefresh(onRefresh: () => Promise<unknown>): PullToRefresh {
  const indicator = useRef<HTMLDivElement>(null);
  const [isRefreshing, setRefreshing] = useState(false);

  const refresh = useEffectEvent(async () => {
    if (isRefreshing) return;
    setRefreshing(true);
    try {
      await onRefresh();
    } finally {
      setRefreshing(false);
    }
  });

  useEffect(() => {
    let start: { x: number; y: number } | undefined;
    let pulled = 0;

    const show = (distance: number) => {
      // A tap or a swipe that pulls nothing changes no style.
      if (distance === pulled) return;
      pulled = distance;
      indicator.current?.style.setProperty('--pull', `${Math.min(distance, TRIGGER_PX) * RESISTANCE}px`);
      indicator.current?.toggleAttribute('data-ready', distance >= TRIGGER_PX);
    };
    const begin = ({ touches }: TouchEvent) => {
      const [touch, second] = touches;
      const isOnPage = getTopOverlay() === undefined;
      start =
        touch && !second && window.scrollY <= 0 && isOnPage
          ? { x: touch.clientX, y: touch.clientY }
          : undefined;
    };
    const move = ({ touches: [touch] }: TouchEvent) => {
      if (!start || !touch) return;
      const down = touch.clientY - start.y;
      const isSideways = pulled === 0 && Math.abs(touch.clientX - start.x) > Math.abs(down);
      if (isSideways || window.scrollY > 0) start = undefined;
      show(start ? Math.max(0, down) : 0);
    };
    const end = () => {
      if (start && pulled >= TRIGGER_PX) void refresh();
      start = undefined;
      show(0);
    };

    const passive = { passive: true };
    window.addEventListener('touchstart', begin, passive);
    window.addEventListener('touchmove', move, passive);
    window.addEventListener('touchend', end, passive);
    window.addEventListener('touchcancel', end, passive);
    return () => {
      window.removeEventListener('touchstart', begin);
      window.removeEventListener('touchmove', move);
      window.removeEventListener('touchend', end);
      window.removeEventListener('touchcancel', end);
    };
  }, []);

  return { indicator, isRefreshing };
}
