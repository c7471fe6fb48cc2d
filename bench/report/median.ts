/** The middle of some numbers; of an even count the lower one, so that it is one that was measured. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** The middle of one figure of several measurements. */
export function medianOf<T>(measurements: readonly T[], figure: (measurement: T) => number): number {
  return median(measurements.map(figure));
}
