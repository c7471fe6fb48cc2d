const KEY = 'dosaegi.signed-out';

/**
 * Remembers that the user signed out although the server could not be told (it was out of reach, or does not know the
 * call): its cookie would sign them in again. Where nothing can be stored, that is what happens.
 */
export function markSignedOut(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Storage is blocked or full.
  }
}

export function clearSignedOut(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: nothing is marked either.
  }
}

export function isSignedOut(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
