import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { BANNER_INTERVAL_MS } from '@/domain/limits';

/**
 * Which of several banners is shown. It moves on every 4 s (1 §9), not while it is held, and not at all for those who
 * want less motion.
 * @param isHeld such as under a finger
 */
export function useBannerRotation(count: number, isHeld: boolean) {
  const [shown, show] = useState(0);
  const prefersStill = useReducedMotion();
  const [choice, setChoice] = useState<'still' | 'moving'>();
  const isStill = choice ? choice === 'still' : prefersStill;
  const index = count > 0 ? shown % count : 0;

  useEffect(() => {
    if (isStill || isHeld || count < 2) return undefined;
    const timer = setTimeout(() => show((index + 1) % count), BANNER_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [index, count, isHeld, isStill]);

  return {
    index,
    /** By the user's own choice, or else that of the device. */
    isStill,
    toggleStill: () => setChoice(isStill ? 'moving' : 'still'),
    show,
    /** Goes one banner forward, or backward. */
    move: (by: 1 | -1) => show((index + by + count) % count),
  };
}
