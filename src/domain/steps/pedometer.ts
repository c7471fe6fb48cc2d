import type { StepsState } from './steps.ts';

/**
 * Takes over what the system's step counter has counted since local midnight. The day's count never goes back: after a
 * change of source the larger one stands, and goes on once the system has counted past it. The fraction of a step that the
 * position has left over is dropped with the first taking over, because the system has counted it too.
 */
export function takePedometer(state: StepsState, stepsToday: number): StepsState {
  if (stepsToday <= state.count) return state;
  return { ...state, count: stepsToday, restMeters: 0 };
}

/** The moment at which the local day of a moment began, both in milliseconds since 1970. */
export function startOfDay(nowMs: number): number {
  // oxlint-disable-next-line no-restricted-globals -- a moment that is given, not the clock
  return new Date(nowMs).setHours(0, 0, 0, 0);
}
