import { expect, it } from 'vitest';
import { countedValue, flyingCount } from './counting';

it.each([
  [-1, 128],
  [0, 128],
  [450, 154],
  [899, 158],
  [900, 158],
  [5000, 158],
])('a number that counts to its new value after %i ms from 128 to 158 reads %i', (elapsedMs, shown) => {
  expect(countedValue(128, 158, elapsedMs)).toBe(shown);
});

it('a number that counts to its new value counts down too', () => {
  expect(countedValue(128, 98, 0)).toBe(128);
  expect(countedValue(128, 98, 450)).toBe(102);
  expect(countedValue(128, 98, 900)).toBe(98);
});

it.each([
  [128, 128, 0],
  [128, 129, 1],
  [128, 135, 7],
  [128, 136, 8],
  [128, 137, 8],
  [128, 98, 8],
])('from %i to %i so many hallabong fly: %i', (from, to, flying) => {
  expect(flyingCount(from, to)).toBe(flying);
});
