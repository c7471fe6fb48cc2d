import type { OpenFile, StoredFile } from '../storage/storage.ts';

/** Reads an opened file to its end. */
export async function readAll(file: OpenFile | undefined): Promise<StoredFile | undefined> {
  if (file === undefined) return undefined;
  const bytes = new Uint8Array(await new Response(file.content).arrayBuffer());
  return { bytes, contentType: file.contentType };
}
