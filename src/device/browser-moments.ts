/** Runs something in a task of its own once the next frame has been painted: a tap is answered before it. */
export function afterNextPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/** After the first touch or key: what that itself asks for goes first. In milliseconds. */
export const PRELOAD_AFTER_MS = 1_000;

let touch: Promise<void> | undefined;

/**
 * Resolves when somebody first touches the screen, presses a key or moves a mouse: whoever only looks loads no more. It
 * looks from the first call on.
 */
export function firstTouch(): Promise<void> {
  touch ??= new Promise((resolve) => {
    const options = { once: true, passive: true, capture: true };
    for (const type of ['pointerdown', 'pointermove', 'keydown']) {
      window.addEventListener(type, () => resolve(), options);
    }
  });
  return touch;
}

/** Each in a task of its own, when nobody waits for anything else: a tap that comes meanwhile waits for one at most. */
export function whenIdle(run: () => void): void {
  // Safari has no idle time to tell of.
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: PRELOAD_AFTER_MS });
  else setTimeout(run);
}
