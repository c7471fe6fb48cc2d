/** A time as the tables show it. */
export const ms = (value: number, decimals = 1) => `${value.toFixed(decimals)} ms`;

/** The time that this share of all times does not exceed. */
export function within(share: number, times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/**
 * A row that puts a time of the app beside that of a plain page of the same run, since machines differ.
 * @param aim in words; empty where there is none
 */
export const compareTimes = (measure: string, app: number, plain: number, aim = '') => ({
  measure,
  app: ms(app),
  'plain page': ms(plain),
  ratio: `${(app / plain).toFixed(2)} ×`,
  aim,
});
