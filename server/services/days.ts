import { JEJU_TIME_ZONE, parseTimestamp, toLocalDay, yearOfDay } from '../../src/domain/format/dates.ts';

const DAY_MS = 86_400_000;

/** The calendar day of a moment in Asia/Seoul, YYYY-MM-DD: the day of attendance, steps and conversions. */
export const seoulDayOf = (moment: Date) => toLocalDay(moment, JEJU_TIME_ZONE);

/** The day before in Asia/Seoul, where every day has 24 hours. */
export const seoulDayBefore = (moment: Date) => seoulDayOf(new Date(moment.getTime() - DAY_MS));

/** The calendar year of a moment in Asia/Seoul. */
export const seoulYearOf = (moment: Date) => yearOfDay(seoulDayOf(moment));

/** How long a day in Asia/Seoul has lasted at a moment, in milliseconds. */
export function sinceSeoulMidnight(moment: Date): number {
  return moment.getTime() - (parseTimestamp(seoulDayOf(moment)) ?? moment.getTime());
}
