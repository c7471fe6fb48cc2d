import type { NewFile, Storage } from '../storage/storage.ts';

/** Keeps uploads in memory, for tests. */
export function createMemoryStorage(): Storage & { files: ReadonlyMap<string, NewFile> } {
  const files = new Map<string, NewFile>();
  return {
    files,
    put: async (key, file) => void files.set(key, file),
    async get(key) {
      const file = files.get(key);
      if (file === undefined) return undefined;
      const { bytes, contentType } = file;
      return { stream: new Blob([bytes]).stream(), size: bytes.byteLength, contentType };
    },
    delete: async (key) => void files.delete(key),
  };
}
