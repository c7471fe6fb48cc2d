import * as z from 'zod/mini';
import type { ClockPort } from '@/device/clock';
import type { PositionPort } from '@/device/position/position';
import { type KeyValueStorage, readStored, writeStored } from '@/device/storage/storage';
import { type StepTracker, startTracker, trackFix } from '@/domain/steps/step-plausibility';
import {
  beginStepSync,
  confirmStepSync,
  fromSavedSteps,
  rollToDay,
  shouldSyncSteps,
  type StepsState,
  toSavedSteps,
} from '@/domain/steps/steps';

/** Counts today's steps while somebody listens (2 §4, 2 §5). */
export interface StepRecorder {
  /** Today's steps. */
  getCount: () => number;
  subscribe: (listener: () => void) => () => void;
  /** Begins to follow the position. Returns what ends it. */
  start: () => () => void;
}

interface StepRecorderParts {
  position: PositionPort;
  clock: ClockPort;
  storage: KeyValueStorage;
  /** Where the user's count is kept. */
  storageKey: string;
  /** Sends today's count to the server; rejects when it was not taken. */
  send: (stepCount: number) => Promise<unknown>;
  /** Whether the plausibility guard is on. */
  isGuarded: boolean;
}

/** How often the day and the next sending are looked at without a fix, in milliseconds. */
const TICK_MS = 1_000;

/**
 * Counts steps from the fixes of a position, keeps the count over a reload, begins a new day at local midnight
 * also without a fix, and sends the count by the rules of 2 §4: one sending at a time, failures silent and made up
 * for by the next. The place of the last counted fix outlives a visit to another page of the app.
 */
export function createStepRecorder({
  position,
  clock,
  storage,
  storageKey,
  send,
  isGuarded,
}: StepRecorderParts): StepRecorder {
  const listeners = new Set<() => void>();
  let tracker = startTracker(readSteps());
  let isSending = false;
  let lastFix: unknown = null;

  function readSteps(): StepsState {
    return fromSavedSteps(readStored<unknown>(storage, storageKey, z.unknown(), null), clock.today());
  }

  function change(next: StepTracker) {
    const before = tracker.steps;
    tracker = next;
    if (next.steps === before) return;
    writeStored(storage, storageKey, toSavedSteps(next.steps));
    if (next.steps.count !== before.count) for (const listener of listeners) listener();
  }

  const changeSteps = (steps: StepsState) => change({ ...tracker, steps });

  function sync() {
    if (!shouldSyncSteps(tracker.steps, clock.now(), isSending)) return;
    changeSteps(beginStepSync(tracker.steps, clock.now()));
    const { day, count } = tracker.steps;
    isSending = true;
    send(count)
      .then(() => changeSteps(confirmStepSync(tracker.steps, { day, count })))
      .catch(() => undefined)
      .finally(() => {
        isSending = false;
      });
  }

  function followPosition() {
    const { fix } = position.getState();
    if (fix === null || fix === lastFix) return;
    lastFix = fix;
    change(trackFix(tracker, fix, { day: clock.today(), isGuarded }));
    sync();
  }

  function tick() {
    changeSteps(rollToDay(tracker.steps, clock.today()));
    sync();
  }

  return {
    getCount: () => tracker.steps.count,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start() {
      // Signing out may have emptied the storage meanwhile, or another tab may have counted.
      change({ ...tracker, steps: { ...readSteps(), anchor: tracker.steps.anchor } });
      const unsubscribe = position.subscribe(followPosition);
      followPosition();
      const timer = setInterval(tick, TICK_MS);
      return () => {
        clearInterval(timer);
        unsubscribe();
      };
    },
  };
}
