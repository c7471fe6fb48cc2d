import type { Clock } from '../http/deps.ts';
import type { NewFile, Storage } from '../storage/storage.ts';

/** Keeps uploads in memory, for tests. */
export function createMemoryStorage(
  clock: Clock = () => new Date(),
): Storage & { files: ReadonlyMap<string, NewFile> } {
  const files = new Map<string, NewFile & { storedAt: Date }>();
  return {
    files,
    put: async (key, file) => void files.set(key, { ...file, storedAt: clock() }),
    async get(key) {
      const file = files.get(key);
      if (file === undefined) return undefined;
      const { bytes, contentType } = file;
      return { stream: new Blob([bytes]).stream(), size: bytes.byteLength, contentType };
    },
    delete: async (key) => void files.delete(key),
    async *list(folder) {
      for (const [key, { storedAt }] of files) if (key.startsWith(`${folder}/`)) yield { key, storedAt };
    },
  };
}
