import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SERVER_LIMITS } from '../refusals/limits.ts';
import { jpegFile } from '../testing/pictures.ts';
import { listStored, readStored } from '../testing/read-stored.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { createS3Storage, S3_LIMITS } from './s3-storage.ts';
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

/** How long the store may be silent, in milliseconds; how slow a reader is. */
const SILENCE_MS = 5_000;

/** Connections by which it is read. */
const READERS = 4;

/** A picture of which a connection takes but a part by itself. */
const LARGE = { key: 'spots/large.webp', bytes: new Uint8Array(6_000_000).fill(7) };

let storage: Storage;
let server: TestServer;

beforeAll(async () => {
  const { port } = await store.run();
  const endpoint = `http://127.0.0.1:${port}`;
  // The keys that the program has.
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  storage = await createS3Storage(
    { endpoint, region: 'us-east-1', bucket: 'pictures', ...keys },
    { ...S3_LIMITS, silenceMs: SILENCE_MS, readers: READERS },
  );
  await storage.put(LARGE.key, { bytes: LARGE.bytes, contentType: 'image/webp' });
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

/** Asks for the large picture and reads nothing of it. */
async function askWithoutReading(address: string, at = server.url): Promise<Socket> {
  const { hostname, port } = new URL(at);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  socket.pause();
  await once(socket, 'connect');
  socket.write(
    `GET /uploads/${LARGE.key} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\nConnection: close\r\n\r\n`,
  );
  return socket;
}

it('clients that do not read keep nobody else from pictures of a real store, nor from uploading to it', async () => {
  await storage.put('spots/other.webp', { bytes: new Uint8Array([1]), contentType: 'image/webp' });
  const addresses = Array.from({ length: 2 * READERS }, (_, index) => `192.0.2.${index}`);
  const lazy = await Promise.all(addresses.map((address) => askWithoutReading(address)));
  // Whatever each of them is given by then.
  await wait(SILENCE_MS / 4);
  const startedAt = performance.now();
  const shown = await fetch(`${server.url}/uploads/spots/other.webp`);
  const { client } = await server.user();
  const form = new FormData();
  form.append('newProfileImage', jpegFile(), 'me.jpg');
  const saved = await client.call('saveProfileImage', { form });
  expect([shown.status, saved.status]).toEqual([200, 200]);
  expect(performance.now() - startedAt).toBeLessThan(SILENCE_MS);
  for (const socket of lazy) socket.destroy();
});

it('clients that do not read wait for themselves alone where one address asks for too many pictures', async () => {
  const pictures = { atOnce: 100, perOwner: 2, waitingPerOwner: 3, waiting: 100 };
  const few = await startTestServer({ storage, limits: { ...SERVER_LIMITS, pictures } });
  const ask = (address: string) =>
    fetch(`${few.url}/uploads/spots/other.webp`, { headers: { 'X-Forwarded-For': address } });
  const lazy = await Promise.all(Array.from({ length: 5 }, () => askWithoutReading('192.0.2.99', few.url)));
  await expect.poll(async () => (await ask('192.0.2.99')).status).toBe(429);
  expect((await ask('192.0.2.98')).status).toBe(200);
  for (const socket of lazy) socket.destroy();
  // Who has left holds nothing.
  await expect.poll(async () => (await ask('192.0.2.99')).status).toBe(200);
  await few.stop();
});

it('a client that reads slowly gets the whole picture of a real store, which is not kept waiting', async () => {
  const socket = await askWithoutReading('192.0.2.200');
  await wait(1.3 * SILENCE_MS);
  let taken = 0;
  socket.on('data', (chunk) => (taken += chunk.length));
  socket.resume();
  await once(socket, 'close');
  expect(taken).toBeGreaterThan(LARGE.bytes.byteLength);
});
