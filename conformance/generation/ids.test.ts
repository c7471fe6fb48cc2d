import { expect, it } from 'vitest';
import { unknownLike } from './ids.ts';

it('an id of nothing is the greatest number where ids are numbers, or texts that may be counted up', () => {
  expect(unknownLike(37)).toBe(9_007_199_254_740_991);
  expect(unknownLike('37')).toBe(9_007_199_254_740_991);
  expect(unknownLike('spot-37')).toBe(9_007_199_254_740_991);
  expect(unknownLike(undefined)).toBe(9_007_199_254_740_991);
});

it('an id of nothing is a UUID of the same version where ids are UUIDs', () => {
  expect(unknownLike('3f2b8c1e-5d47-4a9b-8e60-00000000004d')).toBe('3f2b8c1e-5d47-4a9b-8e60-99999999995d');
});
