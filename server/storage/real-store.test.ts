import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jpegFile } from '../testing/pictures.ts';
import { listStored, readStored } from '../testing/read-stored.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { createS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

/** A store that speaks S3, as its own program has it. */
const folder = mkdtempSync(join(tmpdir(), 'dosaegi-s3-'));
const store = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: folder,
  configureBuckets: [{ name: 'pictures', configs: [] }],
});

let storage: Storage;
let server: TestServer;

beforeAll(async () => {
  const { port } = await store.run();
  const endpoint = `http://127.0.0.1:${port}`;
  // The keys that the program has.
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  storage = await createS3Storage({ endpoint, region: 'us-east-1', bucket: 'pictures', ...keys });
  server = await startTestServer({ storage });
});

afterAll(async () => {
  await server.stop();
  await store.close();
  rmSync(folder, { recursive: true });
});

it('a real store gives a file back as it was put, lists it, and forgets it once it is deleted', async () => {
  const bytes = new Uint8Array(300_000).fill(7);
  await storage.put('proofs/a.webp', { bytes, contentType: 'image/webp' });
  const stored = await readStored(storage, 'proofs/a.webp');
  expect(stored?.contentType).toBe('image/webp');
  expect(Buffer.compare(stored?.bytes ?? new Uint8Array(), bytes)).toBe(0);
  expect(await listStored(storage, 'proofs')).toEqual([{ key: 'proofs/a.webp', storedAt: expect.any(Date) }]);
  await storage.delete('proofs/a.webp');
  await storage.delete('proofs/a.webp');
  expect(await storage.get('proofs/a.webp')).toBeUndefined();
  expect(await listStored(storage, 'proofs')).toEqual([]);
});

it('a picture that was uploaded comes from it, and is gone when another one replaces it', async () => {
  const { client } = await server.user();
  const save = async () => {
    const form = new FormData();
    form.append('newProfileImage', jpegFile(), 'me.jpg');
    expect(await client.call('saveProfileImage', { form })).toMatchObject({ status: 200 });
    const { body } = await client.call('getSession', { query: { fields: 'profile' } });
    return `${server.url}${/"profile":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? ''}`;
  };
  const first = await save();
  const shown = await fetch(first);
  expect({ status: shown.status, type: shown.headers.get('Content-Type') }).toEqual({
    status: 200,
    type: 'image/webp',
  });
  expect((await shown.arrayBuffer()).byteLength).toBeGreaterThan(30);
  await save();
  expect((await fetch(first)).status).toBe(404);
});
