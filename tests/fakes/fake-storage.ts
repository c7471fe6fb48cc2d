import type { KeyValueStorage } from '@/device/storage/storage';

/** A storage in memory that a test can look into and damage. */
export class FakeStorage implements KeyValueStorage {
  readonly entries = new Map<string, string>();

  readonly get = (key: string) => this.entries.get(key) ?? null;

  readonly set = (key: string, value: string) => void this.entries.set(key, value);

  readonly remove = (key: string) => void this.entries.delete(key);

  readonly removeAll = (prefix: string) => {
    for (const key of this.entries.keys()) if (key.startsWith(prefix)) this.entries.delete(key);
  };
}
