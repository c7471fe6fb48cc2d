import { useEffect } from 'react';

/** After the first touch or key: what that itself asks for goes first. In milliseconds. */
const PRELOAD_AFTER_MS = 1_000;

/** Resolves when somebody first touches the screen, presses a key or moves a mouse: whoever only looks loads no more. */
const firstTouch = new Promise<void>((resolve) => {
  const options = { once: true, passive: true, capture: true };
  for (const type of ['pointerdown', 'pointermove', 'keydown']) {
    window.addEventListener(type, () => resolve(), options);
  }
});

/**
 * Loads parts of a screen before they are wanted, so that they open at once and without a connection: soon after
 * somebody has begun to use the app. What fails is loaded when it is wanted.
 * @param loads always the same list
 * @param isUrgent true where nobody needs to touch anything before they are wanted. Default false.
 */
export function usePreload(loads: readonly (() => Promise<unknown>)[], isUrgent = false): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const loadSoon = () => {
      if (isLeft) return;
      timer = setTimeout(() => {
        for (const load of loads) load().catch(() => undefined);
      }, PRELOAD_AFTER_MS);
    };
    if (isUrgent) loadSoon();
    else void firstTouch.then(loadSoon);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [loads, isUrgent]);
}
