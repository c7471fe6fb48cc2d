import { useEffect } from 'react';

/** When what is not needed yet is loaded, in milliseconds: the screen itself comes first. */
const PRELOAD_AFTER_MS = 3_000;

/**
 * Loads parts of a screen before they are wanted, so that they open at once and without a connection. What fails is
 * loaded when it is wanted.
 * @param loads always the same list
 */
export function usePreload(loads: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of loads) load().catch(() => undefined);
    }, PRELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [loads]);
}
