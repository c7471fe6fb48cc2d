import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentTypeOf } from './content-type.ts';
import { streamFile } from './file-stream.ts';
import type { Storage } from './storage.ts';

/** There is no such file, or no file can have such a name. */
const MISSING = new Set<unknown>(['ENOENT', 'ENAMETOOLONG', 'ENOTDIR']);

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && MISSING.has(error.code);
}

/** Keeps uploads in a folder. */
export function createFolderStorage(folder: string): Storage {
  const fileOf = (key: string) => join(folder, key);
  return {
    async put(key, { bytes }) {
      const file = fileOf(key);
      await mkdir(dirname(file), { recursive: true });
      // A crash leaves a draft, never half a picture under its own name.
      const draft = await open(`${file}.draft`, 'w');
      try {
        await draft.writeFile(bytes);
        await draft.sync();
      } finally {
        await draft.close();
      }
      await rename(`${file}.draft`, file);
    },
    async get(key) {
      try {
        const file = await open(fileOf(key));
        const { size } = await file.stat();
        return { stream: streamFile(file), size, contentType: contentTypeOf(key) };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    delete: (key) => rm(fileOf(key), { force: true }),
    async *list(name) {
      try {
        for await (const entry of await opendir(fileOf(name))) {
          const key = `${name}/${entry.name}`;
          const about = await stat(fileOf(key)).catch(() => undefined);
          if (about?.isFile()) yield { key, storedAt: about.mtime };
        }
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    },
  };
}
