/** How long a number counts to its new value, in milliseconds. */
export const COUNTING_MS = 420;

/** Most hallabong that fly at once, however many were gained. */
const FLYING_MAX = 6;

/** Hallabong that fly on the way from one balance to another, in either direction. */
export function flyingCount(from: number, to: number): number {
  return Math.min(FLYING_MAX, Math.ceil(Math.abs(to - from)));
}

/** The number to show while it counts from one value to another, as evenly as the hallabong come. */
export function countedValue(from: number, to: number, elapsedMs: number): number {
  const progress = Math.min(1, Math.max(0, elapsedMs / COUNTING_MS));
  return Math.round(from + (to - from) * progress);
}
