import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stopOnSignal } from './stop-on-signal.ts';

beforeEach(() => vi.useFakeTimers());

afterEach(() => vi.useRealTimers());

/** A process that can be told to stop, and a server in it that stops when `release` is called. */
function start() {
  const exit = vi.fn<(code: number) => void>();
  const host = Object.assign(new EventEmitter(), { exit });
  const events: string[] = [];
  const stopped = Promise.withResolvers<void>();
  const stop = vi.fn<() => Promise<void>>(() => stopped.promise);
  const forget = stopOnSignal(stop, (_level, event) => void events.push(event), 0, host);
  return { host, exit, events, stop, forget, release: stopped.resolve, fail: stopped.reject };
}

it.each(['SIGINT', 'SIGTERM'])(
  'a signal stops the server and ends the process when it gets %s',
  async (signal) => {
    const { host, exit, events, stop, release } = start();
    host.emit(signal, signal);
    expect(stop).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(exit).not.toHaveBeenCalled();
    release();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(exit).toHaveBeenCalledExactlyOnceWith(0);
    expect(events).toEqual(['stopping']);
  },
);

it('a signal ends the process with a failure when the server has not stopped after ten seconds', async () => {
  const { host, exit, events } = start();
  host.emit('SIGTERM', 'SIGTERM');
  await vi.advanceTimersByTimeAsync(9_999);
  expect(exit).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
  expect(events).toEqual(['stopping', 'stopping took too long']);
});

it('a signal ends the process with a failure when stopping fails', async () => {
  const { host, exit, events, fail } = start();
  host.emit('SIGTERM', 'SIGTERM');
  fail(new Error('gone'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
  expect(events).toEqual(['stopping', 'stopping failed']);
});

it('a signal leaves signals alone once the server has stopped for another reason', () => {
  const { host, stop, forget } = start();
  forget();
  host.emit('SIGTERM', 'SIGTERM');
  expect(stop).not.toHaveBeenCalled();
});
