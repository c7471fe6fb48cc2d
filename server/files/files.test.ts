import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import {
  brotliCompressSync,
  brotliDecompressSync,
  gunzipSync,
  gzipSync,
  zstdDecompressSync,
} from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { spots } from '../db/schema.ts';
import { SESSION_COOKIE } from '../http/operation.ts';
import { EXAMPLE_IMAGES } from '../process/folders.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { JPEG_BYTES } from '../testing/pictures.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

const SCRIPT = 'export const island = "제주";'.repeat(40);
const PAGE = '<!doctype html><script type="module" src="/assets/index-1.js"></script>';
const OTHER_PAGE = PAGE.replace('index-1', 'index-2');

const webApp = mkdtempSync(join(tmpdir(), 'dosaegi-files-'));
const storage = createMemoryStorage();
let server: TestServer;

/** Puts a file into the app as the build does: with its compressed forms beside it. */
function build(path: string, text: string): void {
  writeFileSync(join(webApp, path), text);
  writeFileSync(join(webApp, `${path}.br`), brotliCompressSync(text));
  writeFileSync(join(webApp, `${path}.gz`), gzipSync(text));
}

beforeAll(async () => {
  mkdirSync(join(webApp, 'assets'));
  mkdirSync(join(webApp, '.vite'));
  build('index.html', PAGE);
  build('assets/index-1.js', SCRIPT);
  writeFileSync(join(webApp, '.vite', 'manifest.json'), '{}');
  writeFileSync(join(webApp, 'robots.txt'), 'User-agent: *');
  await storage.put('spots/a-1.jpg', { bytes: JPEG_BYTES, contentType: 'image/jpeg' });
  server = await startTestServer({ storage, folders: { exampleImages: EXAMPLE_IMAGES, webApp } });
});

afterAll(async () => {
  await server.stop();
  rmSync(webApp, { recursive: true });
});

interface Answer {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Asks without anything that fetch would add or unpack. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(`${server.url}${path}`, { method, headers }, (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode, headers: response.headers, body }),
        reject,
      );
    })
      .once('error', reject)
      .end();
  });
}

it.each(['br', 'gzip, deflate, br, zstd', 'gzip;q=1.0, br;q=0.1', 'BR', '*', 'gzip;q=0, *;q=0.5'])(
  'a script of the app goes out in brotli to a client that accepts %s',
  async (accepted) => {
    const { status, headers, body } = await ask('/assets/index-1.js', { 'Accept-Encoding': accepted });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(body.byteLength),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
  },
);

it.each(['gzip', 'gzip, deflate', 'br;q=0, gzip', 'br;q=0, *'])(
  'a script of the app goes out in gzip to a client that accepts %s',
  async (accepted) => {
    const { headers, body } = await ask('/assets/index-1.js', { 'Accept-Encoding': accepted });
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers['vary']).toBe('Accept-Encoding');
    expect(gunzipSync(body).toString()).toBe(SCRIPT);
  },
);

it.each(['', 'identity', 'deflate', 'br;q=0, gzip;q=0'])(
  'a script of the app goes out as it is to a client that accepts "%s", and still varies',
  async (accepted) => {
    const { headers, body } = await ask('/assets/index-1.js', { 'Accept-Encoding': accepted });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['vary']).toBe('Accept-Encoding');
    expect(body.toString()).toBe(SCRIPT);
  },
);

it('a script of the app has the same headers for HEAD, and no body', async () => {
  const headers = { 'Accept-Encoding': 'br' };
  const full = await ask('/assets/index-1.js', headers);
  const head = await ask('/assets/index-1.js', headers, 'HEAD');
  expect(head.status).toBe(200);
  expect(head.body).toHaveLength(0);
  for (const name of ['content-length', 'content-encoding', 'content-type', 'etag', 'vary']) {
    expect(head.headers[name]).toBe(full.headers[name]);
  }
});

it.each(['/', '/splash', '/index.html'])(
  'the page of an app without what draws pages is asked about again at %s, and not sent again',
  async (path) => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const first = await ask(path, { 'Accept-Encoding': encoding });
      expect(first.status).toBe(200);
      expect(first.headers['cache-control']).toBe('no-cache');
      const etag = String(first.headers['etag']);
      const again = await ask(path, { 'Accept-Encoding': encoding, 'If-None-Match': `"x", W/${etag}` });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
      expect(again.headers).toMatchObject({ etag, vary: 'Accept-Encoding', 'cache-control': 'no-cache' });
    }
  },
);

it('the page is sent again once a build has changed it, though its length is the same', async () => {
  const before = await ask('/');
  build('index.html', OTHER_PAGE);
  const changed = await ask('/', { 'If-None-Match': String(before.headers['etag']) });
  expect(changed.status).toBe(200);
  expect(changed.body.toString()).toBe(OTHER_PAGE);
  expect(changed.headers['content-length']).toBe(before.headers['content-length']);
});

