import { useEffect, useSyncExternalStore } from 'react';
import { saveSteps } from '@generated/endpoints/steps/steps';
import type { Device } from '@/device/device';
import { useDevice } from '@/device/DeviceContext';
import { STEP_PLAUSIBILITY_ENABLED } from '@/domain/limits';
import { createStepRecorder, type StepRecorder } from './step-recorder';

/** One recorder for each device: a sending that is under way outlives the page that began it. */
const recorders = new WeakMap<Device, StepRecorder>();

function recorderOf(device: Device): StepRecorder {
  const known = recorders.get(device);
  if (known) return known;
  const recorder = createStepRecorder({
    position: device.position,
    clock: device.clock,
    storage: device.storage.local,
    send: (stepCount) => saveSteps({ stepCount }),
    isGuarded: STEP_PLAUSIBILITY_ENABLED,
  });
  recorders.set(device, recorder);
  return recorder;
}

/** Counts steps while it is mounted, and returns today's (2 §2, 2 §4). */
export function useTodaySteps(): number {
  const recorder = recorderOf(useDevice());
  useEffect(() => recorder.start(), [recorder]);
  return useSyncExternalStore(recorder.subscribe, recorder.getCount);
}
