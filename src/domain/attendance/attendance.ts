import type { AttendanceResult } from '../../../generated/model/attendance-result.zod.ts';
import { ATTENDANCE_DAYS, ATTENDANCE_FIRST_ROW_DAYS } from '../limits.ts';
import { formatNumber } from '../format/numbers.ts';
import type { Unchecked } from '../unknown-values.ts';

export interface AttendanceState {
  /** How many days in a row, from 1. */
  day: number;
  /** Hallabong for today, without the bonus. */
  reward: number;
  /** Hallabong for a whole track of days, 0 on other days. */
  bonus: number;
  /** Whether the popup opens. */
  shouldOpen: boolean;
}

export interface AttendanceSlot {
  /** 1 to 7. */
  day: number;
  status: 'earned' | 'current' | 'upcoming';
}

/**
 * Whether attendance is still to be checked today: once per calendar day (1 §4).
 *
 * @param lastDay the local day of the last check (YYYY-MM-DD), nothing before the first one
 * @param today the local day, see toLocalDay
 */
export function shouldCheck(lastDay: string | null | undefined, today: string): boolean {
  return lastDay !== today;
}

/** What the popup shows. It opens only when base plus bonus is above 0 (1 §4); what is missing or no number is 0. */
export function toAttendanceState(answer: Unchecked<AttendanceResult>): AttendanceState {
  const reward = countOf(answer.baseHallabong);
  const bonus = countOf(answer.bonusHallabong);
  return { day: countOf(answer.days), reward, bonus, shouldOpen: reward + bonus > 0 };
}

function countOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

/**
 * The two rows of the reward track, days 1 to 4 and 5 to 7 (1 §2). A day above 7 begins the track again: day 8
 * is its first day. Below day 1 no day is highlighted.
 */
export function rewardTrack(day: number): [AttendanceSlot[], AttendanceSlot[]] {
  const current = day < 1 ? 0 : ((day - 1) % ATTENDANCE_DAYS) + 1;
  const slots = Array.from({ length: ATTENDANCE_DAYS }, (_, index): AttendanceSlot => {
    const slotDay = index + 1;
    if (slotDay === current) return { day: slotDay, status: 'current' };
    return { day: slotDay, status: slotDay < current ? 'earned' : 'upcoming' };
  });
  return [slots.slice(0, ATTENDANCE_FIRST_ROW_DAYS), slots.slice(ATTENDANCE_FIRST_ROW_DAYS)];
}

/** The title of the popup (1 §2). */
export function attendanceTitle(nickname: string): string {
  return `${nickname}님, 환영해요!`;
}

/** The text of the popup: which day it is and what it brought (1 §2). */
export function attendanceText({ day, reward }: AttendanceState): string {
  return `${formatNumber(day)}일 출석 성공! 한라봉 ${formatNumber(reward)}개를 얻었어요.`;
}

/** The line about the bonus, undefined without one (1 §2). */
export function attendanceBonusText({ bonus }: AttendanceState): string | undefined {
  return bonus > 0 ? `7일 연속 출석 보너스 한라봉 ${formatNumber(bonus)}개!` : undefined;
}
