import * as fc from 'fast-check';
import { expect, it } from 'vitest';
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

it('a step counter without the guard counts every fix by the specified rule alone', () => {
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

it('a step counter without the guard counts a bus ride as the distance that it is', () => {
  expect(
    track(
      fixesOf(60, (second) => second * 11),
      false,
    ).steps.count,
  ).toBe(942);
});

it.each([
  ['a walk of 780 m', 1.3, 1114],
  ['a run of 1680 m, in strides of 1.06 m', 2.8, 1584],
  ['a stroll of 480 m', 0.8, 685],
  ['a slow hike of 270 m', 0.45, 385],
])('a step counter with the guard counts %s within six in a hundred', (_, speed, real) => {
  const { count } = track(fixesOf(600, (second) => second * speed)).steps;
  expect(count).toBeGreaterThan(real * 0.94);
  expect(count).toBeLessThanOrEqual(real);
});

it('a step counter with the guard counts nothing while standing still in a scatter of 4 m', () => {
  const fixes = fixesOf(600, (second) => (second % 2 === 0 ? 4 : -4));
  expect(track(fixes, false).steps.count).toBeGreaterThan(6000);
  expect(track(fixes).steps.count).toBe(0);
});

it('a step counter with the guard counts nothing of a slow drift', () => {
  expect(track(fixesOf(600, (second) => second * 0.2)).steps.count).toBe(0);
});

it.each([
  [3.5, 1800],
  [3.7, null],
  [11, null],
])(
  'a step counter with the guard takes ten minutes at %d m/s for a run up to 3.6 m/s, and for a ride after its first 30 m above',
  (speed, atLeast) => {
    const { count } = track(fixesOf(600, (second) => second * speed)).steps;
    if (atLeast === null) expect(count).toBeLessThan(30);
    else expect(count).toBeGreaterThan(atLeast);
  },
);

it('a step counter with the guard believes a run after 90 s, or when walking follows, and then counts all of it', () => {
  const runThen = (speed: number) => (second: number) =>
    Math.min(second, 80) * 2.8 + Math.max(0, second - 80) * speed;
  expect(track(fixesOf(80, runThen(0))).steps.count).toBe(0);
  expect(track(fixesOf(100, runThen(2.8))).steps.count).toBeGreaterThan(220);
  const { count } = track(fixesOf(100, runThen(1.3))).steps;
  expect(count).toBeGreaterThan(200);
  expect(count).toBeLessThanOrEqual(249);
});

it('a step counter with the guard counts nothing of a ferry that puts out, but for its first 145 m at a walking pace', () => {
  const { count } = track(fixesOf(600, (second) => (second * second) / 120)).steps;
  expect(count).toBeLessThan(215);
});

it('a step counter with the guard lets one jump of the position pass without taking a run for a ride', () => {
  const way = (second: number) => second * 2.8 + (second > 300 ? 40 : 0);
  expect(track(fixesOf(600, way)).steps.count).toBeGreaterThan(1500);
});

it('a step counter with the guard counts nothing of a bus in slow traffic after its fast way', () => {
  const jam = (second: number) => (second <= 60 ? second * 11 : 660 + (second - 60) * 3);
  expect(track(fixesOf(300, jam)).steps.count).toBe(0);
});

it('a step counter with the guard ends a ride only when walking has gone on for 2 min, and counts that way then', () => {
  const { count: early } = track(fixesOf(60 + 115, rideThen(1.3))).steps;
  expect(early).toBe(0);
  const { count } = track(fixesOf(360, rideThen(1.3))).steps;
  expect(count).toBeGreaterThan(520);
  expect(count).toBeLessThanOrEqual(557);
});

it('a step counter with the guard keeps a ride over a stop and a start of walking that a rest of more than 40 s breaks off', () => {
  const way = (second: number) => {
    if (second <= 60) return second * 11;
    const after = second - 60;
    // 50 s at walking pace, 90 s of standing, by turns.
    return 660 + Math.floor(after / 140) * 60 + Math.min(after % 140, 50) * 1.2;
  };
  expect(track(fixesOf(600, way)).steps.count).toBe(0);
});

it('a step counter with the guard counts nothing while the receiver’s own speed says that the user stands', () => {
  const drifting = fixesOf(600, (second) => second * 0.5).map((fix) => Object.assign(fix, { speed: 0.1 }));
  expect(track(drifting).steps.count).toBe(0);
});

it('a step counter with the guard goes by the place alone where the receiver measures no speed', () => {
  const walk = fixesOf(600, (second) => second * 1.3);
  const { count } = track(walk).steps;
  for (const fix of walk) fix.speed = null;
  expect(track(walk).steps.count).toBe(count);
});

it('a step counter with the guard counts nothing where motion sensors feel no steps, and a fast run where they do', () => {
  const countOf = (speed: number, isStepping: boolean) =>
    fixesOf(600, (second) => second * speed).reduce(
      (tracker, fix) => trackFix(tracker, fix, { day: today, isGuarded: true, isStepping }),
      startTracker(startSteps(today)),
    ).steps.count;
  expect(countOf(1.3, false)).toBe(0);
  expect(countOf(1.3, true)).toBeGreaterThan(1050);
  expect(countOf(4.5, true)).toBeGreaterThan(2400);
  expect(countOf(5.6, true)).toBeLessThan(50);
});

it('a step counter with the guard counts nothing of a jump of 500 km', () => {
  expect(track([fixAt(0, 0), fixAt(500_000, 1), fixAt(500_000, 2)]).steps.count).toBe(0);
});

it.each([
  [20, true],
  [21, false],
])(
  'a step counter with the guard credits the way between fixes that are %d s apart: %s',
  (gap, isCredited) => {
    const fixes = Array.from({ length: 30 }, (_, index) => fixAt(index * gap * 1.2, index * gap));
    expect(track(fixes).steps.count > 0).toBe(isCredited);
  },
);

it.each([
  ['as much way as a walk has', 780, 1110],
  ['hardly any way', 100, 0],
  ['the way of a ride', 1400, 0],
])('a gap of ten minutes in a walk that is followed by %s is made up for accordingly', (_, meters, steps) => {
  const before = track(fixesOf(60, (second) => second * 1.3));
  const after = track([fixAt(78 + meters, 660)], true, before).steps.count - before.steps.count;
  expect(after).toBeGreaterThanOrEqual(steps);
  expect(after).toBeLessThanOrEqual(steps * 1.02);
});

it('a gap soon after a ride is made up for by nothing', () => {
  const before = track(fixesOf(120, rideThen(1.3)));
  expect(track([fixAt(738 + 780, 720)], true, before).steps.count).toBe(0);
});

it('a step counter with the guard ignores what the specified rule ignores', () => {
  const before = track(fixesOf(60, (second) => second * 1.3));
  expect(trackFix(before, fixAt(200, 61, 60.1), { day: today, isGuarded: true })).toBe(before);
  const nowhere = { ...fixAt(200, 61), latitude: Number.NaN };
  expect(trackFix(before, nowhere, { day: today, isGuarded: true })).toBe(before);
});

it('a step counter with the guard goes on counting after the clock is set back', () => {
  const before = track(fixesOf(60, (second) => second * 1.3));
  const later = fixesOf(60, (second) => 78 + second * 1.3);
  for (const fix of later) fix.timestampMs -= 3_600_000;
  expect(track(later, true, before).steps.count - before.steps.count).toBeGreaterThan(80);
});

it('a step counter with the guard starts at 0 on a new day, also with a fix that does not count', () => {
  const before = track(fixesOf(60, (second) => second * 1.3));
  const after = trackFix(before, fixAt(79, 61, 61), { day: '2026-04-13', isGuarded: true });
  expect(after.steps).toMatchObject({ day: '2026-04-13', count: 0 });
});
