import { toLocalDay } from '@/domain/format/dates';

/** The time, as an argument for the pure rules. */
export interface ClockPort {
  /** Milliseconds since 1970. */
  now: () => number;
  /** The local calendar day, YYYY-MM-DD, never the UTC day. */
  today: () => string;
}

/** {@link ClockPort} of the device, in its own time zone. */
export function createBrowserClock(): ClockPort {
  return { now: () => Date.now(), today: () => toLocalDay(Date.now()) };
}
