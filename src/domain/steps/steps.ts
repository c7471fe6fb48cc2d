import { distanceMeters, isCoordinate } from '../map/geo.ts';
import {
  STEP_ACCURACY_MAX_METERS,
  STEP_MOVE_MIN_METERS,
  STEP_STRIDE_METERS,
  STEP_SYNC_INTERVAL_MS,
  STEP_SYNC_MIN_STEPS,
} from '../limits.ts';

/** One position fix: degrees, accuracy as a radius in metres, time in milliseconds since 1970. */
export interface PositionFix {
  latitude: number;
  longitude: number;
  accuracy: number;
  timestampMs: number;
  /** Metres per second as the receiver measures them; null or missing where it does not. */
  speed?: number | null;
}

/** Where the counting of steps stands. Never changed in place. */
export interface StepsState {
  /** Local day of the count, YYYY-MM-DD. */
  readonly day: string;
  /** Steps counted on that day, a whole number. */
  readonly count: number;
  /** Counted distance that does not make a whole step yet, in metres, under one stride. */
  readonly restMeters: number;
  /** Count of that day that the server last took. */
  readonly lastSentCount: number;
  /** When steps were last sent, in milliseconds since 1970; null before the first time. */
  readonly lastSentAtMs: number | null;
  /** The last counted fix, from which the next move is measured; null before the first one. */
  readonly anchor: { readonly latitude: number; readonly longitude: number } | null;
}

/** A step that floating-point error leaves a hair short of its stride is a whole one. */
const STRIDE_TOLERANCE = 1e-9;
const DAY_MS = 86_400_000;

/** A count of zero on a local day (YYYY-MM-DD), with no fix seen and nothing sent. */
export function startSteps(day: string): StepsState {
  return { day, count: 0, restMeters: 0, lastSentCount: 0, lastSentAtMs: null, anchor: null };
}

/**
 * The state on a local day (YYYY-MM-DD): a new day starts at 0 steps with nothing sent, the place of the
 * last counted fix stays, so that a walk over midnight goes on. A clock or time zone that steps back by one
 * day keeps the count, so that nothing is lost around midnight; by more, it had been wrong: a new day.
 */
export function rollToDay(state: StepsState, day: string): StepsState {
  if (state.day === day) return state;
  // oxlint-disable-next-line no-restricted-globals -- days that are given, not the clock
  const daysBack = (Date.parse(state.day) - Date.parse(day)) / DAY_MS;
  if (daysBack === 1) return state;
  return { ...state, day, count: 0, restMeters: 0, lastSentCount: 0 };
}

/**
 * Counts one position fix (2 §5, 2 §9). Fixes less accurate than 60 m, without a usable accuracy or without
 * coordinates change nothing. The first accurate one is the start; each later one at least 2 m from the last
 * counted fix adds its distance at 0.7 m a step, and the fraction of a step is carried on. Shorter moves
 * leave the last counted fix where it is, so slow walking adds up. The fix's own time plays no part: a clock
 * that is set back stops nothing. A jump counts as the distance that it is, even 500 km; only the plausibility
 * guard leaves such moves out.
 *
 * `day` is today's local date, YYYY-MM-DD. Returns the same object when nothing changed.
 */
export function countFix(state: StepsState, fix: PositionFix, day: string): StepsState {
  const today = state.day === day ? state : rollToDay(state, day);
  if (!isAccurate(fix)) return today;

  const { anchor } = today;
  if (anchor === null) return moveAnchor(today, fix);

  const meters = distanceMeters(anchor.latitude, anchor.longitude, fix.latitude, fix.longitude);
  if (meters < STEP_MOVE_MIN_METERS) return today;

  return addMeters(moveAnchor(today, fix), meters);
}

/** Adds a way at 0.7 m a step and carries the fraction of a step on (2 §9). */
export function addMeters(state: StepsState, meters: number): StepsState {
  const walked = state.restMeters + meters;
  const steps = Math.floor(walked / STEP_STRIDE_METERS + STRIDE_TOLERANCE);
  return {
    ...state,
    count: state.count + steps,
    restMeters: Math.max(0, walked - steps * STEP_STRIDE_METERS),
  };
}

/** Whether a fix may count at all: real coordinates and an accuracy from 0 to 60 m (2 §5). */
export function isAccurate(fix: PositionFix): boolean {
  return (
    fix.accuracy >= 0 && fix.accuracy <= STEP_ACCURACY_MAX_METERS && isCoordinate(fix.latitude, fix.longitude)
  );
}

/** Goes on measuring from another place, without counting the way there. */
export function moveAnchor(state: StepsState, place: { latitude: number; longitude: number }): StepsState {
  return { ...state, anchor: { latitude: place.latitude, longitude: place.longitude } };
}

/**
 * Whether today's count is to be sent now (2 §4): no sending is under way, at least 50 steps more than last
 * sent, and at least 60,000 ms since the last sending began. A clock that was set back behind the last
 * sending does not hold the next one up.
 */
export function shouldSyncSteps(state: StepsState, nowMs: number, isSending: boolean): boolean {
  if (isSending || state.count - state.lastSentCount < STEP_SYNC_MIN_STEPS) return false;
  if (state.lastSentAtMs === null || nowMs < state.lastSentAtMs) return true;
  return nowMs - state.lastSentAtMs >= STEP_SYNC_INTERVAL_MS;
}

/** Notes that a sending begins: the next one waits its 60 s, whether this one succeeds or fails (2 §4). */
export function beginStepSync(state: StepsState, nowMs: number): StepsState {
  return { ...state, lastSentAtMs: nowMs };
}

/**
 * Notes that the server took a count. `sent` is what the sending carried: a count of a day that is over says
 * nothing about today. A failed sending is not noted, so the next one makes up for it (2 §4).
 */
export function confirmStepSync(state: StepsState, sent: { day: string; count: number }): StepsState {
  if (sent.day !== state.day || sent.count <= state.lastSentCount) return state;
  return { ...state, lastSentCount: sent.count };
}
