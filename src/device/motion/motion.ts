import { CADENCE_WINDOW_MS, feelsSteps, type MotionSample } from '@/domain/steps/cadence';

/** The phone's motion sensors. */
export interface MotionPort {
  /** Listens until the returned function is called. Asks the user nothing: where that is needed, it hears nothing. */
  listen: () => () => void;
  /** Whether steps have been felt in the last seconds; null where nothing is known of it. */
  isStepping: () => boolean | null;
}

/** {@link MotionPort} of a browser, on its devicemotion events. */
export function createBrowserMotion(page: Window): MotionPort {
  let samples: MotionSample[] = [];

  const hear = ({ accelerationIncludingGravity, timeStamp }: DeviceMotionEvent) => {
    const { x, y, z } = accelerationIncludingGravity ?? {};
    // Without a sensor some browsers send one event without values.
    if (typeof x !== 'number' || typeof y !== 'number' || typeof z !== 'number') return;
    samples.push({ strength: Math.hypot(x, y, z), timestampMs: timeStamp });
    const oldest = samples.findIndex(({ timestampMs }) => timestampMs > timeStamp - CADENCE_WINDOW_MS);
    samples = samples.slice(oldest);
  };

  return {
    listen() {
      page.addEventListener('devicemotion', hear);
      return () => {
        page.removeEventListener('devicemotion', hear);
        samples = [];
      };
    },
    isStepping: () => feelsSteps(samples),
  };
}
