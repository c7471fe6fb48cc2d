/** A time as the tables show it. */
export const ms = (value: number, decimals = 1) => `${value.toFixed(decimals)} ms`;

/** The time that this share of all times does not exceed; a share of 0.5 gives the median. */
export function msWithin(share: number, times: readonly number[], decimals?: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  return ms(
    sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN,
    decimals,
  );
}
