import { useCallback, useLayoutEffect, useRef } from 'react';

/** How long a second tap counts as a slip of the finger, in milliseconds. */
const DOUBLE_TAP_MS = 500;

/**
 * Guards an action against double taps: while it runs (until its promise settles), and in any case for
 * {@link DOUBLE_TAP_MS} after it began, further calls do nothing. An action that returns false has begun nothing, such
 * as on a form that is not filled in: it may be called again at once.
 * @returns the guarded action; it tells whether it ran
 */
export function useSingleFlight<Args extends readonly unknown[]>(
  action: (...args: Args) => unknown,
): (...args: Args) => boolean {
  const current = useRef(action);
  const busyUntil = useRef(-Infinity);
  useLayoutEffect(() => {
    current.current = action;
  });

  return useCallback((...args: Args) => {
    if (performance.now() < busyUntil.current) return false;
    const readyAt = performance.now() + DOUBLE_TAP_MS;
    busyUntil.current = readyAt;
    const result = current.current(...args);
    if (result === false) busyUntil.current = -Infinity;
    if (result instanceof Promise) {
      busyUntil.current = Infinity;
      const release = () => {
        busyUntil.current = readyAt;
      };
      result.then(release, release);
    }
    return true;
  }, []);
}
