import type { LocksPort } from '@/device/locks';

/** The locks of one browser; tabs of a test that share it wait for each other. */
export class FakeLocks implements LocksPort {
  readonly #held = new Map<string, Promise<unknown>>();
  /** Makes every request fail, as in a page that may not have locks. */
  isForbidden = false;

  request<T>(name: string, callback: LockGrantedCallback<T>): Promise<Awaited<T>>;
  request<T>(name: string, options: LockOptions, callback: LockGrantedCallback<T>): Promise<Awaited<T>>;
  async request<T>(
    name: string,
    ...args: [LockGrantedCallback<T>] | [LockOptions, LockGrantedCallback<T>]
  ): Promise<Awaited<T>> {
    const [options, callback] = args.length === 1 ? [{}, args[0]] : args;
    if (this.isForbidden) throw new DOMException('forbidden', 'SecurityError');
    const held = this.#held.get(name);
    if (held && options.ifAvailable) return await callback(null);
    const turn = Promise.resolve(held).then(() => callback({ name, mode: 'exclusive' }));
    const end = Promise.resolve(turn).catch(() => undefined);
    this.#held.set(name, end);
    try {
      return await turn;
    } finally {
      if (this.#held.get(name) === end) this.#held.delete(name);
    }
  }

  /** Another tab holds the lock, until the returned function is called. */
  takeElsewhere(name: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    void this.request(name, () => promise);
    return resolve;
  }
}
