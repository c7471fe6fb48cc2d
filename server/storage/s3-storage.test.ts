import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readStored } from '../testing/read-stored.ts';
import { createS3Storage, S3_LIMITS } from './s3-storage.ts';
import type { Storage } from './storage.ts';

interface Kept {
  bytes: Buffer;
  contentType: string | undefined;
}

const kept = new Map<string, Kept>();
let requests: string[];
/** What the store says about a key that is not there. */
let missing: { status: number; code: string };
/** The answer to a GET that does not come, or stops half-way. */
let silence: 'at once' | 'half-way' | undefined;
let server: Server;
let storage: Storage;

beforeAll(async () => {
  server = createServer((request, response) => {
    void (async () => {
      const { method = '', url = '', headers } = request;
      const { pathname } = new URL(url, 'http://store');
      requests.push(`${method} ${pathname}`);
      const bytes = await buffer(request);
      const refuse = (status: number, code: string) =>
        response
          .writeHead(status, { 'Content-Type': 'application/xml' })
          .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No.</Message></Error>`);
      if (!headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key-1/')) {
        refuse(403, 'InvalidAccessKeyId');
      } else if (method === 'PUT') {
        kept.set(pathname, { bytes, contentType: headers['content-type'] });
        response.end();
      } else if (method === 'DELETE') {
        kept.delete(pathname);
        response.writeHead(204).end();
      } else if (silence !== undefined) {
        if (silence === 'half-way') response.writeHead(200, { 'Content-Length': '2' }).write('1');
      } else {
        const file = kept.get(pathname);
        if (file === undefined) refuse(missing.status, missing.code);
        else response.writeHead(200, { 'Content-Type': file.contentType }).end(file.bytes);
      }
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  storage = await createStorage('key-1');
});

beforeEach(() => {
  requests = [];
  missing = { status: 404, code: 'NoSuchKey' };
  silence = undefined;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

async function createStorage(accessKeyId: string, limits = S3_LIMITS): Promise<Storage> {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const settings = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'ap-northeast-2',
    bucket: 'pictures',
    accessKeyId,
    secretAccessKey: 'secret-1',
  };
  return createS3Storage(settings, limits);
}

it('the storage in S3 gives a file back as it was put, and forgets it once it is deleted', async () => {
  const bytes = new Uint8Array([1, 2, 3]);
  await storage.put('profiles/a.png', { bytes, contentType: 'image/png' });
  expect(await readStored(storage, 'profiles/a.png')).toEqual({ bytes, contentType: 'image/png' });
  await storage.delete('profiles/a.png');
  await storage.delete('profiles/a.png');
  expect(await storage.get('profiles/a.png')).toBeUndefined();
});

it('the storage in S3 names the bucket in the path of a store at an address of its own', async () => {
  await storage.put('spots/b.jpg', { bytes: new Uint8Array([4]), contentType: 'image/jpeg' });
  await storage.get('spots/b.jpg');
  await storage.delete('spots/b.jpg');
  expect(requests).toEqual([
    'PUT /pictures/spots/b.jpg',
    'GET /pictures/spots/b.jpg',
    'DELETE /pictures/spots/b.jpg',
  ]);
});

it('the storage in S3 puts nothing but the bytes, and says what they are', async () => {
  await storage.put('spots/c.webp', { bytes: new Uint8Array([5, 6]), contentType: 'image/webp' });
  expect(kept.get('/pictures/spots/c.webp')).toEqual({
    bytes: Buffer.from([5, 6]),
    contentType: 'image/webp',
  });
});

it('the storage in S3 finds nothing under a missing key of a bucket that it may not list', async () => {
  missing = { status: 403, code: 'AccessDenied' };
  expect(await storage.get('profiles/none.png')).toBeUndefined();
});

it.each([
  [403, 'SignatureDoesNotMatch'],
  [404, 'NoSuchBucket'],
])('the storage in S3 fails to get a file from a store that answers %i %s', async (status, code) => {
  missing = { status, code };
  await expect(storage.get('profiles/none.png')).rejects.toThrow(expect.objectContaining({ name: code }));
});

it('the storage in S3 fails with a key that the store does not know', async () => {
  const stranger = await createStorage('key-2');
  const refused = expect.objectContaining({ name: 'InvalidAccessKeyId' });
  const file = { bytes: new Uint8Array([7]), contentType: 'image/png' };
  await expect(stranger.put('profiles/d.png', file)).rejects.toThrow(refused);
  await expect(stranger.get('profiles/d.png')).rejects.toThrow(refused);
  await expect(stranger.delete('profiles/d.png')).rejects.toThrow(refused);
});

it.each(['at once', 'half-way'] as const)(
  'the storage in S3 gives up on a store that falls silent %s',
  async (when) => {
    const impatient = await createStorage('key-1', {
      ...S3_LIMITS,
      connectMs: 2_000,
      silenceMs: 300,
      attempts: 1,
    });
    silence = when;
    await expect(readStored(impatient, 'profiles/a.png')).rejects.toThrow(
      expect.objectContaining({ name: 'TimeoutError' }),
    );
  },
);
