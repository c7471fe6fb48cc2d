import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EXAMPLE_IMAGES } from '../process/folders.ts';
import { insertSpot } from '../testing/rows.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { appPages } from './app-pages.ts';

const PAGE =
  '<!doctype html><head><title>도새기</title>\n<meta\n name="description"\n content="걷고" />\n<script>run()</script></head><body></body>';

const webApp = mkdtempSync(join(tmpdir(), 'dosaegi-preview-'));
beforeAll(() => writeFileSync(join(webApp, 'index.html'), PAGE));
afterAll(() => rmSync(webApp, { recursive: true }));

/** What is answered at an address while the API answers so. */
async function open(path: string, answer: Response, siteOrigin?: string) {
  const asked: string[] = [];
  const app = new Hono();
  const ask = (address: string) => {
    asked.push(address);
    return answer;
  };
  app.get('*', appPages({ webApp, siteOrigin, ask }));
  app.get('*', (context) => context.text('the plain page'));
  const response = await app.request(`http://jeju.example${path}`);
  return { asked, response, text: await response.text() };
}

const spot = (changes: object = {}) =>
  Response.json({
    id: 112,
    name: '보목포구',
    description: '문섬과 섶섬이\n나란히 보여요.',
    imageUrls: ['/uploads/spots/a-1.jpg', '/uploads/spots/b-1.jpg'],
    ...changes,
  });

it('the page of a post tells title, text and the first picture in the place of those of the app', async () => {
  const { asked, response, text } = await open('/post/112', spot());
  expect(asked).toEqual(['/api/spots/112']);
  expect(response.headers.get('Content-Type')).toMatch(/^text\/html/);
  expect(text).toContain('<title>보목포구 · 도새기</title>');
  expect(text).toContain('<meta name="description" content="문섬과 섶섬이 나란히 보여요.">');
  expect(text).toContain('<meta property="og:title" content="보목포구 · 도새기">');
  expect(text).toContain('<meta property="og:description" content="문섬과 섶섬이 나란히 보여요.">');
  expect(text).toContain('<meta property="og:image" content="http://jeju.example/uploads/spots/a-1.jpg">');
  expect(text).toContain('<meta property="og:url" content="http://jeju.example/post/112">');
  expect(text.match(/<title>/g)).toHaveLength(1);
  expect(text.match(/name="description"/g)).toHaveLength(1);
  expect(text).toContain('<script>run()</script>');
});

it('the page of a post names the address that the site is known by, and the icon where there is no picture', async () => {
  const { text } = await open('/post/112', spot({ imageUrls: [] }), 'https://dosaegi.example');
  expect(text).toContain('content="https://dosaegi.example/icon-512.png"');
  expect(text).toContain('content="https://dosaegi.example/post/112"');
});

it('the page of a post takes what a user wrote as text, whatever it looks like', async () => {
  const { text } = await open(
    '/post/112',
    spot({ name: '"><script>alert(1)</script>', description: "$& $' </title> & 'quoted'" }),
  );
  expect(text).toContain('<title>&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; · 도새기</title>');
  expect(text).toContain('content="$&amp; $&#39; &lt;/title&gt; &amp; &#39;quoted&#39;"');
  expect(text).not.toContain('alert(1)</script>');
});

it('the page of a post tells 160 characters of a long text at most', async () => {
  const { text } = await open('/post/112', spot({ description: '귤'.repeat(200) }));
  expect(text).toContain(`content="${'귤'.repeat(160)}"`);
});

it.each([
  ['a post that is not there', '/post/112', new Response('{}', { status: 404 })],
  ['an answer of something else', '/post/112', Response.json({ id: 112 })],
  ['an address without a usable id', '/post/abc', spot()],
  ['an address with an id of zero', '/post/0', spot()],
])('the page of a post leaves %s to the plain page', async (_, path, answer) => {
  expect((await open(path, answer)).text).toBe('the plain page');
});

it('the page of a post is served by the whole server, compressed for who accepts it', async () => {
  const server = await startTestServer({ folders: { exampleImages: EXAMPLE_IMAGES, webApp } });
  try {
    const { userId } = await server.user();
    const { id } = await insertSpot(server.deps.db, { authorId: userId, name: '쇠소깍' });
    const response = await fetch(`${server.url}/post/${id}`, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(await response.text()).toContain('<meta property="og:title" content="쇠소깍 · 도새기">');
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'self'");
    const missing = await fetch(`${server.url}/post/${id + 1}`);
    expect(await missing.text()).toBe(PAGE);
  } finally {
    await server.stop();
  }
});
