import { clearMarks } from './kept-marks';
import { keptStore } from './kept-store';
import { PICTURES_CACHE } from './worker-messages';

/** Forgets on this device every answer that was kept, and every picture: the user has gone. Never rejects. */
export async function forgetKept(): Promise<void> {
  clearMarks();
  const caches = 'caches' in globalThis ? globalThis.caches : undefined;
  await Promise.allSettled([keptStore.clear(), caches?.delete(PICTURES_CACHE)]);
}
