import { type Coordinates, metersBetween } from './geo.ts';
import { COMPANION_SLEEP_MS, COMPANION_WALK_MS, STEP_MOVE_MIN_METERS } from '../limits.ts';
import { isAccurate, type PositionFix } from '../steps/steps.ts';

/** What the pig on the map does: it walks with the user, sits down when they stop, and falls asleep after minutes. */
export type CompanionPose = 'walking' | 'sitting' | 'sleeping';

/** Where the pig stands and since when. Never changed in place. */
export interface Companion {
  /** The fix from which the next move is measured. */
  readonly anchor: Coordinates;
  /** When it was first seen or last moved, in milliseconds since 1970. */
  readonly restingSinceMs: number;
  /** Whether it has moved at all. */
  readonly hasWalked: boolean;
  /** Which way it looks, by its last move to the east or west. */
  readonly facing: 'left' | 'right';
}

/**
 * The pig after a fix that came at a time (milliseconds since 1970). The moves that count are those that make steps:
 * an accuracy of 60 m or better, and 2 m at least from the last counted fix (2 §5). The same object when nothing counts.
 * @param companion the pig before; null before the first fix, which any accuracy may make
 */
export function followFix(companion: Companion | null, fix: PositionFix, nowMs: number): Companion {
  const anchor = { latitude: fix.latitude, longitude: fix.longitude };
  if (companion === null) return { anchor, restingSinceMs: nowMs, hasWalked: false, facing: 'right' };
  if (!isAccurate(fix) || metersBetween(companion.anchor, anchor) < STEP_MOVE_MIN_METERS) return companion;
  const east = anchor.longitude - companion.anchor.longitude;
  const facing = east === 0 ? companion.facing : east > 0 ? 'right' : 'left';
  return { anchor, restingSinceMs: nowMs, hasWalked: true, facing };
}

/**
 * What the pig does at a time: it walks for under 4 s after a move, sleeps from 3 minutes on, and sits in between. A
 * clock that was set back wakes it, but does not make it walk for ever.
 */
export function companionPose({ hasWalked, restingSinceMs }: Companion, nowMs: number): CompanionPose {
  const restedMs = nowMs - restingSinceMs;
  if (restedMs >= COMPANION_SLEEP_MS) return 'sleeping';
  return hasWalked && restedMs >= 0 && restedMs < COMPANION_WALK_MS ? 'walking' : 'sitting';
}

/**
 * How long to wait before looking at the pose again, in milliseconds: until it changes by itself, and 3 minutes at most,
 * so that a clock that was set back is noticed. Null once the pig sleeps: only a move wakes it.
 */
export function nextPoseInMs(companion: Companion, nowMs: number): number | null {
  const pose = companionPose(companion, nowMs);
  if (pose === 'sleeping') return null;
  const changesAtMs =
    companion.restingSinceMs + (pose === 'walking' ? COMPANION_WALK_MS : COMPANION_SLEEP_MS);
  return Math.min(changesAtMs - nowMs, COMPANION_SLEEP_MS);
}
