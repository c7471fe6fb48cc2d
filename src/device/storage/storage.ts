import * as z from 'zod/mini';

/**
 * Begins the key of every value of a user's own: removing all of them belongs to signing out. Each key stands with the
 * feature that owns it.
 */
export const PERSONAL_PREFIX = 'dosaegi.my.';

/**
 * Begins the key of every value of one user that outlives signing out: removing all of them belongs to deleting the
 * account.
 */
export const toAccountPrefix = (userId: number) => `dosaegi.account.${userId}.`;

/** Texts kept by key. Never throws: where nothing can be kept, it lives as long as the page. */
export interface KeyValueStorage {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
  /** Removes every key that begins with the prefix. */
  removeAll: (prefix: string) => void;
}

export interface StoragePort {
  /** Outlives the browser. */
  local: KeyValueStorage;
  /** Lives as long as the tab, reloads included. */
  session: KeyValueStorage;
}

/** What is expected of a kept value: any schema of zod. */
export type StoredSchema<Value> = z.core.$ZodType<Value>;

/**
 * The value kept under a key, checked by a schema. The fallback when there is none, when it is not JSON, or when
 * it is not what the schema expects (kept by an older version, or damaged).
 */
export function readStored<Value>(
  storage: KeyValueStorage,
  key: string,
  schema: StoredSchema<Value>,
  fallback: Value,
): Value {
  const text = storage.get(key);
  if (text === null) return fallback;
  try {
    const read = z.safeParse(schema, JSON.parse(text));
    return read.success ? read.data : fallback;
  } catch {
    return fallback;
  }
}

/** Keeps a value under a key, as JSON. */
export function writeStored(storage: KeyValueStorage, key: string, value: unknown): void {
  storage.set(key, JSON.stringify(value));
}
