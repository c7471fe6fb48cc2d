/** A time as the tables show it. */
export const ms = (value: number, decimals = 1) => `${value.toFixed(decimals)} ms`;

/** The time that this share of all times does not exceed. */
export function within(share: number, times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** In words, what goes beyond its aim; nothing where it keeps it. */
export const missOf = (measure: string, value: number, most: number, unit = ' ms'): string[] =>
  value > most ? [`- ${measure}: ${value.toFixed(1)}${unit} instead of ${most.toFixed(1)}${unit}`] : [];

/** Names what misses its aim. */
export function reportMisses(misses: readonly string[]): void {
  console.log(misses.length > 0 ? `What misses its aim:\n${misses.join('\n')}` : 'Nothing misses its aim.');
}

/** How finely the browser's clock tells frames apart, in milliseconds: closer ones are the same. */
export const FRAME_STEP_MS = 0.1;

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
