import { expect, it } from 'vitest';
import {
  attendanceBonusText,
  attendanceText,
  attendanceTitle,
  rewardTrack,
  shouldCheck,
  toAttendanceState,
} from './attendance.ts';
import { toLocalDay } from '../format/dates.ts';

function onDay(moment: string) {
  return toLocalDay(new Date(moment), 'Asia/Seoul');
}

function withBonus(bonusHallabong: number) {
  return attendanceBonusText(toAttendanceState({ days: 7, baseHallabong: 10, bonusHallabong }));
}

it('shouldCheck checks on the first visit', () => {
  expect(shouldCheck(undefined, '2026-04-12')).toBe(true);
  expect(shouldCheck(null, '2026-04-12')).toBe(true);
  expect(shouldCheck('', '2026-04-12')).toBe(true);
});

it('shouldCheck checks once per calendar day', () => {
  expect(shouldCheck('2026-04-12', '2026-04-12')).toBe(false);
  expect(shouldCheck('2026-04-12', '2026-04-13')).toBe(true);
});

it('shouldCheck checks again when the clock was set back to another day', () => {
  expect(shouldCheck('2026-04-12', '2026-04-11')).toBe(true);
});

it('shouldCheck checks again from midnight in Seoul, not from midnight in UTC', () => {
  const checked = onDay('2026-04-12T23:59:59.999+09:00');
  expect(shouldCheck(checked, onDay('2026-04-12T00:00:00+09:00'))).toBe(false);
  expect(shouldCheck(checked, onDay('2026-04-12T08:59:59+09:00'))).toBe(false);
  expect(shouldCheck(checked, onDay('2026-04-12T09:00:00+09:00'))).toBe(false);
  expect(shouldCheck(checked, onDay('2026-04-13T00:00:00+09:00'))).toBe(true);
});

it.each([
  [10, 0, true],
  [0, 50, true],
  [1, 0, true],
  [10, 50, true],
  [0, 0, false],
])('toAttendanceState with base %i and bonus %i opens: %s', (baseHallabong, bonusHallabong, shouldOpen) => {
  expect(toAttendanceState({ days: 3, baseHallabong, bonusHallabong })).toEqual({
    day: 3,
    reward: baseHallabong,
    bonus: bonusHallabong,
    shouldOpen,
  });
});

it('toAttendanceState takes missing numbers as 0 and stays closed', () => {
  expect(toAttendanceState({ days: null })).toEqual({ day: 0, reward: 0, bonus: 0, shouldOpen: false });
});

it('toAttendanceState of nonsense takes a value of another type for 0', () => {
  const nonsense = JSON.parse('{"days":"three","baseHallabong":"10","bonusHallabong":[5]}');
  expect(toAttendanceState(nonsense)).toEqual({ day: 0, reward: 0, bonus: 0, shouldOpen: false });
});

it('rewardTrack has days 1 to 4 in the first row and 5 to 7 in the second', () => {
  const [first, second] = rewardTrack(1);
  expect(first.map(({ day }) => day)).toEqual([1, 2, 3, 4]);
  expect(second.map(({ day }) => day)).toEqual([5, 6, 7]);
});

it('rewardTrack marks the days before the current one as earned', () => {
  const [first, second] = rewardTrack(5);
  expect(first.map(({ status }) => status)).toEqual(['earned', 'earned', 'earned', 'earned']);
  expect(second.map(({ status }) => status)).toEqual(['current', 'upcoming', 'upcoming']);
});

it.each([
  [1, 1],
  [4, 4],
  [7, 7],
  [8, 1],
  [14, 7],
  [15, 1],
])('rewardTrack highlights on day %i the slot of day %i', (day, slot) => {
  const current = rewardTrack(day)
    .flat()
    .filter(({ status }) => status === 'current');
  expect(current).toEqual([{ day: slot, status: 'current' }]);
});

it('rewardTrack highlights nothing below day 1', () => {
  expect(
    rewardTrack(0)
      .flat()
      .every(({ status }) => status === 'upcoming'),
  ).toBe(true);
});

it('the texts of the attendance welcome the user and tell day and reward', () => {
  expect(attendanceTitle('감귤이')).toBe('감귤이님, 환영해요!');
  const state = toAttendanceState({ days: 3, baseHallabong: 10, bonusHallabong: 0 });
  expect(attendanceText(state)).toBe('3일 출석 성공! 한라봉 10개를 얻었어요.');
});

it('the texts of the attendance show the bonus line only above 0', () => {
  expect(withBonus(0)).toBeUndefined();
  expect(withBonus(1)).toBe('7일 연속 출석 보너스 한라봉 1개!');
  expect(withBonus(1000)).toBe('7일 연속 출석 보너스 한라봉 1,000개!');
});
