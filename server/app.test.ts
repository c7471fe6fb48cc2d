import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hallabongLedger } from './db/schema.ts';
import { EXAMPLE_IMAGES } from './process/folders.ts';
import { readServerSettings } from './process/settings.ts';
import { createStandInProvider } from './social/stand-in-provider.ts';
import { createOutbox } from './mail/outbox.ts';
import { createMemoryStorage } from './testing/memory-storage.ts';
import { JPEG_BYTES, jpegFile } from './testing/pictures.ts';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';

const storage = createMemoryStorage();
const webApp = mkdtempSync(join(tmpdir(), 'dosaegi-web-app-'));
const outbox = createOutbox(() => new Date(0));
let server: TestServer;

beforeAll(async () => {
  writeFileSync(join(webApp, 'index.html'), '<!doctype html><title>도새기</title>');
  writeFileSync(join(webApp, 'robots.txt'), 'User-agent: *');
  await storage.put('profiles/a-1.jpg', { bytes: JPEG_BYTES, contentType: 'image/jpeg' });
  await storage.put('proofs/a-1.jpg', { bytes: JPEG_BYTES, contentType: 'image/jpeg' });
  const social = createStandInProvider();
  server = await startTestServer({
    storage,
    folders: { exampleImages: EXAMPLE_IMAGES, webApp },
    devStandIns: { outbox, social },
    socialProviders: new Map([['kakao', social]]),
  });
});

afterAll(async () => {
  await server.stop();
  rmSync(webApp, { recursive: true });
});

const get = (path: string) => fetch(`${server.url}${path}`, { redirect: 'manual' });

const authorize = (fields: Record<string, string>) =>
  fetch(`${server.url}/dev/social/authorize`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

it('the server tells that it is alive and ready', async () => {
  expect((await get('/healthz')).status).toBe(200);
  expect((await get('/readyz')).status).toBe(200);
});

it('the server keeps idle connections longer than browsers and proxies do', async () => {
  expect((await get('/healthz')).headers.get('Keep-Alive')).toBe('timeout=75');
});

it('the server is not ready while the database does not answer', async () => {
  const broken = await startTestServer({ ping: () => Promise.reject(new Error('gone')) });
  expect((await fetch(`${broken.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${broken.url}/healthz`)).status).toBe(200);
  await broken.stop();
});

it.each(['/v1/none', '/api/none', '/v1/users', '/uploads/none', '/assets/none.js', '/none.png'])(
  'the server answers %s with the envelope of 404',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      success: false,
      code: 'NOT_FOUND',
      message: '찾을 수 없습니다.',
    });
  },
);

it.each(['/', '/community', '/post/112', '/auth/callback/kakao?code=a'])(
  'the server opens the app at %s',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toContain('text/html');
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    expect(await response.text()).toContain('도새기');
  },
);

it('the server serves the files of the app and the pictures of the example story', async () => {
  expect(await (await get('/robots.txt')).text()).toBe('User-agent: *');
  expect((await get('/example-images/avatar-oreum.svg')).headers.get('Content-Type')).toContain(
    'image/svg+xml',
  );
});

it('the server serves uploads, but never the proof of a challenge', async () => {
  const picture = await get('/uploads/profiles/a-1.jpg');
  expect(picture.status).toBe(200);
  expect(picture.headers.get('Content-Type')).toBe('image/jpeg');
  expect(picture.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(new Uint8Array(await picture.arrayBuffer())).toEqual(JPEG_BYTES);
  expect((await get('/uploads/proofs/a-1.jpg')).status).toBe(404);
  expect((await get('/uploads/profiles/..%2Fproofs%2Fa-1.jpg')).status).toBe(404);
});

it('the server tells browsers to run its own scripts only, and to keep no answer of the API', async () => {
  const { headers } = await get('/v1/users/session/me');
  expect(headers.get('Content-Security-Policy')).toContain("script-src 'self';");
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('Content-Security-Policy')).toContain("form-action 'self'");
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.get('Strict-Transport-Security')).toBeNull();
});

it("the server allows Kakao's hosts only where there is a key", async () => {
  const settings = readServerSettings({ NODE_ENV: 'test', VITE_KAKAO_JS_KEY: 'key' });
  const withMap = await startTestServer({ settings });
  const { headers } = await fetch(`${withMap.url}/healthz`);
  expect(headers.get('Content-Security-Policy')).toContain("script-src 'self' https://dapi.kakao.com");
  await withMap.stop();
});

