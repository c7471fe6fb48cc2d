import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { parseSync, Visitor } from 'vite';
import { TEST_BUILD_FOLDER } from '../../tools/build/folders.ts';
import { expect, test } from '../support/server-test.ts';

/** A visitor gets the first with what the server has drawn into it, the second as it was built: it is for users only. */
const DRAWN = '/auth/login';
const UNDRAWN = '/mypage/mycoupons';

const readBuiltPage = () => readFile(join(TEST_BUILD_FOLDER, 'index.html'), 'utf8');

const IS_DRAWN = '<div id="drawn"';

/** Gets the page as it is drawn: the thread that does it begins with the server, and nobody waits for it. */
async function waitForDrawing(request: APIRequestContext): Promise<string> {
  let html = '';
  await expect
    .poll(async () => (html = await (await request.get(DRAWN)).text()), { message: 'a drawn page' })
    .toContain(IS_DRAWN);
  return html;
}

/** The tags of a document that the browser waits for before it goes on reading, or before it paints. */
function blockingTags(html: string): string[] {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  return tags.filter((tag) =>
    tag.startsWith('<link')
      ? /rel="?stylesheet/.test(tag)
      : /\ssrc=/.test(tag) && !/\s(?:async|defer|type="module")/.test(tag),
  );
}

