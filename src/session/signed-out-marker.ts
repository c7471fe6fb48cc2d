import type { KeyValueStorage } from '@/device/storage/storage';

const KEY = 'dosaegi.signed-out';
let storage: KeyValueStorage | undefined;

/** Says where the mark is kept: the storage of the device that outlives the browser. Called once, at the start. */
export function keepSignedOutMarkerIn(local: KeyValueStorage): void {
  storage = local;
}

/**
 * Remembers that the user signed out although the server could not be told (it was out of reach, or does not know the
 * call): its cookie would sign them in again.
 */
export function markSignedOut(): void {
  storage?.set(KEY, '1');
}

export function clearSignedOut(): void {
  storage?.remove(KEY);
}

export function isSignedOut(): boolean {
  return storage?.get(KEY) === '1';
}
