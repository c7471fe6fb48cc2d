import { createBrowserStorage } from '@/device/storage/browser-storage';

const KEY = 'dosaegi.signed-out';
const storage = createBrowserStorage(() => localStorage);

/**
 * Remembers that the user signed out although the server could not be told (it was out of reach, or does not know the
 * call): its cookie would sign them in again.
 */
export function markSignedOut(): void {
  storage.set(KEY, '1');
}

export function clearSignedOut(): void {
  storage.remove(KEY);
}

export function isSignedOut(): boolean {
  return storage.get(KEY) !== null;
}
