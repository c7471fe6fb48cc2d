/** Keeps the screen on: a phone that locks itself suspends the position watch, and steps are lost. */
export interface WakeLockPort {
  /** Keeps it on until the returned function is called. Does nothing where it is not possible. */
  hold: () => () => void;
}

/** {@link WakeLockPort} on the Screen Wake Lock API; the browser releases a lock whenever the page is hidden. */
export function createBrowserWakeLock(wakeLock: WakeLock | undefined, page: Document): WakeLockPort {
  return {
    hold() {
      let isHeld = true;
      let sentinel: WakeLockSentinel | undefined;
      const acquire = async () => {
        if (page.visibilityState !== 'visible') return;
        try {
          const acquired = await wakeLock?.request('screen');
          if (isHeld) sentinel = acquired;
          else await acquired?.release();
        } catch {
          // Battery saver or a policy forbids it: the screen may go dark.
        }
      };
      const acquireAgain = () => void acquire();
      page.addEventListener('visibilitychange', acquireAgain);
      acquireAgain();
      return () => {
        isHeld = false;
        page.removeEventListener('visibilitychange', acquireAgain);
        sentinel?.release().catch(() => undefined);
      };
    },
  };
}
