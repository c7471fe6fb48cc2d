import { createBrowserLocks, type LocksPort } from '@/device/locks';

/** The locks of one device. Tabs of a test that share it wait for each other. */
export class FakeLocks implements LocksPort {
  readonly #locks = createBrowserLocks(undefined);

  readonly runAlone = this.#locks.runAlone;

  /** Another tab does work of this name, until the returned function is called. */
  takeElsewhere(name: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    void this.#locks.runAlone(name, () => promise);
    return resolve;
  }
}
