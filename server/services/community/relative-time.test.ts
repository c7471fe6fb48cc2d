import { expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const NOW = new Date('2026-04-12T09:30:00+09:00');
const SECOND = 1000;
const MINUTE = 60_000;
const HOUR = 3_600_000;
const DAY = 86_400_000;

it.each([
  [-5 * SECOND, '방금 전'],
  [0, '방금 전'],
  [59_999, '방금 전'],
  [MINUTE, '1분 전'],
  [12 * MINUTE, '12분 전'],
  [HOUR - 1, '59분 전'],
  [HOUR, '1시간 전'],
  [DAY - 1, '23시간 전'],
  [DAY, '어제'],
  [2 * DAY - 1, '어제'],
  [2 * DAY, '2일 전'],
  [7 * DAY - 1, '6일 전'],
  [7 * DAY, '1주 전'],
  [30 * DAY - 1, '4주 전'],
  [30 * DAY, '1개월 전'],
  [365 * DAY - 1, '12개월 전'],
  [365 * DAY, '1년 전'],
  [800 * DAY, '2년 전'],
])('a moment %d ms ago reads %s', (ago, text) => {
  expect(relativeTime(new Date(NOW.getTime() - ago), NOW)).toBe(text);
});
