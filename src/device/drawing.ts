/** Whether this is the server, which draws a page once, without a window (src/app/drawing). */
export const IS_DRAWING = typeof window === 'undefined';

/** Whether a page that the server has drawn is in sight, and the app draws the same behind it. */
export const isDrawnShown = (): boolean =>
  !IS_DRAWING && document.documentElement.classList.contains('drawn');

/** How many parts of the app's own page wait for their turn. */
let waiting = 0;
let whenStanding: (() => void) | undefined;

function runIfStanding(): void {
  if (waiting > 0 || !whenStanding) return;
  const run = whenStanding;
  whenStanding = undefined;
  run();
}

/** Behind the drawing in a task of its own, after the one in which the last part has come. */
function showStanding(): void {
  if (isDrawnShown()) setTimeout(runIfStanding);
  else runIfStanding();
}

/** Keeps the drawn page in sight, as a part of the app's own is still to come; ends with what it returns. */
export function holdDrawn(): () => void {
  waiting += 1;
  return () => {
    waiting -= 1;
    showStanding();
  };
}

/**
 * Runs once: at once, or behind the drawing as soon as no part of the page waits for its turn any more.
 *
 * @returns lets go of it: the page is not there, or gives way to what loads
 */
export function whenPageStands(run: () => void): () => void {
  whenStanding = run;
  showStanding();
  return () => {
    whenStanding = undefined;
  };
}
