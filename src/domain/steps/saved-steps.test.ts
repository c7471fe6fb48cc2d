import { expect, it } from 'vitest';
import { pointAt } from '../../../tests/support/geo-points.ts';
import { fromSavedSteps, toSavedSteps } from './saved-steps.ts';
import { countFix, shouldSyncSteps, startSteps, type StepsState } from './steps.ts';

const today = '2026-04-12';
const start = { latitude: 33.247, longitude: 126.5545 };
const noon = Date.UTC(2026, 3, 12, 3);

/** Walks past points at these distances from the start, in metres. */
function walk(meters: readonly number[], from: StepsState = startSteps(today)): StepsState {
  return meters.reduce(
    (state, distance) =>
      countFix(state, { ...pointAt(start, distance), accuracy: 10, timestampMs: noon }, today),
    from,
  );
}

it('steps over a reload keep the count, the fraction and what was sent', () => {
  const before = { ...walk([0, 70.5]), lastSentCount: 60, lastSentAtMs: noon };
  const saved: unknown = JSON.parse(JSON.stringify(toSavedSteps(before)));
  const after = fromSavedSteps(saved, today);
  expect(after).toMatchObject({ day: today, count: 100, lastSentCount: 60, lastSentAtMs: noon });
  expect(walk([200, 202.3], after).count).toBe(104);
});

it('steps over a reload do not count the way between closing here and opening there', () => {
  const saved = toSavedSteps(walk([0, 70]));
  expect(walk([30_000], fromSavedSteps(saved, today)).count).toBe(100);
});

it('steps over a reload start at 0 on a new day', () => {
  const saved = { day: '2026-04-11', count: 9000, restMeters: 0.3, lastSentCount: 8990, lastSentAtMs: 5 };
  expect(fromSavedSteps(saved, today)).toEqual({
    day: '2026-04-12',
    count: 0,
    restMeters: 0,
    lastSentCount: 0,
    lastSentAtMs: 5,
    anchor: null,
  });
});

it.each([
  null,
  undefined,
  '',
  42,
  [],
  {},
  { day: today },
  { day: 'today', count: 3 },
  { day: today, count: -1 },
  { day: today, count: 1.5 },
  { day: today, count: '100' },
])('steps over a reload start at 0 when what was kept is damaged: %o', (saved) => {
  expect(fromSavedSteps(saved, today)).toEqual({
    day: '2026-04-12',
    count: 0,
    restMeters: 0,
    lastSentCount: 0,
    lastSentAtMs: null,
    anchor: null,
  });
});

it('steps over a reload keep the count when only the rest is damaged', () => {
  const saved = { day: today, count: 70, restMeters: 9, lastSentCount: 'x', lastSentAtMs: 'y' };
  expect(fromSavedSteps(saved, today)).toMatchObject({
    count: 70,
    restMeters: 0,
    lastSentCount: 0,
    lastSentAtMs: null,
  });
});

it('steps over a reload can be sent again although more was noted as sent than was counted', () => {
  const saved = { day: today, count: 70, restMeters: 0, lastSentCount: 5000, lastSentAtMs: null };
  const state = fromSavedSteps(saved, today);
  expect(shouldSyncSteps({ ...state, count: 120 }, noon, false)).toBe(true);
});
