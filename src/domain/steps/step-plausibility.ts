import { distanceMeters } from '../map/geo.ts';
import { STEP_STRIDE_METERS } from '../limits.ts';
import {
  addMeters,
  countFix,
  isAccurate,
  moveAnchor,
  type PositionFix,
  rollToDay,
  type StepsState,
} from './steps.ts';

/** What the guard remembers between fixes: degrees, metres and milliseconds since 1970. */
export interface PlausibilityState {
  /** Where the user is by the smoothed fixes. */
  readonly latitude: number;
  readonly longitude: number;
  /** Time of the last fix. */
  readonly fixMs: number;
  /** When the move under judgement began. */
  readonly moveStartMs: number;
  /** Speed by the receiver over the last seconds, in metres per second; null where it measures none. */
  readonly speed: number | null;
  /** Whether the user rides; a ride ends with sustained walking. */
  readonly isRiding: boolean;
  /** How long the user has been too fast for a run by a position alone. */
  readonly fastMs: number;
  /** Way on foot that is not believed yet, and how long it has taken. */
  readonly pendingMeters: number;
  readonly pendingMs: number;
  /** How long the user has been as fast as a run. */
  readonly runMs: number;
  /** How long the user has stood since. */
  readonly restMs: number;
}

/** The count of steps together with the guard over it; null before the guard's first fix and without it. */
export interface StepTracker {
  readonly steps: StepsState;
  readonly plausibility: PlausibilityState | null;
}

/** What judges a fix besides its place. */
export interface FixJudgement {
  /** Today's local date, YYYY-MM-DD. */
  day: string;
  isGuarded: boolean;
  /** Whether motion sensors feel the rhythm of steps; null where nothing is known of it. */
  isStepping?: boolean | null | undefined;
}

/** Fixes further apart than this say nothing about the way between, in milliseconds. */
const GAP_MS = 20_000;
/** Time over which fixes are smoothed, in milliseconds: evens out the scatter from one second to the next. */
const SMOOTHING_MS = 3_000;
/** Shortest smoothed move that is judged, in metres, or the fix's accuracy where that is more. */
const JUDGED_MOVE_METERS = 10;
/** Slowest walk, in metres per second. Slower moves are the drift of a position that stands still. */
const WALK_MIN_SPEED = 0.35;
/** The receiver's own speed below which nobody walks, in metres per second: it drifts far less than the place. */
const STANDING_SPEED = 0.25;
/** Fastest walk, in metres per second. Faster moves are runs, with longer strides. */
const WALK_MAX_SPEED = 2.2;
/** Fastest run that a position alone tells from a ride, in metres per second: bicycles in town are faster. */
const RUN_MAX_SPEED = 3.6;
/** Fastest run at all, in metres per second: it counts where motion sensors feel the steps. */
const MAX_RUN_SPEED = 5.5;
/** How long it is that fast before it is a ride, in milliseconds: a runner sprints, and a position jumps. */
const RIDE_BEGUN_MS = 15_000;
/** Length of a running stride, in metres. */
const RUN_STRIDE_METERS = 1.06;
/** How long somebody runs before it is believed, in milliseconds: a ferry that puts out is as fast for no longer. */
const RUN_BELIEVED_MS = 90_000;
/** How long somebody walks before it is believed: at first, and after a ride, in milliseconds. */
const WALK_BELIEVED_MS = 8_000;
const RIDE_ENDED_MS = 120_000;
/** A longer rest in between begins that time anew, in milliseconds: a crossing is shorter. */
const REST_MAX_MS = 40_000;

/** A tracker over a count, before the first fix. */
export function startTracker(steps: StepsState): StepTracker {
  return { steps, plausibility: null };
}

/**
 * Whether the guard judges a fix: the receiver measures its own speed, now or before. Where it never does, a place alone
 * does not tell a ride from a run well enough, and the specified rule counts (2 §5).
 */
export const isJudged = ({ plausibility }: StepTracker, fix: PositionFix): boolean =>
  plausibility !== null || speedOf(fix) !== null;

/**
 * Counts one position fix, with or without the guard. Without it this is countFix (2 §5). With it, fixes are smoothed over 3 s, and a smoothed move of at least 10 m, or of the fix's accuracy, is judged by its speed:
 *
 * - slower than 0.35 m/s, or standing by the receiver's own speed, is drift and counts nothing;
 * - up to 3.6 m/s is on foot, at a stride of 0.7 m or, above 2.2 m/s, of 1.06 m; up to 5.5 m/s where steps are felt;
 * - faster counts nothing, and is a ride after 15 s. That ends when walking has gone on for 2 min, rests of up to 40 s left
 *   aside; that way counts then.
 *
 * On foot is believed after 8 s, so that a start by bus does not count, and a run after 90 s, or when walking follows. Where
 * motion sensors feel no steps nothing counts. Across a gap of more than 20 s between fixes only a walk that was under way
 * is made up for, straight, if it was at a walking pace. A clock that is set back begins anew.
 * `npm run bench -- steps` measures it.
 */
