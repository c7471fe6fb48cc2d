import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatNumber, formatPaddedBalance } from './numbers.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1234567, '1,234,567'],
])('formatNumber writes %d as %s', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

it.each([
  [0, '000'],
  [7, '007'],
  [99, '099'],
  [100, '100'],
  [999, '999'],
  [1234, '1,234'],
])('formatPaddedBalance writes %d as %s', (balance, text) => {
  expect(formatPaddedBalance(balance)).toBe(text);
});

it('every whole number is written as the browser writes it in Korean', () => {
  const korean = new Intl.NumberFormat('ko-KR');
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => {
      expect(formatNumber(value)).toBe(korean.format(value));
    }),
  );
  expect(formatNumber(-1234)).toBe('-1,234');
  expect(formatNumber(1234.5)).toBe('1,234.5');
});
