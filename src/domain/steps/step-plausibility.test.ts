import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointAt } from '../../../tests/support/geo-points.ts';
import { startTracker, type StepTracker, trackFix } from './step-plausibility.ts';
import { countFix, type PositionFix, startSteps } from './steps.ts';

const today = '2026-04-12';
const start = { latitude: 33.247, longitude: 126.5545 };
const noon = Date.UTC(2026, 3, 12, 3);

function fixAt(meters: number, second: number, accuracy = 8): PositionFix {
  return { ...pointAt(start, meters, 60), accuracy, timestampMs: noon + second * 1000 };
}

/** A fix a second along a straight way; the way gives the metres from the start at a second. */
function fixesOf(seconds: number, wayAt: (second: number) => number): PositionFix[] {
  return Array.from({ length: seconds + 1 }, (_, second) => fixAt(wayAt(second), second));
}

/** A minute on a bus at 11 m/s, then on at another speed in metres per second. */
function rideThen(speed: number) {
  return (second: number) => (second <= 60 ? second * 11 : 660 + (second - 60) * speed);
}

function track(fixes: PositionFix[], isGuarded = true, from: StepTracker = startTracker(startSteps(today))) {
  return fixes.reduce((tracker, fix) => trackFix(tracker, fix, { day: today, isGuarded }), from);
}

describe('without the guard', () => {
  it('counts every fix by the specified rule alone', () => {
    const fix = fc.record({
      latitude: fc.double({ min: 33, max: 33.001, noNaN: true }),
      longitude: fc.double({ min: 126, max: 126.001, noNaN: true }),
      accuracy: fc.double({ min: 0, max: 80, noNaN: true }),
      timestampMs: fc.integer(),
    });
    fc.assert(
      fc.property(fc.array(fix), (fixes) => {
        const specified = fixes.reduce((state, each) => countFix(state, each, today), startSteps(today));
        expect(track(fixes, false).steps).toEqual(specified);
      }),
    );
  });

  it('counts a bus ride as the distance that it is', () => {
    expect(
      track(
        fixesOf(60, (second) => second * 11),
        false,
      ).steps.count,
    ).toBe(942);
  });
});

describe('with the guard', () => {
  it.each([
    ['a walk of 780 m', 1.3, 1114],
    ['a run of 1680 m', 2.8, 2400],
    ['a stroll of 480 m', 0.8, 685],
  ])('counts %s within five in a hundred', (_, speed, real) => {
    const { count } = track(fixesOf(600, (second) => second * speed)).steps;
    expect(count).toBeGreaterThan(real * 0.95);
    expect(count).toBeLessThanOrEqual(real);
  });

  it('counts nothing while standing still in a scatter of 4 m', () => {
    const fixes = fixesOf(600, (second) => (second % 2 === 0 ? 4 : -4));
    expect(track(fixes, false).steps.count).toBeGreaterThan(6000);
    expect(track(fixes).steps.count).toBe(0);
  });

  it('counts nothing of a slow drift', () => {
    expect(track(fixesOf(600, (second) => second * 0.2)).steps.count).toBe(0);
  });

  it('counts under 20 steps of a bus ride of 6.6 km, those of its first seconds', () => {
    expect(track(fixesOf(600, (second) => second * 11)).steps.count).toBeLessThan(20);
  });

  it('counts nothing of a bus in slow traffic within 45 s of its last fast way', () => {
    const fast = track(fixesOf(60, rideThen(3)));
    expect(track(fixesOf(100, rideThen(3))).steps.count).toBe(fast.steps.count);
  });

  it('counts walking again a minute after a bus ride', () => {
    const { count } = track(fixesOf(360, rideThen(1.3))).steps;
    expect(count).toBeGreaterThan(420);
    expect(count).toBeLessThan(557);
  });

  it('counts nothing of a jump of 500 km', () => {
    expect(track([fixAt(0, 0), fixAt(500_000, 1), fixAt(500_000, 2)]).steps.count).toBe(0);
  });

  it('counts a walk of which only the beginning and the end were seen', () => {
    expect(track([fixAt(0, 0), fixAt(700, 600)]).steps.count).toBe(1000);
  });

  it('ignores what the specified rule ignores', () => {
    const before = track(fixesOf(60, (second) => second * 1.3));
    expect(trackFix(before, fixAt(200, 61, 60.1), { day: today, isGuarded: true })).toBe(before);
    const nowhere = { ...fixAt(200, 61), latitude: Number.NaN };
    expect(trackFix(before, nowhere, { day: today, isGuarded: true })).toBe(before);
  });

  it('goes on counting after the clock is set back', () => {
    const before = track(fixesOf(60, (second) => second * 1.3));
    const later = fixesOf(60, (second) => 78 + second * 1.3);
    for (const fix of later) fix.timestampMs -= 3_600_000;
    expect(track(later, true, before).steps.count - before.steps.count).toBeGreaterThan(80);
  });

  it('starts at 0 on a new day, also with a fix that does not count', () => {
    const before = track(fixesOf(60, (second) => second * 1.3));
    const after = trackFix(before, fixAt(79, 61, 61), { day: '2026-04-13', isGuarded: true });
    expect(after.steps).toMatchObject({ day: '2026-04-13', count: 0 });
  });
});
