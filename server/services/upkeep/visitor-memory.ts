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
  /**
   * From what age on, in milliseconds, something is loaded anew while what is known is still told; tells it for each thing.
   * Default never. So nobody waits for what many ask for all the time, and where each thing has an age of its own, not
   * all are loaded at once.
   */
  renewAfterMs?: () => number;
}

interface Remembered {
  value: Promise<unknown>;
  until: number;
  renewAt: number;
}

/** A second is short for who looks, and long for a page that a thousand ask for. */
export const VISITOR_MEMORY: MemoryLimits = { lifetimeMs: 1_000, entries: 64 };

/** @param now tells the time in milliseconds from any moment on */
export function createVisitorMemory(
  { lifetimeMs, entries, renewAfterMs = () => Infinity }: MemoryLimits,
  now: () => number = () => performance.now(),
): VisitorMemory {
  const remembered = new Map<string, Remembered>();
  function begin(load: () => Promise<unknown>): Remembered {
    // Counted from the question, not from the answer: what is told is never older.
    const asked = now();
    return { value: load(), until: asked + lifetimeMs, renewAt: asked + renewAfterMs() };
  }
  function renew(key: string, known: Remembered, load: () => Promise<unknown>): void {
    known.renewAt = Infinity;
    const renewed = begin(load);
    renewed.value.then(
      () => {
        if (remembered.get(key) === known) remembered.set(key, renewed);
      },
      // Whoever asks when the known one has ended is told of it.
      () => undefined,
    );
  }
  function recall<Value>(key: string, load: () => Promise<Value>): Promise<Value>;
  function recall(key: string, load: () => Promise<unknown>): Promise<unknown> {
    const known = remembered.get(key);
    if (known !== undefined && now() < known.until) {
      if (now() >= known.renewAt) renew(key, known, load);
      return known.value;
    }
    remembered.delete(key);
    const entry = begin(load);
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
