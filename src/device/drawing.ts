/** Whether this is the server, which draws a page once, without a window (src/app/drawing). */
export const IS_DRAWING = typeof window === 'undefined';

/** Whether a page that the server has drawn is in sight, and the app draws the same behind it. */
export const isDrawnShown = (): boolean =>
  !IS_DRAWING && document.documentElement.classList.contains('drawn');
