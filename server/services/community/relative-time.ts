const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * How long ago a moment was, in Korean (1 §3): 방금 전 within the first minute, then whole minutes, hours, 어제, days,
 * weeks, months of 30 days and years of 365. A moment that is still to come counts as now.
 */
export function relativeTime(moment: Date, now: Date): string {
  const elapsed = now.getTime() - moment.getTime();
  const wholes = (unit: number) => Math.floor(elapsed / unit);
  if (elapsed < MINUTE_MS) return '방금 전';
  if (elapsed < HOUR_MS) return `${wholes(MINUTE_MS)}분 전`;
  if (elapsed < DAY_MS) return `${wholes(HOUR_MS)}시간 전`;
  if (elapsed < 2 * DAY_MS) return '어제';
  if (elapsed < 7 * DAY_MS) return `${wholes(DAY_MS)}일 전`;
  if (elapsed < 30 * DAY_MS) return `${wholes(7 * DAY_MS)}주 전`;
  if (elapsed < 365 * DAY_MS) return `${wholes(30 * DAY_MS)}개월 전`;
  return `${wholes(365 * DAY_MS)}년 전`;
}
