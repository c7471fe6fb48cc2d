import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSingleFlight } from './useSingleFlight';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('an action that is guarded against double taps runs once for taps within 500 ms', () => {
  const action = vi.fn<() => void>();
  const { result } = renderHook(() => useSingleFlight(action));

  expect(result.current()).toBe(true);
  vi.advanceTimersByTime(499);
  expect(result.current()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(result.current()).toBe(true);
  expect(action).toHaveBeenCalledTimes(2);
});

it('an action that is guarded against double taps runs once until its promise has settled, also when that rejects', async () => {
  const sending = Promise.withResolvers<void>();
  const { result } = renderHook(() => useSingleFlight(() => sending.promise));

  result.current();
  vi.advanceTimersByTime(60_000);
  expect(result.current()).toBe(false);

  await act(async () => {
    sending.reject(new Error('no connection'));
    await sending.promise.catch(() => undefined);
  });
  expect(result.current()).toBe(true);
});

it('an action that is guarded against double taps runs again at once when it has begun nothing', () => {
  const { result } = renderHook(() => useSingleFlight(() => false));

  expect(result.current()).toBe(true);
  expect(result.current()).toBe(true);
});
