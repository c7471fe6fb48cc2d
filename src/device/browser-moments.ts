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

/** How long no finger has moved before the screen counts as left alone, in milliseconds: longer than between two swipes. */
const REST_MS = 500;

let touchedAt = Number.NEGATIVE_INFINITY;

function noteTouch(): void {
  touchedAt = performance.now();
}

/** How long until the screen counts as left alone, in milliseconds; 0 when it does. */
function restLeft(): number {
  return Math.max(touchedAt + REST_MS - performance.now(), 0);
}

/**
 * Each in a task of its own, when nobody waits for anything else: a tap that comes meanwhile waits for one at most. While
 * a finger moves a list or a map, nothing runs.
 */
export function whenIdle(run: () => void): void {
  // The same one again changes nothing.
  for (const type of ['touchstart', 'touchmove', 'touchend']) {
    window.addEventListener(type, noteTouch, { passive: true, capture: true });
  }
  // A finger may have come while it waited for its turn.
  const runAtRest = () => (restLeft() > 0 ? whenIdle(run) : run());
  if (restLeft() > 0) setTimeout(() => whenIdle(run), restLeft());
  // Safari has no idle time to tell of.
  else if ('requestIdleCallback' in window) requestIdleCallback(runAtRest, { timeout: PRELOAD_AFTER_MS });
  else setTimeout(runAtRest);
}
