import { Preferences } from '@capacitor/preferences';
import type { KeyValueStorage } from '../storage/storage';
import { answerWithin } from './answer-within';

/** The app waits for this before its first screen, in milliseconds. */
const LOAD_LIMIT_MS = 3_000;

/**
 * {@link KeyValueStorage} on the system's preferences, which outlive what the system clears of a web view. They are read
 * once; from then on the memory answers, and every change is written behind it, in its order.
 *
 * @param fallback is used where the preferences cannot be read in time
 */
export async function createNativeStorage(fallback: KeyValueStorage): Promise<KeyValueStorage> {
  const kept = await answerWithin(readAll(), LOAD_LIMIT_MS).catch(() => null);
  if (kept === null) return fallback;

  let written: Promise<unknown> = Promise.resolve();
  const write = (change: () => Promise<void>) => {
    // What the device refuses lives as long as the app, as in a full browser.
    written = written.then(change).catch(() => undefined);
  };
  const remove = (key: string) => {
    kept.delete(key);
    write(() => Preferences.remove({ key }));
  };
  return {
    get: (key) => kept.get(key) ?? null,
    set(key, value) {
      kept.set(key, value);
      write(() => Preferences.set({ key, value }));
    },
    remove,
    removeAll(prefix) {
      for (const key of [...kept.keys()].filter((each) => each.startsWith(prefix))) remove(key);
    },
  };
}

async function readAll(): Promise<Map<string, string>> {
  const { keys } = await Preferences.keys();
  const entries = await Promise.all(
    keys.map(async (key): Promise<[string, string | null]> => [key, (await Preferences.get({ key })).value]),
  );
  return new Map(entries.filter((entry): entry is [string, string] => entry[1] !== null));
}
