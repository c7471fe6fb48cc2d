import type { Clock } from '../http/deps.ts';

export interface TestClock {
  now: Clock;
  /** Jumps to a moment, ISO 8601 with an offset. */
  set(moment: string): void;
  /** Goes on by milliseconds. */
  advance(milliseconds: number): void;
}

/** A clock that stands still until it is moved. */
export function createTestClock(start = '2026-04-12T09:00:00+09:00'): TestClock {
  let present = Date.parse(start);
  return {
    now: () => new Date(present),
    set: (moment) => {
      present = Date.parse(moment);
    },
    advance: (milliseconds) => {
      present += milliseconds;
    },
  };
}
