import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { listStored, readStored } from '../testing/read-stored.ts';
import { createFolderStorage } from './folder-storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'dosaegi-uploads-'));
const storage = createFolderStorage(folder);

afterAll(() => rmSync(folder, { recursive: true }));

it('the storage in a folder gives a file back as it was put, and forgets it once it is deleted', async () => {
  const bytes = new Uint8Array([1, 2, 3]);
  await storage.put('profiles/a.png', { bytes, contentType: 'image/png' });
  expect(await readStored(storage, 'profiles/a.png')).toEqual({ bytes, contentType: 'image/png' });
  expect(readdirSync(join(folder, 'profiles'))).toEqual(['a.png']);
  await storage.delete('profiles/a.png');
  await storage.delete('profiles/a.png');
  expect(await storage.get('profiles/a.png')).toBeUndefined();
});

it('the storage in a folder reads a file piece by piece, only as far as somebody reads it', async () => {
  const bytes = new Uint8Array(200_000).fill(7);
  await storage.put('spots/large.webp', { bytes, contentType: 'image/webp' });
  const file = await storage.get('spots/large.webp');
  expect(file).toMatchObject({ size: 200_000, contentType: 'image/webp' });
  const reader = file?.stream.getReader();
  expect((await reader?.read())?.value?.byteLength).toBe(65_536);
  await reader?.cancel();
  const whole = await readStored(storage, 'spots/large.webp');
  expect(Buffer.compare(whole?.bytes ?? new Uint8Array(), bytes)).toBe(0);
});

it('the storage in a folder lists what is in a folder, with when it was stored', async () => {
  await storage.put('proofs/p.webp', { bytes: new Uint8Array([1]), contentType: 'image/webp' });
  const listed = await listStored(storage, 'proofs');
  expect(listed).toEqual([{ key: 'proofs/p.webp', storedAt: expect.any(Date) }]);
  expect(await listStored(storage, 'none')).toEqual([]);
});

it('the storage in a folder has no file of a name that is too long for one', async () => {
  expect(await storage.get(`spots/${'a'.repeat(300)}`)).toBeUndefined();
});
