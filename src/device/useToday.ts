import { useCallback, useSyncExternalStore } from 'react';
import { useDevice } from './DeviceContext';

/**
 * The local calendar day (YYYY-MM-DD), live: it changes at midnight while the app stays open, and when a phone that
 * slept over midnight wakes up.
 */
export function useToday(): string {
  const { clock } = useDevice();
  const subscribe = useCallback(
    (listener: () => void) => {
      let timer: ReturnType<typeof setTimeout>;
      const waitForMidnight = () => {
        timer = setTimeout(() => {
          listener();
          waitForMidnight();
        }, msUntilMidnight(clock.now()));
      };
      waitForMidnight();
      document.addEventListener('visibilitychange', listener);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', listener);
      };
    },
    [clock],
  );
  return useSyncExternalStore(subscribe, clock.today, clock.today);
}

function msUntilMidnight(nowMs: number): number {
  return new Date(nowMs).setHours(24, 0, 0, 0) - nowMs;
}
