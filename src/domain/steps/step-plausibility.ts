import { distanceMeters } from '../map/geo.ts';
import { countFix, isAccurate, moveAnchor, type PositionFix, rollToDay, type StepsState } from './steps.ts';

/** What the guard remembers between fixes: degrees and milliseconds since 1970. */
export interface PlausibilityState {
  /** Where the user is by the smoothed fixes. */
  readonly latitude: number;
  readonly longitude: number;
  /** Time of the last fix. */
  readonly fixMs: number;
  /** When the move under judgement began. */
  readonly moveStartMs: number;
  /** Until when moves count as riding; null while not riding. */
  readonly rideUntilMs: number | null;
}

/** The count of steps together with the guard over it; null before the guard's first fix and without it. */
export interface StepTracker {
  readonly steps: StepsState;
  readonly plausibility: PlausibilityState | null;
}

/** Time over which fixes are smoothed, in milliseconds: evens out the scatter from one second to the next. */
const SMOOTHING_MS = 5_000;
/** Shortest smoothed move that is judged, in metres, or the fix's accuracy where that is more. */
const JUDGED_MOVE_METERS = 10;
/** Slowest walk, in metres per second. Slower moves are the drift of a position that stands still. */
const WALK_MIN_SPEED = 0.5;
/** Fastest run, in metres per second. Faster moves are rides. */
const RUN_MAX_SPEED = 5.5;
/** How long moves after a ride still count as riding, in milliseconds: a bus at a stop or in slow traffic. */
const RIDE_HOLD_MS = 45_000;

/** A tracker over a count, before the first fix. */
export function startTracker(steps: StepsState): StepTracker {
  return { steps, plausibility: null };
}

/**
 * Counts one position fix, with or without the guard. Without it (the default, 2 §5) this is countFix. With
 * it, moves are judged first: fixes are smoothed over 5 s, and a smoothed move of at least 10 m, or of the
 * fix's accuracy, counts only at 0.5 to 5.5 m/s; after a faster one nothing counts for 45 s. So riding a bus and
 * standing still count next to nothing, and what remains is counted by the specified rule. The price: about 45 s
 * of walking after a ride. `npm run bench` measures both.
 *
 * A clock that is set back begins a new move. `day` is today's local date, YYYY-MM-DD.
 */
export function trackFix(
  tracker: StepTracker,
  fix: PositionFix,
  { day, isGuarded }: { day: string; isGuarded: boolean },
): StepTracker {
  if (!isGuarded) {
    const steps = countFix(tracker.steps, fix, day);
    return steps === tracker.steps && tracker.plausibility === null ? tracker : startTracker(steps);
  }

  const steps = rollToDay(tracker.steps, day);
  if (!isAccurate(fix)) return steps === tracker.steps ? tracker : { ...tracker, steps };

  const before = tracker.plausibility;
  if (before === null || steps.anchor === null || fix.timestampMs < before.fixMs) {
    return { steps: moveAnchor(steps, fix), plausibility: beginAt(fix) };
  }

  const smoothed = smooth(before, fix);
  const meters = distanceMeters(
    steps.anchor.latitude,
    steps.anchor.longitude,
    smoothed.latitude,
    smoothed.longitude,
  );
  const elapsedMs = fix.timestampMs - before.moveStartMs;
  const judgedMeters = Math.max(JUDGED_MOVE_METERS, fix.accuracy);

  if (meters < judgedMeters) {
    const isStanding = elapsedMs > (judgedMeters / WALK_MIN_SPEED) * 1000;
    if (!isStanding) return { steps, plausibility: smoothed };
    return endMove(moveAnchor(steps, smoothed), smoothed, before.rideUntilMs);
  }

  const speed = elapsedMs > 0 ? (meters / elapsedMs) * 1000 : Number.POSITIVE_INFINITY;
  if (speed > RUN_MAX_SPEED) {
    return endMove(moveAnchor(steps, smoothed), smoothed, fix.timestampMs + RIDE_HOLD_MS);
  }
  const isRiding = before.rideUntilMs !== null && fix.timestampMs < before.rideUntilMs;
  if (isRiding || speed < WALK_MIN_SPEED) {
    return endMove(moveAnchor(steps, smoothed), smoothed, before.rideUntilMs);
  }
  const place = { ...fix, latitude: smoothed.latitude, longitude: smoothed.longitude };
  return endMove(countFix(steps, place, day), smoothed, null);
}

function beginAt(fix: PositionFix): PlausibilityState {
  const { latitude, longitude, timestampMs } = fix;
  return { latitude, longitude, fixMs: timestampMs, moveStartMs: timestampMs, rideUntilMs: null };
}

function smooth(before: PlausibilityState, fix: PositionFix): PlausibilityState {
  const share = 1 - Math.exp((before.fixMs - fix.timestampMs) / SMOOTHING_MS);
  return {
    latitude: before.latitude + share * (fix.latitude - before.latitude),
    longitude: before.longitude + share * (fix.longitude - before.longitude),
    fixMs: fix.timestampMs,
    moveStartMs: before.moveStartMs,
    rideUntilMs: before.rideUntilMs,
  };
}

function endMove(steps: StepsState, state: PlausibilityState, rideUntilMs: number | null): StepTracker {
  return { steps, plausibility: { ...state, moveStartMs: state.fixMs, rideUntilMs } };
}
