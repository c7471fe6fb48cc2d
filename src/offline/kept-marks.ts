import { createChanges } from './changes';

const kept = new Set<string>();
const changes = createChanges();

/** A query shows what was kept on the device, not what the server says now. */
export function markAsKept(queryHash: string): void {
  kept.add(queryHash);
  changes.tell();
}

/** The server has answered, or the query is gone. */
export function unmark(queryHash: string): void {
  if (kept.delete(queryHash)) changes.tell();
}

export const isKept = (queryHash: string): boolean => kept.has(queryHash);

/** Whether anything on screen may be from before. */
export const hasKept = (): boolean => kept.size > 0;

/** The user has changed: nothing of before is shown any more. */
export function clearMarks(): void {
  kept.clear();
  changes.tell();
}

export const subscribeToMarks = changes.subscribe;
