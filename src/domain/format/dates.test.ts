import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatChallengeDate, formatPostDate, parseTimestamp, toLocalDay, yearOfDay } from './dates.ts';

it('toLocalDay changes the day at midnight in Seoul, which is 15:00 UTC', () => {
  expect(toLocalDay(Date.UTC(2026, 3, 11, 14, 59, 59, 999), 'Asia/Seoul')).toBe('2026-04-11');
  expect(toLocalDay(Date.UTC(2026, 3, 11, 15, 0, 0, 0), 'Asia/Seoul')).toBe('2026-04-12');
});

it('toLocalDay differs from the UTC day in the morning of Seoul', () => {
  const morning = new Date('2026-01-01T08:00:00+09:00');
  expect(toLocalDay(morning, 'Asia/Seoul')).toBe('2026-01-01');
  expect(toLocalDay(morning, 'UTC')).toBe('2025-12-31');
});

it('toLocalDay takes the zone of the device when none is given', () => {
  const noon = new Date(2026, 3, 12, 12, 0, 0);
  expect(toLocalDay(noon)).toBe('2026-04-12');
  expect(toLocalDay(new Date(2026, 3, 12, 0, 0, 0))).toBe('2026-04-12');
  expect(toLocalDay(new Date(2026, 3, 11, 23, 59, 59, 999))).toBe('2026-04-11');
});

it('toLocalDay follows daylight saving time', () => {
  expect(toLocalDay(Date.UTC(2026, 6, 1, 4, 0), 'America/New_York')).toBe('2026-07-01');
  expect(toLocalDay(Date.UTC(2026, 0, 1, 4, 0), 'America/New_York')).toBe('2025-12-31');
});

it('yearOfDay reads the year', () => {
  expect(yearOfDay('2026-04-12')).toBe(2026);
});

it.each([
  ['2026-04-12T09:30:00', Date.UTC(2026, 3, 12, 0, 30)],
  ['2026-04-12T09:30', Date.UTC(2026, 3, 12, 0, 30)],
  ['2026-04-12T09:30:00+09:00', Date.UTC(2026, 3, 12, 0, 30)],
  ['2026-04-12T09:30:00+0900', Date.UTC(2026, 3, 12, 0, 30)],
  ['2026-04-12T00:30:00Z', Date.UTC(2026, 3, 12, 0, 30)],
  ['2026-04-12T09:30:00.5', Date.UTC(2026, 3, 12, 0, 30, 0, 500)],
  ['2026-04-12T09:30:00.123456789', Date.UTC(2026, 3, 12, 0, 30, 0, 123)],
  ['2026-04-12', Date.UTC(2026, 3, 11, 15)],
])('parseTimestamp reads %s', (text, moment) => {
  expect(parseTimestamp(text)).toBe(moment);
});

it.each([
  '',
  'yesterday',
  '2026-13-01',
  '2026-02-30',
  '2026-02-29T10:00:00',
  '2026-04-12T24:00:00',
  '2026-04-12T10:60:00',
  '12.04.2026',
])('parseTimestamp refuses %j', (text) => {
  expect(parseTimestamp(text)).toBeUndefined();
});

it('parseTimestamp reads back every moment that it is given as ISO text', () => {
  const moments = fc.date({
    min: new Date('1970-01-01T00:00:00Z'),
    max: new Date('2199-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, (date) => {
      expect(parseTimestamp(date.toISOString())).toBe(date.getTime());
    }),
  );
});

it('formatPostDate writes the day in Jeju as YYYY-MM-DD', () => {
  expect(formatPostDate('2026-04-12T00:00:00')).toBe('2026-04-12');
  expect(formatPostDate('2026-04-11T15:00:00Z')).toBe('2026-04-12');
  expect(formatPostDate('2026-04-11T14:59:59Z')).toBe('2026-04-11');
});

it('formatPostDate is empty without a readable date', () => {
  expect(formatPostDate(undefined)).toBe('');
  expect(formatPostDate(null)).toBe('');
  expect(formatPostDate('soon')).toBe('');
});

it('formatChallengeDate writes the day in Jeju as YYYY.MM.DD', () => {
  expect(formatChallengeDate('2026-04-01')).toBe('2026.04.01');
  expect(formatChallengeDate('2026-04-11T23:59:59')).toBe('2026.04.11');
  expect(formatChallengeDate(Date.UTC(2026, 3, 11, 15))).toBe('2026.04.12');
});

it('formatChallengeDate is empty without a readable date', () => {
  expect(formatChallengeDate(undefined)).toBe('');
  expect(formatChallengeDate(null)).toBe('');
  expect(formatChallengeDate('')).toBe('');
});

it('a post of any moment has the day that clocks in Jeju show', () => {
  const inJeju = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' });
  const moments = fc.date({
    min: new Date('1980-01-01T00:00:00Z'),
    max: new Date('2100-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, (moment) => {
      expect(formatPostDate(moment.toISOString())).toBe(inJeju.format(moment));
    }),
  );
  // The end of the last summer time: before it the clocks stood at +10:00.
  expect(formatPostDate('1988-10-07T14:30:00Z')).toBe('1988-10-08');
  expect(formatPostDate('1988-10-08T14:30:00Z')).toBe('1988-10-09');
  expect(formatPostDate('1988-10-09T14:30:00Z')).toBe('1988-10-09');
  expect(formatPostDate('1988-10-09T15:00:00Z')).toBe('1988-10-10');
});
