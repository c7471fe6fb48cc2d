import type { WakeLockPort } from '@/device/wake-lock/wake-lock';

/** Counts who keeps the screen on. */
export class FakeWakeLock implements WakeLockPort {
  holders = 0;

  readonly hold = () => {
    this.holders += 1;
    return () => {
      this.holders -= 1;
    };
  };
}
