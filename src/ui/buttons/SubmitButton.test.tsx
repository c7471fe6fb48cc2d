import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SubmitButton } from './SubmitButton';
import { useSingleFlight } from './useSingleFlight';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('a submit button takes a tap and a key, but not the second half of a double tap on what stood there before', () => {
  let sent = 0;
  render(
    <MantineProvider>
      <SubmitButton
        onClick={() => {
          sent += 1;
          return false;
        }}
      >
        가입 완료
      </SubmitButton>
    </MantineProvider>,
  );
  const button = screen.getByRole('button', { name: '가입 완료' });
  fireEvent.click(button, { detail: 2 });
  expect(sent).toBe(0);
  fireEvent.click(button, { detail: 1 });
  // A press of Enter or Space.
  fireEvent.click(button, { detail: 0 });
  expect(sent).toBe(2);
  // What it began has ended at once: a quick second tap on the same button is another one.
  fireEvent.click(button, { detail: 2 });
  expect(sent).toBe(3);
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
