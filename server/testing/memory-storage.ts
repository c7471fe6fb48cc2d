import type { Storage, StoredFile } from '../storage/storage.ts';

/** Keeps uploads in memory, for tests. */
export function createMemoryStorage(): Storage & { files: ReadonlyMap<string, StoredFile> } {
  const files = new Map<string, StoredFile>();
  return {
    files,
    put: async (key, file) => void files.set(key, file),
    get: async (key) => {
      const file = files.get(key);
      if (file === undefined) return undefined;
      const { bytes, contentType } = file;
      return { content: new Blob([bytes]).stream(), size: bytes.byteLength, contentType };
    },
    delete: async (key) => void files.delete(key),
  };
}
