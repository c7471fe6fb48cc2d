import { toLocalDay } from '@/domain/format/dates';
import type { ClockPort } from '@/device/clock';

/** A clock in Jeju that stands still until a test moves it; it begins on 2026-05-01 at 10:00. */
export class FakeClock implements ClockPort {
  #nowMs = Date.parse('2026-05-01T10:00:00+09:00');

  readonly now = () => this.#nowMs;

  readonly today = () => toLocalDay(this.#nowMs, 'Asia/Seoul');

  /** Sets the time, as ISO 8601 with an offset. */
  setTo(moment: string) {
    this.#nowMs = Date.parse(moment);
  }

  advance(milliseconds: number) {
    this.#nowMs += milliseconds;
  }
}
