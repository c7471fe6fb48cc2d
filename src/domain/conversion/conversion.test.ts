import { expect, it } from 'vitest';
import {
  conversionDoubt,
  hallabongForSteps,
  hallabongOfToday,
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
  [0, 0, 0],
  [9, 0, 0],
  [49, 0, 4],
  [157, 0, 15],
  [157, 15, 0],
  [157, 14, 1],
  [157, 16, 0],
  [1_009, 0, 100],
  [2_000, 101, 99],
])(
  'conversion of %d steps that were sent, %d hallabong got for them, is sure to bring %d',
  (sent, converted, sure) => {
    expect(hallabongOfToday({ walked: 5_000, sent, converted })).toBe(sure);
  },
);

it.each([
  [4, 39, 0, 0, '오늘 걸음보다 많아요.\n남은 걸음이 모자라면 전환되지 않아요.'],
  [4, 40, 39, 0, '아직 저장되지 않은 걸음이 있어요.\n걸음이 저장되면 전환할 수 있어요.'],
  [5, 1_000, 950, 95, '아직 저장되지 않은 걸음이 있어요.\n걸음이 저장되면 전환할 수 있어요.'],
  [100, 1_000, 950, 95, '오늘 이미 95개를 전환했어요.\n남은 걸음이 모자라면 전환되지 않아요.'],
  [4, 40, 40, 0, null],
  [4, 1_039, 1_039, 100, '오늘 이미 100개를 전환했어요.\n남은 걸음이 모자라면 전환되지 않아요.'],
  [4, 1_040, 1_040, 100, null],
])(
  'conversion into %d hallabong with %d steps, %d sent and %d got before: %s',
  (amount, walked, sent, converted, text) => {
    expect(conversionDoubt(amount, { walked, sent, converted })).toBe(text);
  },
);

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
