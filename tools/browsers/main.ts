/**
 * Walks every route and the main flows in Debian's Firefox and WebKitGTK, on the product as `npm start` serves it, with
 * the example story. A text of its own must stand on each route, and no console may complain.
 *
 * Usage: npm run browsers [-- --only firefox|webkit]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { readCommandLine } from '../../contract/command-line.ts';
import { FIRST_ROUTES, type FirstRoute } from '../product/first-routes.ts';
import { startProduct } from '../product/start-product.ts';
import { startFirefox } from './firefox.ts';
import { FLOWS, logIn } from './flows.ts';
import { Page } from './page.ts';
import type { Browser } from './remote.ts';
import { startWebKit } from './webkit.ts';

const BROWSERS = { firefox: startFirefox, webkit: startWebKit } as const;

const { only } = readCommandLine('npm run browsers [-- --only firefox|webkit]', {
  only: { type: 'string' },
});

let failures = 0;

/** Does one step of the walk and says how it went. */
async function attempt(browser: Browser, name: string, work: () => Promise<void>): Promise<boolean> {
  const before = browser.complaints().length;
  const startedAt = performance.now();
  let problem: string | undefined;
  try {
    await work();
    const complaints = browser.complaints().slice(before);
    if (complaints.length > 0) problem = complaints.join('\n');
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`  ${problem === undefined ? 'ok' : 'FAILED'}  ${name} (${seconds} s)`);
  if (problem !== undefined) {
    failures += 1;
    console.error(problem.replaceAll(/^/gm, '      '));
  }
  return problem === undefined;
}

async function openRoute(page: Page, { path, text, tabStorage }: FirstRoute): Promise<void> {
  await page.keepInTab(tabStorage);
  await page.open(path);
  await page.see(text);
}

/** Walks everything in one browser, on a product of its own: what the other did is not there. */
async function walk(start: () => Promise<Browser>, photo: string): Promise<void> {
  const product = await startProduct();
  try {
    const browser = await start();
    console.log(browser.title);
    try {
      const page = new Page(browser.remote, product.origin);
      await page.open('/splash');
      for (const route of FIRST_ROUTES.filter(({ signedIn }) => !signedIn)) {
        await attempt(browser, route.path, () => openRoute(page, route));
      }
      await attempt(browser, 'login', () => logIn(page));
      for (const route of FIRST_ROUTES.filter(({ signedIn }) => signedIn)) {
        await attempt(browser, route.path, () => openRoute(page, route));
      }
      for (const flow of FLOWS) await attempt(browser, flow.name, () => flow.walk(page, photo));
    } finally {
      await browser.stop();
    }
  } finally {
    await product.stop();
  }
}

const isBrowser = (name: string): name is keyof typeof BROWSERS => Object.hasOwn(BROWSERS, name);

async function main(): Promise<void> {
  const names = Object.keys(BROWSERS).filter(isBrowser);
  const wanted = names.filter((name) => only === undefined || only === name);
  if (wanted.length === 0) throw new Error(`There is no browser ${only}, but ${names.join(', ')}.`);
  const folder = mkdtempSync(join(tmpdir(), 'dosaegi-photo-'));
  try {
    const photo = join(folder, 'photo.jpg');
    const colours = { width: 640, height: 480, channels: 3, background: '#0b6e8f' } as const;
    await sharp({ create: colours }).jpeg().toFile(photo);
    for (const name of wanted) await walk(BROWSERS[name], photo);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const steps = wanted.length * (FIRST_ROUTES.length + 1 + FLOWS.length);
  console.log(`${steps - failures} of ${steps} hold.`);
  process.exitCode = failures > 0 ? 1 : 0;
}

await main();
