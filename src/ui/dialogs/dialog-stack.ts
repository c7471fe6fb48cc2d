/** The modal dialogs that are open, the topmost last: what lies beneath is inert, so notices move into the topmost. */
let stack: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLDialogElement[]): void {
  stack = next;
  for (const listener of listeners) listener();
}

/** Puts a dialog on top. Returns what takes it off again. */
export function pushDialog(dialog: HTMLDialogElement): () => void {
  change([...stack, dialog]);
  return () => change(stack.filter((open) => open !== dialog));
}

/** The topmost open dialog, if any. */
export function getTopDialog(): HTMLDialogElement | undefined {
  return stack.at(-1);
}

export function subscribeToDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
