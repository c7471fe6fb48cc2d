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

/** How long no finger has been on the screen once nobody moves anything any more, in milliseconds. */
const REST_MS = 300;

/** When the last finger left the screen, as `performance.now` counts; infinite while one is on it. */
let fingersLeftAt = Number.NEGATIVE_INFINITY;

function noteFingers({ touches }: TouchEvent): void {
  fingersLeftAt = touches.length > 0 ? Number.POSITIVE_INFINITY : performance.now();
}

/** How long it takes at least until the screen has been left alone. It looks from the first call on. */
function restIn(): number {
  const options = { passive: true, capture: true };
  for (const type of ['touchstart', 'touchend', 'touchcancel'] as const) {
    window.addEventListener(type, noteFingers, options);
  }
  return Math.min(fingersLeftAt + REST_MS - performance.now(), REST_MS);
}

/**
 * Each in a task of its own, when nobody waits for anything else: a tap that comes meanwhile waits for one at most. While
 * a finger moves a list or a map, nothing runs.
 */
export function whenIdle(run: () => void): void {
  const rest = restIn();
  if (rest > 0) setTimeout(() => whenIdle(run), rest);
  // Safari has no idle time to tell of.
  else if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: PRELOAD_AFTER_MS });
  else setTimeout(run);
}
