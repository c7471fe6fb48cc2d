import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PageDrawer } from '../drawing/page-drawer.ts';
import { appPages } from './app-pages.ts';

const DOCUMENT =
  '<!doctype html><html lang="ko"><head></head><body><div id="root"></div><div id="boot"></div></body></html>';

const webApp = mkdtempSync(join(tmpdir(), 'dosaegi-pages-'));
beforeAll(() => writeFileSync(join(webApp, 'index.html'), DOCUMENT));
afterAll(() => rmSync(webApp, { recursive: true }));

/** Opens an address while pages are drawn so. */
async function open(path: string, draw: PageDrawer['draw'], headers: Record<string, string> = {}) {
  const asked: { path: string; cookie: string | null; forwarded: string | null }[] = [];
  const ask = (address: string, told: Headers) => {
    asked.push({ path: address, cookie: told.get('Cookie'), forwarded: told.get('X-Forwarded-For') });
    return new Response('{"success":true}');
  };
  const app = new Hono();
  const drawer = { draw, close: () => Promise.resolve() };
  app.get('*', appPages({ webApp, siteOrigin: undefined, drawer, ask }));
  app.get('*', (context) => context.text('as it was built'));
  const response = await app.request(`http://jeju.example${path}`, { headers });
  return { asked, response };
}

const drawn =
  (changes: object = {}) =>
  () =>
    Promise.resolve({
      html: '<main>로그인</main>',
      css: '.a{color:red}',
      rootMarks: ['data-map-waits', 'data-land'],
      state: '[]',
      ...changes,
    });

it('a page that was drawn stands in the document, before the place of the app, with its styles and its data', async () => {
  const { response } = await open('/auth/login', drawn());
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
  expect(await response.text()).toBe(
    '<!doctype html><html class="drawn" data-map-waits data-land lang="ko"><head></head><body><style id="drawn-styles">.a{color:red}</style>\n' +
      '<div id="drawn" data-root-marks="data-map-waits data-land"><main>로그인</main></div>\n' +
      '<script type="application/json" id="drawn-state">[]</script>\n' +
      '<div id="root"></div><div id="boot"></div></body></html>',
  );
});

it('a document whose page is drawn lacks the drawings of the boot screen, what pages ask first with its script, and the files of other routes', async () => {
  const files = '<script type="application/json" id="page-files">';
  writeFileSync(
    join(webApp, 'index.html'),
    `<html><head><script type="module" async data-api-base-url="">ask()</script><script type="module">fetchAhead()</script>` +
      `</head><body><div id="root"></div><div id="boot"><svg role="img" aria-label="도새기"><g></g></svg><p>걷고</p><svg width="1" class="boot-scene"><g></g></svg>다시 시도</div>${files}` +
      '{"login":["/assets/a.js"],"splash":["/assets/b.js"]}</script>\n' +
      '<script type="application/json" id="first-questions">{"main":{"":["/a"]}}</script></body></html>',
  );
  const text = await (await open('/auth/login', drawn())).response.text();
  writeFileSync(join(webApp, 'index.html'), DOCUMENT);
  expect(text).toContain('<head><script type="module">fetchAhead()</script></head>');
  expect(text).toContain(
    '<div id="boot"><strong style="font-size:3rem">도새기</strong><p>걷고</p>다시 시도</div>',
  );
  expect(text).toContain(`${files}{"login":["/assets/a.js"]}</script>\n</body>`);
});

it.each([
  [
    'shows steps gets the script that says those of the device',
    '<div data-steps-key="k"></div>',
    '<script>say()</script>',
  ],
  ['shows no steps goes without it', '<main></main>', ''],
])('a document whose page %s', async (_what, html, script) => {
  writeFileSync(
    join(webApp, 'index.html'),
    '<html><body><div id="root"></div><template id="drawn-steps"><script>say()</script></template></body></html>',
  );
  const text = await (await open('/main', drawn({ html }))).response.text();
  writeFileSync(join(webApp, 'index.html'), DOCUMENT);
  expect(text.slice(text.indexOf('<div id="root">'))).toBe(`<div id="root"></div>${script}</body></html>`);
});

it('a page that was drawn is of one person at one moment: nobody keeps it', async () => {
  const { response } = await open('/auth/login', drawn());
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('ETag')).toBeNull();
});

it('the API is asked with the cookie and the address of who asked for the page', async () => {
  const { asked } = await open(
    '/mypage?x=1',
    async (address, ask) => {
      expect(address).toBe('/mypage?x=1');
      expect(await ask('/v1/users/session/me')).toEqual({ status: 200, data: '{"success":true}' });
      return undefined;
    },
    { Cookie: 'dosaegi_session=a', 'X-Forwarded-For': '10.0.0.7', Authorization: 'Basic x' },
  );
  expect(asked).toEqual([
    { path: '/v1/users/session/me', cookie: 'dosaegi_session=a', forwarded: '10.0.0.7' },
  ]);
});

it('data of a drawn page that looks like the end of a script, or like a pattern, stays data', async () => {
  const state = JSON.stringify({ text: "</script><script>alert(1)</script>$& $' $1" });
  const { response } = await open('/auth/login', drawn({ state, html: "<main>$& $'</main>" }));
  const text = await response.text();
  expect(text).toContain(String.raw`{"text":"\u003c/script>\u003cscript>alert(1)\u003c/script>$& $' $1"}`);
  expect(text).toContain("<main>$& $'</main>");
});

it('a form that was drawn sends nothing by itself, so that no password gets into an address', async () => {
  const { response } = await open('/auth/login', drawn({ html: '<form class="x"><input></form>' }));
  expect(await response.text()).toContain('<form method="dialog" class="x">');
});

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a page that was drawn is sent in %s to who accepts it', async (encoding, unpack) => {
  const { response } = await open('/auth/login', drawn(), { 'Accept-Encoding': encoding });
  expect(response.headers.get('Content-Encoding')).toBe(encoding);
  expect(response.headers.get('Vary')).toBe('Accept-Encoding');
  expect(unpack(Buffer.from(await response.arrayBuffer())).toString()).toContain('<main>로그인</main>');
});

it.each([
  ['a page that is not drawn', '/auth/login', () => Promise.resolve(undefined)],
  ['an address without a page', '/nowhere', drawn()],
  ['a file', '/robots.txt', drawn()],
  ['an address that cannot be read', '/post/%E0%A4%A', drawn()],
])('%s is answered as it was built', async (_, path, draw) => {
  expect(await (await open(path, draw)).response.text()).toBe('as it was built');
});
