import { onTestFinished, vi } from 'vitest';
import type { TestServer } from './start-test-server.ts';

/** Lets time pass for a server and, until the test ends, for what counts attempts by the time of the machine. */
export function passTime({ clock }: Pick<TestServer, 'clock'>, milliseconds: number): void {
  clock.advance(milliseconds);
  vi.setSystemTime(Date.now() + milliseconds);
  onTestFinished(() => void vi.useRealTimers());
}
