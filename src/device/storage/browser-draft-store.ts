import { clear, createStore, del, get, set, type UseStore } from 'idb-keyval';
import * as z from 'zod/mini';
import type { DraftStore } from './draft-store';

/** {@link DraftStore} on IndexedDB, which keeps Blobs, with the page's memory where it is forbidden or full. */
export function createBrowserDraftStore(): DraftStore {
  const memory = new Map<string, unknown>();
  let opened: UseStore | undefined;

  /** Opened at first use: without IndexedDB it throws. */
  const store = () => (opened ??= createStore('dosaegi-drafts', 'drafts'));

  return {
    async load(key, schema) {
      let draft = memory.get(key);
      try {
        draft ??= await get<unknown>(key, store());
      } catch {
        return null;
      }
      if (draft === undefined) return null;
      const read = z.safeParse(schema, draft);
      return read.success ? read.data : null;
    },
    async save(key, draft) {
      // In memory at once: a load that comes before the database has written must find it.
      memory.set(key, draft);
      try {
        await set(key, draft, store());
        if (memory.get(key) === draft) memory.delete(key);
        return true;
      } catch {
        return false;
      }
    },
    async remove(key) {
      memory.delete(key);
      try {
        await del(key, store());
      } catch {
        // Nothing is kept there either.
      }
    },
    async clear() {
      memory.clear();
      try {
        await clear(store());
      } catch {
        // Nothing is kept there either.
      }
    },
  };
}
