import { describe, expect, it } from 'vitest';
import { FakeLocks } from '../../tests/fakes/fake-locks';
import { runAlone } from './locks';

const forbidden = new FakeLocks();
forbidden.isForbidden = true;

describe.each([
  ['in the tabs of a browser', new FakeLocks()],
  ['in a page of a browser without locks', undefined],
  ['in a page that may not have locks', forbidden],
])('work of one name, %s', (_, locks) => {
  it('work of one name waits for its turn and knows that it has waited', async () => {
    const events: string[] = [];
    const gate = Promise.withResolvers<void>();
    const one = runAlone(locks, 'a', async (hadToWait) => {
      events.push(`first begins, waited: ${hadToWait}`);
      await gate.promise;
      events.push('first ends');
      return 1;
    });
    const two = runAlone(locks, 'a', (hadToWait) => {
      events.push(`second begins, waited: ${hadToWait}`);
      return Promise.resolve(2);
    });
    const other = runAlone(locks, 'b', (hadToWait) => Promise.resolve(`other waited: ${hadToWait}`));
    expect(await other).toBe('other waited: false');
    expect(events).toEqual(['first begins, waited: false']);
    gate.resolve();
    expect(await Promise.all([one, two])).toEqual([1, 2]);
    expect(events).toEqual(['first begins, waited: false', 'first ends', 'second begins, waited: true']);
    expect(await runAlone(locks, 'a', (hadToWait) => Promise.resolve(hadToWait))).toBe(false);
  });

  it('work of one name frees its turn when it fails, and is not begun a second time', async () => {
    let begun = 0;
    const failing = runAlone(locks, 'a', () => {
      begun += 1;
      return Promise.reject(new Error('broken'));
    });
    const next = runAlone(locks, 'a', () => Promise.resolve('next'));
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('next');
    expect(begun).toBe(1);
  });
});
