import * as z from 'zod/mini';
import type { DraftStore } from '@/device/storage/draft-store';
import type { StoredSchema } from '@/device/storage/storage';

/** Drafts in memory that a test can look into. */
export class FakeDrafts implements DraftStore {
  readonly entries = new Map<string, unknown>();

  readonly load = <Draft>(key: string, schema: StoredSchema<Draft>): Promise<Draft | null> => {
    const read = z.safeParse(schema, this.entries.get(key));
    return Promise.resolve(read.success ? read.data : null);
  };

  /** Whether nothing of what is saved outlives the page. */
  isFull = false;

  readonly save = (key: string, draft: unknown) => {
    this.entries.set(key, draft);
    return Promise.resolve(!this.isFull);
  };

  readonly remove = (key: string) => {
    this.entries.delete(key);
    return Promise.resolve();
  };

  readonly clear = () => {
    this.entries.clear();
    return Promise.resolve();
  };
}
