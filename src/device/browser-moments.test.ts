import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenIdle } from './browser-moments';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => void vi.useRealTimers());

function touch(type: 'touchstart' | 'touchend', fingers: number) {
  window.dispatchEvent(Object.assign(new Event(type), { touches: Array.from({ length: fingers }) }));
}

it('what waits for an idle moment runs at once where no finger is on the screen', async () => {
  const run = vi.fn<() => void>();
  whenIdle(run);
  await vi.advanceTimersByTimeAsync(50);
  expect(run).toHaveBeenCalledOnce();
});

it('what waits for an idle moment waits until the last finger has left the screen for 300 ms', async () => {
  const run = vi.fn<() => void>();
  touch('touchstart', 2);
  whenIdle(run);
  await vi.advanceTimersByTimeAsync(5_000);
  touch('touchend', 1);
  await vi.advanceTimersByTimeAsync(5_000);
  touch('touchend', 0);
  await vi.advanceTimersByTimeAsync(250);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(400);
  expect(run).toHaveBeenCalledOnce();
});
