/** One reading of a motion sensor: strength of the acceleration, gravity included, in m/s², and milliseconds. */
export interface MotionSample {
  readonly strength: number;
  readonly timestampMs: number;
}

/** How much of the past is looked at, in milliseconds. */
export const CADENCE_WINDOW_MS = 5_000;
/** Fewest readings in it: 5 a second see no steps. */
const SAMPLES_MIN = 50;
/** How far a step stands out above the mean, in m/s²: a table, a seat and a road stay below. */
const STEP_PEAK = 1;
/** Shortest and longest time between two steps, in milliseconds: a sprint, and a slow climb. */
const STEP_MIN_MS = 250;
const STEP_MAX_MS = 1_100;
/** Fewest steps in the window, and the share of its times between them that has to be near their middle one. */
const STEPS_MIN = 4;
const REGULAR_SHARE = 0.6;
const REGULAR_WITHIN = 0.3;

/**
 * Whether somebody with the phone steps, by the rhythm of the last 5 s: peaks above the mean at a step's distance from each
 * other, most of them as far apart as the middle one. Null where there are too few readings to say so. The rhythm is the
 * same for walking and running; the vibration of a motor is too quick, and bumps of a road are irregular.
 */
export function feelsSteps(samples: readonly MotionSample[]): boolean | null {
  if (samples.length < SAMPLES_MIN) return null;
  const mean = samples.reduce((sum, { strength }) => sum + strength, 0) / samples.length;
  const times: number[] = [];
  for (const { strength, timestampMs } of samples) {
    const last = times.at(-1);
    if (strength - mean < STEP_PEAK) continue;
    if (last === undefined || timestampMs - last >= STEP_MIN_MS) times.push(timestampMs);
  }
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  if (times.length < STEPS_MIN) return false;
  const middle = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  if (middle > STEP_MAX_MS) return false;
  const regular = gaps.filter((gap) => Math.abs(gap - middle) <= middle * REGULAR_WITHIN);
  return regular.length >= gaps.length * REGULAR_SHARE;
}
