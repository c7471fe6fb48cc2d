import { expect, it } from 'vitest';
import { countedValue, flyingCount } from './counting';

it.each([
  [-1, 128],
  [0, 128],
  [210, 143],
  [405, 157],
  [420, 158],
  [5000, 158],
])('a number that counts to its new value after %i ms from 128 to 158 reads %i', (elapsedMs, shown) => {
  expect(countedValue(128, 158, elapsedMs)).toBe(shown);
});

it('a number that counts to its new value counts down too', () => {
  expect(countedValue(128, 98, 0)).toBe(128);
  expect(countedValue(128, 98, 210)).toBe(113);
  expect(countedValue(128, 98, 420)).toBe(98);
});

it.each([
  [128, 128, 0],
  [128, 129, 1],
  [128, 133, 5],
  [128, 134, 6],
  [128, 135, 6],
  [128, 98, 6],
])('from %i to %i so many hallabong fly: %i', (from, to, flying) => {
  expect(flyingCount(from, to)).toBe(flying);
});
