import type { ListedFile, NewFile, Storage } from '../storage/storage.ts';

/** A whole file of a storage, or undefined when there is none. */
export async function readStored(storage: Storage, key: string): Promise<NewFile | undefined> {
  const file = await storage.get(key);
  if (file === undefined) return undefined;
  const bytes = new Uint8Array(await new Response(file.stream).arrayBuffer());
  return { bytes, contentType: file.contentType };
}

/** All files of a folder of a storage. */
export async function listStored(storage: Storage, folder: string): Promise<ListedFile[]> {
  const listed: ListedFile[] = [];
  for await (const file of storage.list(folder)) listed.push(file);
  return listed;
}
