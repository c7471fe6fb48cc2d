import { describe, expect, it } from 'vitest';
import { createBrowserLocks } from './locks';

/** The Web Locks API of one browser, whose tabs share it. */
class FakeLockManager implements LockManager {
  readonly #held = new Map<string, Promise<unknown>>();
  isForbidden = false;

  query = () => Promise.resolve({});

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
}

const twoTabs = () => {
  const shared = new FakeLockManager();
  return [createBrowserLocks(shared), createBrowserLocks(shared)] as const;
};
const onePage = () => {
  const locks = createBrowserLocks(undefined);
  return [locks, locks] as const;
};
const forbidden = () => {
  const manager = new FakeLockManager();
  manager.isForbidden = true;
  const locks = createBrowserLocks(manager);
  return [locks, locks] as const;
};

describe.each([
  ['between two tabs', twoTabs],
  ['within a page where the browser has no locks', onePage],
  ['within a page where locks are forbidden', forbidden],
])('work of one name, %s', (_, open) => {
  it('waits for its turn and knows that it has waited', async () => {
    const [first, second] = open();
    const events: string[] = [];
    const gate = Promise.withResolvers<void>();
    const one = first.runAlone('a', async (hadToWait) => {
      events.push(`first begins, waited: ${hadToWait}`);
      await gate.promise;
      events.push('first ends');
      return 1;
    });
    const two = second.runAlone('a', (hadToWait) => {
      events.push(`second begins, waited: ${hadToWait}`);
      return Promise.resolve(2);
    });
    const other = second.runAlone('b', (hadToWait) => Promise.resolve(`other waited: ${hadToWait}`));
    expect(await other).toBe('other waited: false');
    expect(events).toEqual(['first begins, waited: false']);
    gate.resolve();
    expect(await Promise.all([one, two])).toEqual([1, 2]);
    expect(events).toEqual(['first begins, waited: false', 'first ends', 'second begins, waited: true']);
    expect(await second.runAlone('a', (hadToWait) => Promise.resolve(hadToWait))).toBe(false);
  });

  it('frees its turn when it fails, and is not begun a second time', async () => {
    const [first, second] = open();
    let begun = 0;
    const failing = first.runAlone('a', () => {
      begun += 1;
      return Promise.reject(new Error('broken'));
    });
    const next = second.runAlone('a', () => Promise.resolve('next'));
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('next');
    expect(begun).toBe(1);
  });
});
