import { expect, it } from 'vitest';
import { feelsSteps } from './cadence.ts';

const GRAVITY = 9.81;

/** Five seconds of readings, by default 60 a second; `at` gives what is added to gravity at a second, in m/s². */
function samplesOf(at: (second: number) => number, perSecond = 60) {
  return Array.from({ length: 5 * perSecond }, (_, index) => ({
    strength: GRAVITY + at(index / perSecond),
    timestampMs: (index / perSecond) * 1000,
  }));
}

const rhythm = (perSecond: number, strength: number) => (second: number) =>
  strength * Math.sin(2 * Math.PI * perSecond * second);

it.each([
  ['a stroll', 1.2, 1.5],
  ['a walk', 1.9, 2.5],
  ['a run', 2.8, 8],
])('steps are felt of %s', (_, perSecond, strength) => {
  expect(feelsSteps(samplesOf(rhythm(perSecond, strength)))).toBe(true);
});

it('steps are felt with a step missing, as at a kerb', () => {
  const walk = rhythm(1.9, 2.5);
  expect(feelsSteps(samplesOf((second) => (second > 2 && second < 2.5 ? 0 : walk(second))))).toBe(true);
});

it('no steps are felt on a table', () => {
  expect(feelsSteps(samplesOf((second) => 0.05 * Math.sin(second * 300)))).toBe(false);
});

it.each([0.5, 0.99])('no steps are felt in a motor’s vibration of %d m/s²', (strength) => {
  expect(feelsSteps(samplesOf(rhythm(14, strength)))).toBe(false);
});

it('no steps are felt over bumps that come as they like', () => {
  const bumps = [0.2, 0.5, 1.9, 2.2, 4.4];
  expect(
    feelsSteps(samplesOf((second) => (bumps.some((bump) => Math.abs(second - bump) < 0.05) ? 4 : 0))),
  ).toBe(false);
});

it('no steps are felt slower than one in 1.1 s', () => {
  expect(feelsSteps(samplesOf(rhythm(0.8, 3)))).toBe(false);
});

it.each([
  [49, null],
  [50, false],
])('feeling steps in %d readings says %s', (count, felt) => {
  expect(feelsSteps(samplesOf(() => 0).slice(0, count))).toBe(felt);
});