it('the server never shows why it failed, and writes neither query nor parameter into its log', async () => {
  const lines: string[] = [];
  const broken = await startTestServer({
    log: (level, event, fields) => void lines.push(JSON.stringify({ level, event, ...fields })),
    checkAnswers: true,
  });
  const { userId, client } = await broken.user({ email: 'private@example.com', nickname: '비밀' });
  // More than the contract lets a balance be: an answer that breaks it is a fault of the server.
  const ledger = { userId, amount: -1, reason: 'WELCOME', reference: 'x', createdAt: new Date(0) } as const;
  await broken.deps.db.insert(hallabongLedger).values(ledger);
  const answer = await client.call('getSession', { query: { fields: 'email,hallabong' } });
  expect(answer).toMatchObject({
    status: 500,
    body: { success: false, code: 'INTERNAL_ERROR', message: '서버 오류가 발생했습니다.' },
  });
  await client.call('checkEmail', { query: { email: 'private@example.com' } });
  await broken.stop();
  const log = lines.join('\n');
  expect(log).toContain('The answer breaks the contract');
  expect(log).toContain('/v1/users/register/check/email');
  expect(log).not.toContain('private');
  expect(log).not.toContain(client.cookies.get('SESSION'));
});

/** JSON of lists within lists. */
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

const badRequest = { success: false, code: 'BAD_REQUEST' };

it.each([1, 4000, 30_000])(
  'JSON that is nested far deeper than any request is refused as a body, %i levels deep',
  async (depth) => {
    const response = await fetch(`${server.url}/v1/users/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: nested(depth),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject(badRequest);
  },
);

it.each([nested(30_000), `{"spotName":${nested(30_000)}}`])(
  'JSON that is nested far deeper than any request is refused as a part of a form',
  async (text) => {
    const { client } = await server.user();
    const form = new FormData();
    form.append('data', text);
    form.append('images', jpegFile());
    expect(await client.call('createSpot', { form })).toMatchObject({ status: 400, body: badRequest });
  },
);

it('the stand-ins of development show the mails that were sent, with nothing in them running', async () => {
  await outbox.send({ to: 'a@example.com', subject: '<script>', text: '인증번호: 482913' });
  const page = await (await get('/dev/outbox')).text();
  expect(page).toContain('인증번호: 482913');
  expect(page).toContain('&lt;script&gt;');
  expect(await (await get('/dev/outbox.json')).json()).toMatchObject([{ to: 'a@example.com' }]);
});

it('the stand-ins of development bring no icon of their own, and let no browser ask for one', async () => {
  expect(await (await get('/dev/outbox')).text()).toContain('<link rel="icon" href="data:," />');
});

it('the stand-ins of development sign in socially by a code that counts once', async () => {
  const redirectUri = 'http://localhost:5173/auth/callback/kakao';
  const query = new URLSearchParams({ redirect_uri: redirectUri, state: 's-1', response_type: 'code' });
  expect(await (await get(`/dev/social/authorize?${query}`)).text()).toContain('봄바람');
  const response = await authorize({ redirect_uri: redirectUri, state: 's-1', subject: 'stand-in-1' });
  const target = new URL(response.headers.get('Location') ?? '');
  expect(target.origin + target.pathname).toBe(redirectUri);
  expect(target.searchParams.get('state')).toBe('s-1');
  const code = target.searchParams.get('code') ?? '';
  const answer = await server.visitor().call('loginWithProvider', {
    path: { provider: 'kakao' },
    query: { code },
  });
  expect(answer.body).toMatchObject({
    data: { isNewUser: true, email: 'newcomer.social@example.com', nickname: '봄바람' },
  });
});

it('the stand-ins of development send a browser that cancels back with the denial, and nobody to a foreign place', async () => {
  const redirectUri = 'http://localhost:5173/auth/callback/kakao';
  const denied = await authorize({ redirect_uri: redirectUri, state: 's-1', subject: '' });
  expect(denied.headers.get('Location')).toBe(`${redirectUri}?state=s-1&error=access_denied`);
  expect((await authorize({ redirect_uri: 'https://evil.example/', subject: 'stand-in-1' })).status).toBe(
    400,
  );
});

it('the stand-ins of development let their form lead back to a server of the same machine', async () => {
  expect((await get('/dev/social/authorize')).headers.get('Content-Security-Policy')).toMatch(
    /form-action 'self' http:\/\/localhost:\* http:\/\/127\.0\.0\.1:\*$/,
  );
});

it('the stand-ins of development are missing where there are none', async () => {
  const production = await startTestServer();
  const response = await fetch(`${production.url}/dev/outbox`);
  expect(response.status).toBe(404);
  expect(response.headers.get('Content-Security-Policy')).toMatch(/form-action 'self'$/);
  await production.stop();
});
