import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenIdle } from './browser-moments';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => void vi.useRealTimers());

const touch = (type: 'touchstart' | 'touchmove' | 'touchend') => window.dispatchEvent(new Event(type));

it('what waits for an idle moment runs at once where no finger moves', async () => {
  const run = vi.fn<() => void>();
  whenIdle(run);
  await vi.advanceTimersByTimeAsync(50);
  expect(run).toHaveBeenCalledOnce();
});

it('what has its turn while a finger moves waits for it', async () => {
  const run = vi.fn<() => void>();
  whenIdle(run);
  touch('touchstart');
  await vi.advanceTimersByTimeAsync(490);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(120);
  expect(run).toHaveBeenCalledOnce();
});

it('what waits for an idle moment waits until no finger has moved for half a second', async () => {
  const run = vi.fn<() => void>();
  touch('touchstart');
  whenIdle(run);
  for (let move = 0; move < 20; move += 1) {
    await vi.advanceTimersByTimeAsync(490);
    touch('touchmove');
  }
  await vi.advanceTimersByTimeAsync(490);
  touch('touchend');
  await vi.advanceTimersByTimeAsync(490);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60);
  expect(run).toHaveBeenCalledOnce();
});
