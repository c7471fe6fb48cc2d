import type { NetworkPort } from '@/device/connection/network';

/** A connection that a test breaks and mends. */
export class FakeNetwork implements NetworkPort {
  #online = true;
  readonly #listeners = new Set<() => void>();

  readonly isOnline = () => this.#online;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  setOnline(online: boolean) {
    this.#online = online;
    for (const listener of this.#listeners) listener();
  }
}
