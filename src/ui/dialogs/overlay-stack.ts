/** An overlay that is open: a token of its own. */
export type OpenOverlay = object;

/** The open overlays, the topmost last. */
let stack: readonly OpenOverlay[] = [];
const listeners = new Set<() => void>();

function change(next: readonly OpenOverlay[]): void {
  stack = next;
  // What lies beneath can be neither tapped nor reached by Tab, and is silent for screen readers.
  document.getElementById('root')?.toggleAttribute('inert', stack.length > 0);
  for (const listener of listeners) listener();
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

export function subscribeToOverlays(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
