import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { pointAt } from '../../../tests/support/geo-points.ts';
import {
  beginStepSync,
  confirmStepSync,
  countFix,
  type PositionFix,
  rollToDay,
  shouldSyncSteps,
  startSteps,
  type StepsState,
} from './steps.ts';

const today = '2026-04-12';
const start = { latitude: 33.247, longitude: 126.5545 };
const noon = Date.UTC(2026, 3, 12, 3);

function fixAt(meters: number, parts: Partial<PositionFix> = {}): PositionFix {
  return { ...pointAt(start, meters), accuracy: 10, timestampMs: noon, ...parts };
}

function walk(fixes: PositionFix[], from: StepsState = startSteps(today), day = today): StepsState {
  return fixes.reduce((state, fix) => countFix(state, fix, day), from);
}

function stepsAfter(...fixes: PositionFix[]): number {
  return walk(fixes).count;
}

it('counting steps counts no step at the first fix', () => {
  expect(stepsAfter(fixAt(0))).toBe(0);
});

it('counting steps counts 70 m as 100 steps', () => {
  expect(stepsAfter(fixAt(0), fixAt(70))).toBe(100);
});

it.each([
  [1.99, 0],
  [2, 2],
  [2.01, 2],
  [2.8, 4],
])('counting steps counts a move of %d m as %d steps', (meters, steps) => {
  expect(stepsAfter(fixAt(0), fixAt(meters))).toBe(steps);
});

it.each([
  [60, 10],
  [60.1, 0],
  [0, 10],
  [-1, 0],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 0],
])('counting steps with an accuracy of %d m, a move of 7 m gives %d steps', (accuracy, steps) => {
  expect(stepsAfter(fixAt(0), fixAt(7, { accuracy }))).toBe(steps);
});

it('counting steps starts at the first fix that is accurate enough', () => {
  expect(stepsAfter(fixAt(500, { accuracy: 60.1 }), fixAt(0), fixAt(7))).toBe(10);
});

it('counting steps measures from the last counted fix, so that short moves add up', () => {
  expect(stepsAfter(fixAt(0), fixAt(1), fixAt(1.9), fixAt(2.1))).toBe(3);
});

it('counting steps measures past an inaccurate fix', () => {
  expect(stepsAfter(fixAt(0), fixAt(40, { accuracy: 61 }), fixAt(7))).toBe(10);
});

it('counting steps carries the fraction of a step on: ten moves of 2 m are 28 steps, not 20', () => {
  expect(stepsAfter(...Array.from({ length: 11 }, (_, index) => fixAt(index * 2)))).toBe(28);
});

it.each([
  { latitude: Number.NaN },
  { longitude: Number.NaN },
  { latitude: 90.1 },
  { longitude: -180.1 },
  { latitude: Number.POSITIVE_INFINITY },
])('counting steps ignores a fix without a place: %o', (parts) => {
  expect(stepsAfter(fixAt(0, parts), fixAt(0), fixAt(3, parts), fixAt(7))).toBe(10);
});

it('counting steps goes on counting when the clock is set back', () => {
  expect(stepsAfter(fixAt(0), fixAt(7, { timestampMs: noon - 3_600_000 }))).toBe(10);
});

it('counting steps counts a jump of 500 km as the distance that it is', () => {
  expect(stepsAfter(fixAt(0), fixAt(500_000))).toBe(714_285);
});

it('counting steps hands back the same object when nothing changed', () => {
  const state = walk([fixAt(0)]);
  expect(countFix(state, fixAt(1.99), today)).toBe(state);
  expect(countFix(state, fixAt(7, { accuracy: 60.1 }), today)).toBe(state);
});

it('counting steps never loses more than the fraction of one step on a way, however it is cut into moves', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 2, max: 40, noNaN: true }), { minLength: 1, maxLength: 60 }),
      (moves) => {
        let way = 0;
        const fixes = [fixAt(0), ...moves.map((move) => fixAt((way += move)))];
        expect(Math.abs(stepsAfter(...fixes) - way / 0.7)).toBeLessThan(1.001);
      },
    ),
  );
});

