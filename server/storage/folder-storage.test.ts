import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readAll } from '../testing/read-all.ts';
import { createFolderStorage } from './folder-storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'dosaegi-uploads-'));
const storage = createFolderStorage(folder);

afterAll(() => rmSync(folder, { recursive: true }));

it('gives a file back as it was put, and forgets it once it is deleted', async () => {
  const bytes = new Uint8Array([1, 2, 3]);
  await storage.put('profiles/a.png', { bytes, contentType: 'image/png' });
  expect(await readAll(await storage.get('profiles/a.png'))).toEqual({ bytes, contentType: 'image/png' });
  expect(readdirSync(join(folder, 'profiles'))).toEqual(['a.png']);
  await storage.delete('profiles/a.png');
  await storage.delete('profiles/a.png');
  expect(await storage.get('profiles/a.png')).toBeUndefined();
});

it('says how many bytes come before it reads them, however many they are', async () => {
  const bytes = new Uint8Array(200_000).map((_, index) => index % 251);
  await storage.put('spots/large.jpg', { bytes, contentType: 'image/jpeg' });
  const file = await storage.get('spots/large.jpg');
  expect(file?.size).toBe(200_000);
  expect(await readAll(file)).toEqual({ bytes, contentType: 'image/jpeg' });
});
