import { afterNextPaint } from '@/device/browser-moments';

/** An overlay that is open: a token of its own. */
export type OpenOverlay = object;

/** The open overlays, the topmost last. */
let stack: readonly OpenOverlay[] = [];
const listeners = new Set<() => void>();

function change(next: readonly OpenOverlay[]): void {
  stack = next;
  // Before it is left: the focus goes back to what lies beneath.
  if (stack.length === 0) document.getElementById('root')?.removeAttribute('inert');
  else afterNextPaint(silencePage);
  for (const listener of listeners) listener();
}

/**
 * What lies beneath can be neither tapped nor reached by Tab, and is silent for screen readers. It waits for the first
 * frame of the overlay, which covers the page and has the focus: the whole page is styled anew for it.
 */
function silencePage(): void {
  if (stack.length === 0) return;
  document.getElementById('root')?.setAttribute('inert', '');
}

/** Puts an overlay on top. Returns what takes it off again. */
export function pushOverlay(overlay: OpenOverlay): () => void {
  change([...stack, overlay]);
  return () => change(stack.filter((open) => open !== overlay));
}

/** The topmost open overlay, if any. */
export function getTopOverlay(): OpenOverlay | undefined {
  return stack.at(-1);
}

/** Whether an element lies beneath an open overlay: of the page, or of another overlay. */
export function isBeneathOverlay(element: Element): boolean {
  const isOfPage = document.getElementById('root')?.contains(element) ?? false;
  return (isOfPage && stack.length > 0) || element.closest('[inert]') !== null;
}

export function subscribeToOverlays(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
