import { CONVERSIONS_PER_PERIOD, STEPS_PER_HALLABONG } from '../limits.ts';

/** Steps that an amount of hallabong costs: 10 for each (2 §9). */
export function stepsForHallabong(hallabong: number): number {
  return hallabong * STEPS_PER_HALLABONG;
}

/** How many hallabong some steps reach for, in whole ones: each 10 steps make one (2 §9). */
export function hallabongForSteps(steps: number): number {
  return Math.floor(steps / STEPS_PER_HALLABONG);
}

/** Steps of today that the next hallabong still takes, 10 to 1: each 10 steps make one (2 §9). */
export function stepsToNextHallabong(steps: number): number {
  return STEPS_PER_HALLABONG - (steps % STEPS_PER_HALLABONG);
}

/**
 * Text of the conversions that remain in this period, of 20 (2 §9); null while the server has not told a
 * whole number from 0 on.
 */
export function remainingConversionsText(remaining: number | null | undefined): string | null {
  if (typeof remaining !== 'number' || !Number.isInteger(remaining) || remaining < 0) return null;
  return `남은 전환 횟수 ${remaining}/${CONVERSIONS_PER_PERIOD}`;
}
