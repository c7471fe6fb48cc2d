import { expect, it } from 'vitest';
import { readRetryAfter } from './retry-after';

const NOW = Date.parse('2026-04-12T00:00:00Z');

it.each([
  ['2', 2000],
  [' 120 ', 120_000],
  ['0', 0],
  ['Sun, 12 Apr 2026 00:00:30 GMT', 30_000],
  ['Sat, 11 Apr 2026 23:59:59 GMT', 0],
  [undefined, undefined],
  ['', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['soon', undefined],
])('Retry-After %j is read as %j milliseconds', (header, expected) => {
  expect(readRetryAfter(header, NOW)).toBe(expected);
});
