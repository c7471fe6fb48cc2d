import { expect, it } from 'vitest';
import {
  hallabongForSteps,
  remainingConversionsText,
  stepsForHallabong,
  stepsToNextHallabong,
} from './conversion.ts';

it.each([
  [1, 10],
  [42, 420],
  [100, 1000],
])('conversion of %d hallabong costs %d steps', (hallabong, steps) => {
  expect(stepsForHallabong(hallabong)).toBe(steps);
});

it.each([
  [0, 0],
  [9, 0],
  [10, 1],
  [1_488, 148],
])('conversion of %d steps reaches for %d hallabong', (steps, hallabong) => {
  expect(hallabongForSteps(steps)).toBe(hallabong);
});

it.each([
  [0, 10],
  [1, 9],
  [9, 1],
  [10, 10],
  [1_488, 2],
])('conversion of the next hallabong takes more steps after %d: %d', (steps, missing) => {
  expect(stepsToNextHallabong(steps)).toBe(missing);
});

it.each([
  [20, '남은 전환 횟수 20/20'],
  [7, '남은 전환 횟수 7/20'],
  [0, '남은 전환 횟수 0/20'],
])('conversion says that %d conversions remain', (remaining, text) => {
  expect(remainingConversionsText(remaining)).toBe(text);
});

it.each([null, undefined, -1, 1.5, Number.NaN])(
  'conversion says nothing of what the server has not told: %s',
  (remaining) => {
    expect(remainingConversionsText(remaining)).toBeNull();
  },
);
