import { useEffect, useSyncExternalStore } from 'react';
import { saveSteps } from '@generated/endpoints/steps/steps';
import type { Device } from '@/device/device';
import { useDevice } from '@/device/DeviceContext';
import { createBrowserMotion } from '@/device/motion/motion';
import { toAccountPrefix } from '@/device/storage/storage';
import { useSession } from '@/session/useSession';
import type { StepsOfToday } from '@/domain/conversion/conversion';
import { createStepRecorder, type StepRecorder, type StepSource } from './step-recorder';

/**
 * A user's steps of today, the last sent step count and when it was sent (2 §3). They outlive signing out: counted from 0
 * again, the rest of the day would stay below what the server already has, and be lost.
 */
const toKey = (userId: number) => `${toAccountPrefix(userId)}steps`;

/** The key under which this device keeps today's steps of who is signed in, or of its visitor. */
export function useStepsKey(): string {
  const { user } = useSession();
  return toKey(user?.userId ?? 0);
}

/** One recorder for each user of a device: a sending that is under way outlives the page that began it. */
const recorders = new WeakMap<Device, Map<number, StepRecorder>>();

function recorderOf(device: Device, userId: number): StepRecorder {
  const ofDevice = recorders.get(device) ?? new Map<number, StepRecorder>();
  recorders.set(device, ofDevice);
  const known = ofDevice.get(userId);
  if (known) return known;
  const recorder = createStepRecorder({
    position: device.position,
    pedometer: device.pedometer,
    clock: device.clock,
    storage: device.storage.local,
    storageKey: toKey(userId),
    send: (stepCount) => saveSteps({ stepCount }),
    // Where a page is only drawn there is no window, and nobody listens.
    motion: createBrowserMotion(globalThis.window),
  });
  ofDevice.set(userId, recorder);
  return recorder;
}

/** Today's steps as they were last counted, without counting on and so without asking for the position. */
export function useKnownSteps(): StepsOfToday {
  const device = useDevice();
  const { user } = useSession();
  const { subscribe, getCount, getSentCount } = recorderOf(device, user?.userId ?? 0);
  const walked = useSyncExternalStore(subscribe, getCount, getCount);
  const sent = useSyncExternalStore(subscribe, getSentCount, getSentCount);
  return { walked, sent };
}

/** Counts the user's steps while it is mounted: today's, where they come from, and what reads them (2 §2, 2 §4). */
export function useTodaySteps(): { steps: number; source: StepSource; recorder: StepRecorder } {
  const device = useDevice();
  const { user } = useSession();
  const recorder = recorderOf(device, user?.userId ?? 0);
  useEffect(() => recorder.start(), [recorder]);
  const steps = useSyncExternalStore(recorder.subscribe, recorder.getCount, recorder.getCount);
  const source = useSyncExternalStore(recorder.subscribe, recorder.getSource, recorder.getSource);
  return { steps, source, recorder };
}
