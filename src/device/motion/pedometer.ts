/**
 * What the system's step counter says: the steps since a moment, that it has not been asked for yet, that it was denied,
 * that there is none, or that it did not answer in time.
 */
export type PedometerReading =
  { status: 'counted'; steps: number } | { status: 'prompt' | 'denied' | 'missing' | 'silent' };

/** The step counter of the system, which counts also while the app is closed. Never rejects. */
export interface PedometerPort {
  /** Whether the device may have one at all; a browser has none that a page may read. */
  isThere: boolean;
  /** The steps since a moment, in milliseconds since 1970. Asks the user nothing. */
  read: (sinceMs: number) => Promise<PedometerReading>;
  /** Asks the user for it, on a tap only. */
  request: () => Promise<'granted' | 'denied'>;
}

/** {@link PedometerPort} of a browser. */
export const NO_PEDOMETER: PedometerPort = {
  isThere: false,
  read: () => Promise.resolve({ status: 'missing' }),
  request: () => Promise.resolve('denied'),
};