test('neither the built page nor one that is drawn waits for a style sheet or a script', async ({
  request,
}) => {
  const built = await readBuiltPage();
  const drawn = await waitForDrawing(request);
  expect(built).not.toContain(IS_DRAWN);
  // Evaluated by itself.
  expect(built).toMatch(/<script type="module"[^>]* src="\/assets\/libraries-/);
  for (const html of [built, drawn]) {
    // What it fetches for the app is there, and waits itself.
    expect(html).toMatch(/<script type="module"[^>]* src="\/assets\//);
    expect(html).toMatch(/<link rel="preload" as="style"/);
    expect(blockingTags(html)).toEqual([]);
    expect(html).not.toContain('@import');
  }
});

test('what the app starts with begins with the hint to compile it as it arrives, and nothing else has it', async () => {
  const folder = join(TEST_BUILD_FOLDER, 'assets');
  const hinted: string[] = [];
  for await (const file of glob('*.js', { cwd: folder })) {
    const code = await readFile(join(folder, file), 'utf8');
    if (code.includes('//# allFunctionsCalledOnLoad')) hinted.push(file.replace(/-.{8}[.]js$/, ''));
    if (/^(?:index|libraries)-/.test(file)) expect(code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
  expect(hinted.toSorted()).toEqual(['index', 'libraries']);
});

test('the built page knows what each page asks first, as drawing them all has shown', async () => {
  const [, table = ''] = / id="first-questions">([^<]*)/.exec(await readBuiltPage()) ?? [];
  expect(JSON.parse(table)).toEqual({
    main: { '': ['/api/challenges/ongoing'] },
    challenge: {
      '': ['/api/challenges/upcoming'],
      'tab=doing': ['/api/challenges/ongoing'],
      'tab=done': ['/api/challenges/completed?sort=latest&size=20'],
    },
    upcomingChallenge: { '': ['/api/challenges/upcoming'] },
    community: {
      '': ['/api/community/events/banner', '/api/spots/latest?size=20&sort=createdAt%2CDESC&page=0'],
      'tab=popular': [
        '/api/community/events/banner',
        '/api/spots/most-liked?size=20&sort=likeCount%2CDESC&page=0',
      ],
    },
    post: { '': ['/api/spots/{id}', '/api/spots/{id}/comments?size=15&page=0'] },
    voucherUse: { '': ['/v1/products/exchanges/{exchangeId}/detail'] },
    shop: { '': ['/v1/products?category=JEJU_TICON'], 'category=GOODS': ['/v1/products?category=GOODS'] },
    product: { '': ['/v1/products/{productId}'] },
  });
});

/** Opens an address until the app stands. Returns what the page is made of, as it came. */
async function openFully(page: Page, path: string, origin: string) {
  const files: { url: string; encoding: string | undefined; isScript: boolean }[] = [];
  page.on('response', (response) => {
    const { 'content-type': type = '', 'content-encoding': encoding } = response.headers();
    const url = response.url();
    if (!/html|javascript|css/.test(type) || !url.startsWith(origin)) return;
    files.push({ url, encoding, isScript: type.includes('javascript') });
  });
  const document = await page.goto(path);
  await expect(page.locator('#drawn')).toHaveCount(0);
  await expect(page.getByRole('button', { name: '입장하기' })).toBeVisible();
  return { html: (await document?.text()) ?? '', files };
}

for (const [kind, path] of [
  ['drawn', DRAWN],
  ['not drawn', UNDRAWN],
] as const) {
  test(`to a browser that accepts brotli a page that is ${kind} comes in it, with every script and style sheet`, async ({
    page,
    request,
    server,
  }) => {
    await waitForDrawing(request);
    const { html, files } = await openFully(page, path, server.url);
    expect(html.includes(IS_DRAWN)).toBe(kind === 'drawn');
    expect(files.filter(({ isScript }) => isScript).length).toBeGreaterThan(3);
    expect(files.filter(({ encoding }) => encoding !== 'br')).toEqual([]);
  });
}

/** Whether a script waits outside of all functions. */
function waitsAtTop(name: string, script: string): boolean {
  const { program, errors } = parseSync(name, script, { sourceType: 'module' });
  expect(errors).toEqual([]);
  let depth = 0;
  let isFound = false;
  const enter = () => void (depth += 1);
  const leave = () => void (depth -= 1);
  const note = () => void (isFound ||= depth === 0);
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    AwaitExpression: note,
    ForOfStatement: ({ await: isWaiting }) => void (isWaiting && note()),
    VariableDeclaration: ({ kind }) => void (kind === 'await using' && note()),
  }).visit(program);
  return isFound;
}

test('no script of the build waits at its top level: Safari breaks the screens that share what imports it', async () => {
  expect(waitsAtTop('a.js', 'const load = async () => await import("./b.js");')).toBe(false);
  expect(waitsAtTop('a.js', 'export const a = 1; await a;')).toBe(true);
  expect(waitsAtTop('a.js', 'for await (const a of b) a();')).toBe(true);
  expect(waitsAtTop('a.js', 'await using a = open();')).toBe(true);
  const waiting: string[] = [];
  let count = 0;
  for await (const name of glob('assets/*.js', { cwd: TEST_BUILD_FOLDER })) {
    count += 1;
    if (waitsAtTop(name, await readFile(join(TEST_BUILD_FOLDER, name), 'utf8'))) waiting.push(name);
  }
  expect(count).toBeGreaterThan(50);
  expect(waiting).toEqual([]);
});

test('the file of libraries sets React up, and the app comes with its settings checked', async () => {
  const scripts = new Map<string, string>();
  for await (const name of glob('assets/{libraries,index}-*.js', { cwd: TEST_BUILD_FOLDER })) {
    scripts.set(name.replace(/-.*/, ''), await readFile(join(TEST_BUILD_FOLDER, name), 'utf8'));
  }
  const startsReact = /[.]createRoot[)]?[(]/;
  expect(scripts.get('assets/libraries')).toMatch(startsReact);
  expect(scripts.get('assets/index')).not.toMatch(startsReact);
  expect(scripts.get('assets/index')).not.toContain('an http(s) address is expected');
  expect(scripts.get('assets/index')).toContain('https://kauth.kakao.com/oauth/authorize');
});

test("no route's list of files names what every page fetches", async () => {
  const html = await readBuiltPage();
  const [, table = ''] = / id="page-files">([^<]*)/.exec(html) ?? [];
  const listed = new Set(Object.values<string[]>(JSON.parse(table)).flat());
  const [, everywhere = ''] = /<template id="after-first-paint">(.*?)<\/template>/s.exec(html) ?? [];
  const fetched = Array.from(everywhere.matchAll(/(?:src|href)="([^"]+)"/g), ([, file = '']) => file);
  expect(fetched).toContainEqual(expect.stringMatching(/^\/assets\/libraries-/));
  expect(listed.size).toBeGreaterThan(20);
  expect(fetched.filter((file) => listed.has(file))).toEqual([]);
});

/** Ends once the document has painted something. */
const waitForPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
        });
        observer.observe({ type: 'paint', buffered: true });
      }),
  );

test('a page that is drawn is painted while neither a script nor a style sheet answers', async ({
  page,
  request,
}) => {
  await waitForDrawing(request);
  const held: string[] = [];
  await page.route(/\/assets\/.*\.(?:js|css)$/, (route) => void held.push(route.request().url()));
  await page.goto(DRAWN, { waitUntil: 'commit' });
  await waitForPaint(page);
  const enter = page.getByRole('button', { name: '입장하기' });
  await expect(enter).toBeVisible();
  // With the styles that stand in the page.
  await expect(enter).toHaveCSS('border-radius', /^[1-9]/);
  await expect.poll(() => held.some((url) => url.endsWith('.css'))).toBe(true);
});
