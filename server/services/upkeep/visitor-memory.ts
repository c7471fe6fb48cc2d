/** Remembers for a moment what every visitor is told alike. */
export interface VisitorMemory {
  /**
   * What was loaded under a key a moment ago, or else what `load` gives now. Whoever asks while it is being loaded waits
   * for the same. A failure is not remembered.
   */
  recall<Value>(key: string, load: () => Promise<Value>): Promise<Value>;
  /**
   * Forgets what is under a key, or everything, what is still being loaded too. To be called after each change, before it
   * is answered.
   */
  forget(key?: string): void;
}

interface MemoryLimits {
  /** How long something is remembered, in milliseconds. Other processes may have changed it meanwhile. */
  lifetimeMs: number;
  /** How many things at most; the one that is remembered the longest makes room. */
  entries: number;
}

/** A second is short for who looks, and long for a page that a thousand ask for. */
export const VISITOR_MEMORY: MemoryLimits = { lifetimeMs: 1_000, entries: 64 };

/** @param now tells the time in milliseconds from any moment on */
export function createVisitorMemory(
  { lifetimeMs, entries }: MemoryLimits,
  now: () => number = () => performance.now(),
): VisitorMemory {
  const remembered = new Map<string, { value: Promise<unknown>; until: number }>();
  function recall<Value>(key: string, load: () => Promise<Value>): Promise<Value>;
  function recall(key: string, load: () => Promise<unknown>): Promise<unknown> {
    const known = remembered.get(key);
    if (known !== undefined && now() < known.until) return known.value;
    remembered.delete(key);
    // Counted from the question, not from the answer: what is told is never older.
    const entry = { value: load(), until: now() + lifetimeMs };
    remembered.set(key, entry);
    const [oldest] = remembered.keys();
    if (remembered.size > entries && oldest !== undefined) remembered.delete(oldest);
    entry.value.catch(() => {
      if (remembered.get(key) === entry) remembered.delete(key);
    });
    return entry.value;
  }
  const forget = (key?: string) => {
    if (key === undefined) remembered.clear();
    else remembered.delete(key);
  };
  return { recall, forget };
}

/** Remembers nothing: for tests that change the database beside the server. */
export const NO_MEMORY: VisitorMemory = { recall: (_, load) => load(), forget: () => undefined };