export function trackFix(tracker: StepTracker, fix: PositionFix, judgement: FixJudgement): StepTracker {
  const { day, isGuarded } = judgement;
  if (!isGuarded) {
    const steps = countFix(tracker.steps, fix, day);
    return steps === tracker.steps && tracker.plausibility === null ? tracker : startTracker(steps);
  }

  const steps = rollToDay(tracker.steps, day);
  if (!isAccurate(fix)) return steps === tracker.steps ? tracker : { ...tracker, steps };

  const before = tracker.plausibility;
  const elapsedMs = before === null ? 0 : fix.timestampMs - before.fixMs;
  if (before === null || steps.anchor === null || elapsedMs < 0) {
    return { steps: moveAnchor(steps, fix), plausibility: beginAt(fix, before?.isRiding ?? false) };
  }
  if (elapsedMs > GAP_MS) {
    const here = moveAnchor(steps, fix);
    const meters = walkedInGap(before, fix);
    const plausibility = beginAt(fix, before.isRiding);
    if (meters === 0) return { steps: here, plausibility };
    return {
      steps: addMeters(here, before.pendingMeters + meters),
      plausibility: { ...plausibility, pendingMs: before.pendingMs },
    };
  }
  return judge(steps, smooth(before, fix), fix.accuracy, judgement.isStepping ?? null);
}

/** The straight way of a walk that was under way when the fixes ceased, in metres; 0 for anything else. */
function walkedInGap(before: PlausibilityState, fix: PositionFix): number {
  const wasWalking = !before.isRiding && before.runMs === 0 && before.pendingMs >= WALK_BELIEVED_MS;
  const meters = distanceMeters(before.latitude, before.longitude, fix.latitude, fix.longitude);
  const speed = (meters / (fix.timestampMs - before.fixMs)) * 1000;
  return wasWalking && speed >= WALK_MIN_SPEED && speed <= WALK_MAX_SPEED ? meters : 0;
}

/** Judges the move from the last judged place to the smoothed one, once it is long enough or has taken too long. */
function judge(
  steps: StepsState,
  state: PlausibilityState,
  accuracy: number,
  isStepping: boolean | null,
): StepTracker {
  const from = steps.anchor ?? state;
  const meters = distanceMeters(from.latitude, from.longitude, state.latitude, state.longitude);
  const elapsedMs = state.fixMs - state.moveStartMs;
  const judgedMeters = Math.max(JUDGED_MOVE_METERS, accuracy);
  const slowestMs = (judgedMeters / WALK_MIN_SPEED) * 1000;
  if (meters < judgedMeters && elapsedMs <= slowestMs) return { steps, plausibility: state };

  const ended = { ...state, moveStartMs: state.fixMs };
  const here = moveAnchor(steps, state);
  const placeSpeed = elapsedMs > 0 ? (meters / elapsedMs) * 1000 : Number.POSITIVE_INFINITY;
  // The receiver's own speed sees what is too short for the place: the seconds of a start.
  const speed = Math.max(placeSpeed, state.speed ?? 0);
  if (speed > (isStepping ? MAX_RUN_SPEED : RUN_MAX_SPEED)) {
    const fastMs = ended.fastMs + elapsedMs;
    const isRiding = ended.isRiding || fastMs >= RIDE_BEGUN_MS;
    return {
      steps: here,
      plausibility: { ...ended, ...(isRiding ? NOTHING_PENDING : {}), fastMs, isRiding },
    };
  }

  const isStanding =
    meters < judgedMeters || (state.speed !== null && state.speed < STANDING_SPEED) || isStepping === false;
  if (isStanding) {
    const restMs = ended.restMs + elapsedMs;
    const rested = restMs > REST_MAX_MS ? NOTHING_PENDING : { restMs };
    return { steps: here, plausibility: { ...ended, ...rested } };
  }

  const stride = placeSpeed > WALK_MAX_SPEED ? RUN_STRIDE_METERS : STEP_STRIDE_METERS;
  const pendingMeters = ended.pendingMeters + (meters * STEP_STRIDE_METERS) / stride;
  const pendingMs = ended.pendingMs + elapsedMs;
  const believedMs = ended.isRiding ? RIDE_ENDED_MS : WALK_BELIEVED_MS;
  // Who runs after a ride may still ride slowly.
  const isRun = placeSpeed > WALK_MAX_SPEED;
  if (isRun && ended.isRiding) return { steps: here, plausibility: { ...ended, ...NOTHING_PENDING } };
  const runMs = isRun ? ended.runMs + elapsedMs : 0;
  if (pendingMs < believedMs || (isRun && runMs < RUN_BELIEVED_MS)) {
    return { steps: here, plausibility: { ...ended, pendingMeters, pendingMs, runMs, restMs: 0, fastMs: 0 } };
  }
  return {
    steps: addMeters(here, pendingMeters),
    // What has been believed stays so until the user rests or rides.
    plausibility: { ...ended, isRiding: false, pendingMeters: 0, pendingMs, runMs, restMs: 0, fastMs: 0 },
  };
}

const NOTHING_PENDING = { pendingMeters: 0, pendingMs: 0, runMs: 0, restMs: 0, fastMs: 0 } as const;

function beginAt(fix: PositionFix, isRiding: boolean): PlausibilityState {
  const { latitude, longitude, timestampMs } = fix;
  return {
    latitude,
    longitude,
    fixMs: timestampMs,
    moveStartMs: timestampMs,
    speed: speedOf(fix),
    isRiding,
    ...NOTHING_PENDING,
  };
}

function smooth(before: PlausibilityState, fix: PositionFix): PlausibilityState {
  const share = 1 - Math.exp((before.fixMs - fix.timestampMs) / SMOOTHING_MS);
  const speed = speedOf(fix);
  return {
    ...before,
    latitude: before.latitude + share * (fix.latitude - before.latitude),
    longitude: before.longitude + share * (fix.longitude - before.longitude),
    speed: speed === null || before.speed === null ? speed : before.speed + share * (speed - before.speed),
    fixMs: fix.timestampMs,
  };
}

function speedOf({ speed }: PositionFix): number | null {
  return typeof speed === 'number' && speed >= 0 ? speed : null;
}
