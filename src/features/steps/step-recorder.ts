import * as z from 'zod/mini';
import type { ClockPort } from '@/device/clock';
import type { MotionPort } from '@/device/motion/motion';
import type { PedometerPort, PedometerReading } from '@/device/motion/pedometer';
import type { PositionPort } from '@/device/position/position';
import { type KeyValueStorage, readStored, writeStored } from '@/device/storage/storage';
import { startOfDay, takePedometer } from '@/domain/steps/pedometer';
import { fromSavedSteps, toSavedSteps } from '@/domain/steps/saved-steps';
import { isJudged, startTracker, type StepTracker, trackFix } from '@/domain/steps/step-plausibility';
import {
  beginStepSync,
  confirmStepSync,
  moveAnchor,
  rollToDay,
  shouldSyncSteps,
  type StepsState,
} from '@/domain/steps/steps';

/**
 * Where the steps come from: the system's step counter, or the position, because the counter has not been asked for, was
 * denied or is missing. While it is asked for the first time, nothing counts.
 */
export type StepSource = 'asking' | 'pedometer' | 'position' | 'position-not-asked' | 'position-denied';

/** Counts today's steps while somebody listens (2 §4, 2 §5). */
export interface StepRecorder {
  /** Today's steps. */
  getCount: () => number;
  /** As many of them as the server has taken. */
  getSentCount: () => number;
  getSource: () => StepSource;
  /** Reads the system's step counter now, such as after the user has allowed it. */
  readPedometer: () => Promise<void>;
  subscribe: (listener: () => void) => () => void;
  /** Begins to follow the position. Returns what ends it. */
  start: () => () => void;
}

interface StepRecorderParts {
  position: PositionPort;
  pedometer: PedometerPort;
  clock: ClockPort;
  storage: KeyValueStorage;
  /** Where the user's count is kept. */
  storageKey: string;
  /** Sends today's count to the server; rejects when it was not taken. */
  send: (stepCount: number) => Promise<unknown>;
  /** What feels steps, for judging the fixes of a receiver that measures its speed. */
  motion: MotionPort;
}

/** How often the day and the next sending are looked at without a fix, in milliseconds. */
const TICK_MS = 1_000;
/** How often the system's step counter is read, in ticks. */
const TICKS_PER_READING = 5;

const SOURCES = {
  counted: 'pedometer',
  prompt: 'position-not-asked',
  denied: 'position-denied',
  missing: 'position',
  silent: 'position',
} as const satisfies Record<PedometerReading['status'], StepSource>;

/**
 * Counts steps by the system's step counter or, where that may not be read, from the fixes of a position; keeps the count over a reload, begins a new day at local midnight
 * also without a fix, and sends the count by the rules of 2 §4: one sending at a time, failures silent and made up
 * for by the next. The place of the last counted fix outlives a visit to another page of the app.
 */
export function createStepRecorder({
  position,
  pedometer,
  clock,
  storage,
  storageKey,
  send,
  motion,
}: StepRecorderParts): StepRecorder {
  const listeners = new Set<() => void>();
  let tracker = startTracker(readSteps());
  let isSending = false;
  let lastFix: unknown = null;
  let source: StepSource = pedometer.isThere ? 'asking' : 'position';
  let isReading = false;
  let ticks = 0;

  function readSteps(): StepsState {
    return fromSavedSteps(readStored<unknown>(storage, storageKey, z.unknown(), null), clock.today());
  }

  function change(next: StepTracker) {
    const before = tracker.steps;
    tracker = next;
    if (next.steps === before) return;
    writeStored(storage, storageKey, toSavedSteps(next.steps));
    const { count, lastSentCount } = next.steps;
    if (count === before.count && lastSentCount === before.lastSentCount) return;
    for (const listener of listeners) listener();
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
    if (source === 'asking' || source === 'pedometer') {
      // Where counting by position would go on from; the way there is the step counter's.
      change({ steps: moveAnchor(tracker.steps, fix), plausibility: null });
      return;
    }
    const day = clock.today();
    const isGuarded = isJudged(tracker, fix);
    change(trackFix(tracker, fix, { day, isGuarded, isStepping: motion.isStepping() }));
    sync();
  }

  async function readPedometer() {
    if (!pedometer.isThere || isReading) return;
    isReading = true;
    const day = clock.today();
    const reading = await pedometer.read(startOfDay(clock.now()));
    isReading = false;
    // What was asked before midnight says nothing about the new day.
    if (clock.today() !== day) return;
    const before = source;
    source = SOURCES[reading.status];
    if (reading.status === 'counted') {
      changeSteps(takePedometer(rollToDay(tracker.steps, day), reading.steps));
      sync();
    }
    if (source !== before) for (const listener of listeners) listener();
  }

  function tick() {
    changeSteps(rollToDay(tracker.steps, clock.today()));
    sync();
    ticks += 1;
    if (ticks % TICKS_PER_READING === 0) void readPedometer();
  }

  return {
    getCount: () => tracker.steps.count,
    getSentCount: () => tracker.steps.lastSentCount,
    getSource: () => source,
    readPedometer,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start() {
      // Another tab may have counted meanwhile, or what was kept is gone.
      change({ ...tracker, steps: { ...readSteps(), anchor: tracker.steps.anchor } });
      const unsubscribe = position.subscribe(followPosition);
      followPosition();
      void readPedometer();
      const stopListening = motion.listen();
      const timer = setInterval(tick, TICK_MS);
      return () => {
        clearInterval(timer);
        stopListening();
        unsubscribe();
      };
    },
  };
}
