/**
 * What a browser fetches for each route until it is idle, in kilobytes of brotli (quality 11): every script and style
 * sheet, late parts and what is loaded ahead for other screens included, the map script apart. What puts the app aside on
 * the device begins when the page has been idle for seconds, and is a row of its own. Each route of the test
 * build is opened in a browser, by a user where it needs one. `--check` fails when a route is over its limit; without
 * it, the heaviest route of each limit, or the one of `--route`, is listed by package.
 *
 * Usage: node tools/bundle-report.ts [--check] [--route PATH]
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { z } from 'zod';
import { ROUTES, type Route } from '../src/domain/routes/routes.ts';
import { BROWSER } from './browser.ts';
import { readCommandLine } from '../contract/command-line.ts';
import { TEST_BUILD_FOLDER } from './build/folders.ts';
import { buildMapStandIn } from './map-stand-in/build.ts';
import { serveWithMock } from './serve/serve-with-mock.ts';
import { PACKAGE_REPORT } from './build/vite-package-report.ts';

/** What people see before they are in: /splash, /splash/…, /auth/login. */
const ENTRY_ROUTES = /^\/(splash|auth\/login)/;
/** Guards against growth; what people load by touching something is not counted. */
const ENTRY_LIMIT_KB = 170;
const LIMIT_KB = 205;

/** What starts the service worker, seconds after the page has become idle; the worker's own row tells what that fetches. */
const WORKER_PART = /^\/assets\/worker-/;

/** How many routes are opened at the same time. */
const AT_ONCE = 4;
/** No request for this long is idle, in milliseconds. */
const IDLE_MS = 500;
/** What is loaded ahead waits for some seconds; the page's clock is put forward by this long, in milliseconds. */
const AHEAD_MS = 30_000;

/** What stands in the example story for each segment of a route that begins with a colon. */
const SEGMENTS: Readonly<Record<string, string>> = {
  'challenge/upcoming/:id': 'challenge/upcoming/301',
  'post/:id': 'post/101',
  ':exchangeId': '502',
  ':productId': '401',
  ':provider': 'kakao',
};

/** A social login that waits for its signup: without it the page is not shown. */
const PENDING_SOCIAL = { key: 'dosaegi.pending-social', value: '{"provider":"kakao","code":"social-code"}' };

const Shares = z.record(z.string(), z.record(z.string(), z.number()));

interface RouteSize {
  path: string;
  files: readonly string[];
  kB: number;
  limitKB: number;
}

const values = readCommandLine('npm run sizes [-- --check] [-- --route PATH]', {
  check: { type: 'boolean', default: false },
  route: { type: 'string' },
});

const reportFile = join(TEST_BUILD_FOLDER, PACKAGE_REPORT);
if (!existsSync(reportFile)) {
  console.error(`${reportFile} is missing. Build first: npm test -- build`);
  process.exit(2);
}
const shares = Shares.parse(JSON.parse(readFileSync(reportFile, 'utf8')));

