import type { RawAnswer } from '@/api/http';

declare global {
  interface Window {
    /** Put there by /early-session.js: undefined inside the promise when no answer came. */
    earlySession?: Promise<RawAnswer | undefined>;
  }
}

/**
 * The session request that /early-session.js has already sent, once: later session requests must ask anew. Resolves
 * to undefined when no answer came. Undefined where none was sent, or it was taken before.
 */
export function takeEarlySession(): Promise<RawAnswer | undefined> | undefined {
  const early = window.earlySession;
  delete window.earlySession;
  return early;
}
