import { expect, it } from 'vitest';
import { startOfDay, takePedometer } from './pedometer.ts';
import { startSteps } from './steps.ts';

const state = { ...startSteps('2026-04-12'), count: 300, restMeters: 0.4 };

it.each([
  [0, 300],
  [299, 300],
  [300, 300],
  [301, 301],
  [12_000, 12_000],
])(
  'taking over the system’s count of %d steps after 300 gives %d: the day’s count never goes back',
  (counted, count) => {
    expect(takePedometer(state, counted).count).toBe(count);
  },
);

it('taking over the system’s count drops the fraction of a step, which the system has counted too', () => {
  expect(takePedometer(state, 301).restMeters).toBe(0);
  expect(takePedometer(state, 300)).toBe(state);
});

it('the pedometer begins a day at local midnight', () => {
  const noon = new Date(2026, 3, 12, 12, 34, 56, 789).getTime();
  expect(startOfDay(noon)).toBe(new Date(2026, 3, 12).getTime());
  expect(startOfDay(new Date(2026, 3, 12).getTime())).toBe(new Date(2026, 3, 12).getTime());
  expect(startOfDay(new Date(2026, 3, 12).getTime() - 1)).toBe(new Date(2026, 3, 11).getTime());
});
