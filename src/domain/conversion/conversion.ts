import { CONVERSION_MAX, CONVERSIONS_PER_PERIOD, STEPS_PER_HALLABONG } from '../limits.ts';
import { formatNumber } from '../format/numbers.ts';

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

/** Today's steps as far as a device knows them. */
export interface StepsOfToday {
  walked: number;
  /** As many of them as the server has taken (2 §4). */
  sent: number;
}

/** What a conversion can take from. */
export interface StepsToConvert extends StepsOfToday {
  /** The hallabong that today's steps have brought already. */
  converted: number;
}

/**
 * How many hallabong today's steps are sure to bring in one conversion (2 §9): the server converts what it has been
 * sent and has not converted yet. It may have more, of other days or devices.
 */
export function hallabongOfToday({ sent, converted }: StepsToConvert): number {
  return Math.min(Math.max(hallabongForSteps(sent) - converted, 0), CONVERSION_MAX);
}

/** Why the server may refuse an amount of hallabong, in two lines; null where today's steps reach for it. */
export function conversionDoubt(
  hallabong: number,
  { walked, sent, converted }: StepsToConvert,
): string | null {
  const needed = stepsForHallabong(hallabong);
  const neededInAll = needed + stepsForHallabong(converted);
  if (neededInAll <= sent) return null;
  if (needed > walked) return '오늘 걸음보다 많아요.\n남은 걸음이 모자라면 전환되지 않아요.';
  if (neededInAll <= walked) return '아직 저장되지 않은 걸음이 있어요.\n걸음이 저장되면 전환할 수 있어요.';
  return `오늘 이미 ${formatNumber(converted)}개를 전환했어요.\n남은 걸음이 모자라면 전환되지 않아요.`;
}

/**
 * Text of the conversions that remain in this period, of 20 (2 §9); null while the server has not told a
 * whole number from 0 on.
 */
export function remainingConversionsText(remaining: number | null | undefined): string | null {
  if (typeof remaining !== 'number' || !Number.isInteger(remaining) || remaining < 0) return null;
  return `남은 전환 횟수 ${remaining}/${CONVERSIONS_PER_PERIOD}`;
}
