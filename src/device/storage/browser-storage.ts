import type { KeyValueStorage } from './storage';

/**
 * {@link KeyValueStorage} on localStorage or sessionStorage. Reading the property alone throws where cookies
 * are blocked, so it is handed over as a function. What a full storage refuses is kept in memory, and wins
 * over what was stored before.
 */
export function createBrowserStorage(open: () => Storage): KeyValueStorage {
  const memory = new Map<string, string>();

  const attempt = <Result>(action: (storage: Storage) => Result): Result | undefined => {
    try {
      return action(open());
    } catch {
      return undefined;
    }
  };

  const remove = (key: string) => {
    memory.delete(key);
    attempt((storage) => storage.removeItem(key));
  };

  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    set(key, value) {
      const isStored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (isStored) memory.delete(key);
      else memory.set(key, value);
    },
    remove,
    removeAll(prefix) {
      const stored = attempt((storage) => Object.keys(storage)) ?? [];
      for (const key of [...memory.keys(), ...stored]) if (key.startsWith(prefix)) remove(key);
    },
  };
}
