import { TOAST_MS } from '@/domain/limits';

/** One short notice. */
export interface Toast {
  id: number;
  message: string;
}

const MOST_AT_ONCE = 3;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a message for 3 s. The same message again takes the place of the first; more than 3 push out the oldest. */
export function showToast(message: string): void {
  lastId += 1;
  const toast = { id: lastId, message };
  change([...toasts.filter((other) => other.message !== message), toast].slice(-MOST_AT_ONCE));
  setTimeout(() => change(toasts.filter(({ id }) => id !== toast.id)), TOAST_MS);
}

/** The toasts on screen, the newest last. */
export function getToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
