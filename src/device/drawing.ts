/** Whether this is the server, which draws a page once, without a window (src/app/drawing). */
export const IS_DRAWING = typeof window === 'undefined';

/** Whether a page that the server has drawn is in sight, and the app draws the same behind it. */
export const isDrawnShown = (): boolean =>
  !IS_DRAWING && document.documentElement.classList.contains('drawn');

/** How many parts of the app's own page wait for their turn. */
let waiting = 0;
let whenStanding = () => {};

function showStanding(): void {
  if (waiting === 0) whenStanding();
}

/** Keeps the drawn page in sight, as a part of the app's own is still to come; ends with what it returns. */
export function holdDrawn(): () => void {
  waiting += 1;
  return () => {
    waiting -= 1;
    // All that comes in the same commit has begun by then, and nothing has been painted yet.
    queueMicrotask(showStanding);
  };
}

/** Runs at once, or as soon as no part of the page waits for its turn any more. */
export function whenPageStands(run: () => void): void {
  whenStanding = run;
  showStanding();
}