it('counting steps stays a whole number that never falls within a day, whatever the fixes', () => {
  const anything = fc.record({
    latitude: fc.double(),
    longitude: fc.double(),
    accuracy: fc.double(),
    timestampMs: fc.double(),
  });
  const real = fc.record({
    latitude: fc.double({ min: 33, max: 34, noNaN: true }),
    longitude: fc.double({ min: 126, max: 127, noNaN: true }),
    accuracy: fc.double({ min: 0, max: 100, noNaN: true }),
    timestampMs: fc.integer(),
  });
  fc.assert(
    fc.property(fc.array(fc.oneof(anything, real)), (fixes) => {
      let state = startSteps(today);
      for (const fix of fixes) {
        const next = countFix(state, fix, today);
        expect(Number.isSafeInteger(next.count)).toBe(true);
        expect(next.count).toBeGreaterThanOrEqual(state.count);
        expect(next.restMeters).toBeGreaterThanOrEqual(0);
        expect(next.restMeters).toBeLessThan(0.7);
        state = next;
      }
    }),
  );
});

const evening = { ...walk([fixAt(0), fixAt(70.3)]), lastSentCount: 60, lastSentAtMs: noon };

it('a new local day starts at 0 steps with nothing sent, and keeps the time of the last sending', () => {
  expect(rollToDay(evening, '2026-04-13')).toMatchObject({
    day: '2026-04-13',
    count: 0,
    restMeters: 0,
    lastSentCount: 0,
    lastSentAtMs: noon,
  });
});

it('a new local day counts a walk over midnight on from where it was', () => {
  expect(countFix(evening, fixAt(77.3), '2026-04-13')).toMatchObject({ day: '2026-04-13', count: 10 });
});

it('a new local day begins even with a fix that does not count', () => {
  expect(countFix(evening, fixAt(77.3, { accuracy: 61 }), '2026-04-13').count).toBe(0);
});

it('a new local day does not begin while the day is the same', () => {
  expect(rollToDay(evening, '2026-04-12')).toBe(evening);
});

it('a new local day is not begun by a clock that goes back over midnight', () => {
  expect(rollToDay(evening, '2026-04-11')).toMatchObject({
    day: '2026-04-12',
    count: 100,
    lastSentCount: 60,
  });
});

it('a new local day is begun when the clock had been wrong by more than a day', () => {
  expect(rollToDay(evening, '2026-04-10')).toMatchObject({ day: '2026-04-10', count: 0, lastSentCount: 0 });
});

const walked = { ...startSteps(today), count: 150, lastSentCount: 100, lastSentAtMs: noon };

it.each([
  [149, false],
  [150, true],
  [151, true],
])('whether steps are sent with %d steps after 100 were sent: %s', (count, isDue) => {
  expect(shouldSyncSteps({ ...walked, count }, noon + 60_000, false)).toBe(isDue);
});

it.each([
  [49, false],
  [50, true],
])('whether steps are sent with the first %d steps: %s', (count, isDue) => {
  expect(shouldSyncSteps({ ...startSteps(today), count }, noon, false)).toBe(isDue);
});

it.each([
  [0, false],
  [59_999, false],
  [60_000, true],
])('whether steps are sent %d ms after the last sending: %s', (elapsed, isDue) => {
  expect(shouldSyncSteps(walked, noon + elapsed, false)).toBe(isDue);
});

it('steps are sent one sending at a time', () => {
  expect(shouldSyncSteps(walked, noon + 60_000, true)).toBe(false);
});

it('the sending of steps is not held up by a clock that was set back', () => {
  expect(shouldSyncSteps(walked, noon - 1, false)).toBe(true);
});

it('the sending of steps waits its minute from the beginning of a sending, also of one that failed', () => {
  const begun = beginStepSync(walked, noon + 60_000);
  expect(begun.lastSentCount).toBe(100);
  expect(shouldSyncSteps(begun, noon + 119_999, false)).toBe(false);
  expect(shouldSyncSteps(begun, noon + 120_000, false)).toBe(true);
});

it('the sending of steps counts from what the server took', () => {
  const taken = confirmStepSync({ ...walked, count: 199 }, { day: today, count: 150 });
  expect(taken.lastSentCount).toBe(150);
  expect(shouldSyncSteps(taken, noon + 60_000, false)).toBe(false);
});

it('the sending of steps is not put off today by an answer to yesterday’s count', () => {
  expect(confirmStepSync(startSteps('2026-04-13'), { day: '2026-04-12', count: 8000 }).lastSentCount).toBe(0);
});

it('the sending of steps never goes back behind what the server took', () => {
  expect(confirmStepSync(walked, { day: today, count: 60 }).lastSentCount).toBe(100);
});