it('a picture that was uploaded comes with its length, and is not sent twice', async () => {
  const { headers, body } = await ask('/uploads/spots/a-1.jpg', { 'Accept-Encoding': 'br, gzip' });
  expect(new Uint8Array(body)).toEqual(JPEG_BYTES);
  expect(headers).toMatchObject({
    'content-length': String(JPEG_BYTES.byteLength),
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(headers['content-encoding']).toBeUndefined();
  const again = await ask('/uploads/spots/a-1.jpg', { 'If-None-Match': String(headers['etag']) });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
  const head = await ask('/uploads/spots/a-1.jpg', {}, 'HEAD');
  expect(head.headers['content-length']).toBe(String(JPEG_BYTES.byteLength));
  expect(head.body).toHaveLength(0);
});

it('a picture that is missing is missing for who names its tag too', async () => {
  const missing = await ask('/uploads/spots/b-1.jpg', { 'If-None-Match': '"spots/b-1.jpg"' });
  expect(missing.status).toBe(404);
});

it('a picture of the example story comes compressed and is not sent twice', async () => {
  const { headers, body } = await ask('/example-images/dongmun.svg', { 'Accept-Encoding': 'gzip' });
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'public, max-age=86400' });
  expect(gunzipSync(body).toString()).toContain('<svg');
  const again = await ask('/example-images/dongmun.svg', {
    'Accept-Encoding': 'gzip',
    'If-None-Match': String(headers['etag']),
  });
  expect(again.status).toBe(304);
});

it.each([
  '/.vite/manifest.json',
  '/assets/..%2f..%2fetc/passwd.txt',
  '/assets/%2e%2e%5cindex.html',
  '/assets/%00.js',
  '/assets/%E0%A4%A.js',
  '/example-images/..%2fpackage.json',
])('paths that are no files are not found: %s', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

it.each(['/foo.bar', '/write.php', '/.env', '/api', '/v1', '/nope/xyz'])(
  'a path that nothing stands at is the app where somebody opens it: %s',
  async (path) => {
    const opened = await ask(path, { 'Sec-Fetch-Dest': 'document' });
    expect([opened.status, opened.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  },
);

it.each(['/foo.js', '/assets/gone.js', '/v1/nothing', '/uploads/spots/gone.jpg'])(
  'what is missing is not the app where a page asks for it: %s',
  async (path) => {
    expect((await ask(path, { 'Sec-Fetch-Dest': 'script' })).status).toBe(404);
  },
);

it('JSON of more than 1 kB is compressed as the client prefers', async () => {
  const { userId } = await server.user();
  const row = { authorId: userId, latitude: 33.4, longitude: 126.5, createdAt: server.clock.now() };
  await server.deps.db
    .insert(spots)
    .values(Array.from({ length: 20 }, () => ({ ...row, name: '보목포구', description: '노을이 예뻐요.' })));

  const { status, headers, body } = await ask('/api/spots/latest?page=0&size=20', {
    'Accept-Encoding': 'gzip, br',
  });
  expect(status).toBe(200);
  expect(headers['content-encoding']).toBe('gzip');
  expect(headers['vary']).toBe('Accept-Encoding');
  expect(gunzipSync(body).byteLength).toBeGreaterThan(1024);
  expect(JSON.parse(gunzipSync(body).toString())).toMatchObject({ totalPages: 1 });

  const smaller = await ask('/api/spots/latest?page=0&size=20', { 'Accept-Encoding': 'gzip, br, zstd' });
  expect(smaller.headers['content-encoding']).toBe('zstd');
  expect(JSON.parse(zstdDecompressSync(smaller.body).toString())).toMatchObject({ totalPages: 1 });

  const plain = await ask('/api/spots/latest?page=0&size=20');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.headers['vary']).toBe('Accept-Encoding');
  expect(JSON.parse(plain.body.toString())).toMatchObject({ totalPages: 1 });
});

it.each([
  [1023, 'goes out as it is', undefined],
  [1024, 'is compressed', 'gzip'],
])('an answer of %i bytes of JSON %s', async (size, _, encoding) => {
  const { client, userId } = await server.user();
  const cookie = `${SESSION_COOKIE}=${client.cookies.get(SESSION_COOKIE)}`;
  const row = { authorId: userId, latitude: 33.4, longitude: 126.5, createdAt: server.clock.now() };
  const [spot] = await server.deps.db
    .insert(spots)
    .values({ ...row, name: '보목포구', description: '' })
    .returning();
  const path = `/api/spots/${spot?.id}`;
  const missing = size - (await ask(path, { cookie })).body.byteLength;
  await server.deps.db.update(spots).set({ description: 'a'.repeat(missing) });

  const { headers, body } = await ask(path, { cookie, 'Accept-Encoding': 'gzip' });
  expect(headers['content-encoding']).toBe(encoding);
  expect((encoding === undefined ? body : gunzipSync(body)).byteLength).toBe(size);
});
