import type { PedometerPort, PedometerReading } from '@/device/motion/pedometer';

/** A step counter that says what the test says; there is none at first. */
export class FakePedometer implements PedometerPort {
  isThere = false;
  reading: PedometerReading = { status: 'missing' };
  /** From when on it was asked for steps, in milliseconds since 1970, in order. */
  readonly askedSince: number[] = [];
  requests = 0;

  readonly read = (sinceMs: number): Promise<PedometerReading> => {
    this.askedSince.push(sinceMs);
    return Promise.resolve(this.reading);
  };

  readonly request = (): Promise<'granted' | 'denied'> => {
    this.requests += 1;
    return Promise.resolve(this.reading.status === 'counted' ? 'granted' : 'denied');
  };
}