/** As the server sends it: the build has compressed each file that holds text, once. Pictures are sent as they are. */
function sizeOf(file: string): number {
  const path = join(TEST_BUILD_FOLDER, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size / 1000;
}

function toAddress({ path }: Route): string {
  return Object.entries(SEGMENTS).reduce((address, [from, to]) => address.replace(from, to), path);
}

function limitOf(path: string): number {
  return ENTRY_ROUTES.test(path) ? ENTRY_LIMIT_KB : LIMIT_KB;
}

/** Opens a route as somebody who comes for the first time, and waits until nothing more is fetched. */
async function measure(browser: Browser, origin: string, route: Route): Promise<RouteSize> {
  const path = toAddress(route);
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: { width: 412, height: 915 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  try {
    if (route.isDestination) await context.addCookies([{ name: 'SESSION', value: 'sizes', url: origin }]);
    const page = await context.newPage();
    if (route.access === 'social-newcomer') {
      await page.addInitScript(({ key, value }) => sessionStorage.setItem(key, value), PENDING_SOCIAL);
    }
    await page.route('https://dapi.kakao.com/**', async (request) =>
      request.fulfill({ contentType: 'text/javascript', body: await buildMapStandIn() }),
    );
    await page.clock.install();
    const files = new Set<string>();
    page.on('response', (response) => {
      const { origin: from, pathname } = new URL(response.url());
      const isCode = ['.js', '.css'].includes(extname(pathname)) && !WORKER_PART.test(pathname);
      if (from === origin && isCode) files.add(pathname.slice(1));
    });
    const idle = watchIdle(page);
    await page.goto(path);
    await page.locator('main').waitFor();
    await idle();
    await page.clock.fastForward(AHEAD_MS);
    await idle();
    const shown = new URL(page.url()).pathname;
    if (shown !== path) throw new Error(`${path} has led to ${shown}.`);
    const kB = [...files].reduce((sum, file) => sum + sizeOf(file), 0);
    return { path, files: [...files], kB, limitKB: limitOf(path) };
  } finally {
    await context.close();
  }
}

/** What resolves when the page has nothing under way: no request, and nothing of its own that would make one. */
function watchIdle(page: Page): () => Promise<void> {
  const requests = { started: 0, ended: 0 };
  page.on('request', () => (requests.started += 1));
  page.on('requestfinished', () => (requests.ended += 1));
  page.on('requestfailed', () => (requests.ended += 1));
  return async () => {
    let before = -1;
    while (before !== requests.started || requests.ended < requests.started) {
      before = requests.started;
      // The page's own timer: on a busy machine it waits for what stands in the queue before it.
      await page.evaluate(
        (wait) =>
          new Promise((resolve) => {
            setTimeout(resolve, wait);
          }),
        IDLE_MS,
      );
    }
  };
}

async function measureAll(): Promise<RouteSize[]> {
  const server = await serveWithMock({ folder: TEST_BUILD_FOLDER, port: 0 });
  const browser = await chromium.launch(BROWSER);
  try {
    const waiting: Route[] = Object.values(ROUTES).filter(
      (route) =>
        values.route === undefined || toAddress(route) === values.route || route.path === values.route,
    );
    const measured: RouteSize[] = [];
    const work = async () => {
      for (let route = waiting.shift(); route; route = waiting.shift()) {
        measured.push(await measure(browser, server.address, route));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return measured.toSorted((a, b) => a.limitKB - b.limitKB || b.kB - a.kB);
  } finally {
    await browser.close();
    server.stop();
  }
}

/** What the worker puts aside: the files that it lists, itself included. */
function measureWorker() {
  const worker = readFileSync(join(TEST_BUILD_FOLDER, 'sw.js'), 'utf8');
  const files = ['sw.js', ...Array.from(worker.matchAll(/"url":"([^"]+)"/g), ([, file = '']) => file)];
  const kB = files.reduce((sum, file) => sum + sizeOf(file), 0);
  const storedKB = files.reduce((sum, file) => sum + statSync(join(TEST_BUILD_FOLDER, file)).size / 1000, 0);
  return { kB: kB.toFixed(1), 'kB on the device': storedKB.toFixed(1), files: files.length };
}

/** What is fetched for a route, by package: each file's compressed size divided as its code was before minification. */
function listPackages({ path, files, kB }: RouteSize): void {
  const packages = new Map<string, number>();
  for (const file of files) {
    const parts = Object.entries(shares[file] ?? { [file]: 1 });
    const total = parts.reduce((sum, [, bytes]) => sum + bytes, 0);
    for (const [name, bytes] of parts) {
      packages.set(name, (packages.get(name) ?? 0) + (sizeOf(file) * bytes) / total);
    }
  }
  console.log(`\n${path}: ${kB.toFixed(1)} kB, by package (estimated)`);
  const rows = [...packages].toSorted(([, a], [, b]) => b - a);
  console.table(Object.fromEntries(rows.map(([name, size]) => [name, { kB: size.toFixed(1) }])));
}

const rows = await measureAll();
if (rows.length === 0) {
  console.error(`No such route: ${values.route}. Routes: ${Object.values(ROUTES).map(toAddress).join(', ')}`);
  process.exit(2);
}
console.table(
  Object.fromEntries(
    rows.map(({ path, files, kB, limitKB }) => [
      path,
      { kB: kB.toFixed(1), limit: limitKB, files: files.length },
    ]),
  ),
);
console.table({ 'the worker, once the page is idle': measureWorker() });
if (!values.check) {
  for (const limit of new Set(rows.map(({ limitKB }) => limitKB))) {
    const heaviest = rows.find(({ limitKB }) => limitKB === limit);
    if (heaviest) listPackages(heaviest);
  }
}
const tooLarge = rows.filter(({ kB, limitKB }) => kB > limitKB);
if (values.check && tooLarge.length > 0) {
  console.error(`Over the limit: ${tooLarge.map(({ path }) => path).join(', ')}`);
  process.exitCode = 1;
}
