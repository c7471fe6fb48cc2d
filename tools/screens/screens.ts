/**
 * Takes a picture of every screen of `tools/screens/screen-list.ts`, at both sizes, into screens/, which git ignores. The app
 * runs on Vite with the mock of the contract and the stand-in map.
 *
 * Usage: npm run screens · npm run screens -- NAME [NAME …] (each screen whose name begins so)
 *
 * `npm run screens -- --check [NAME …]` brings each of them about at 400 % of a desktop, looks at it there and on a phone,
 * and fails with what `check-screen.ts` finds wrong.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { createServer } from 'vite';
import { API_ADDRESS, findOperation } from './operation-urls.ts';
import { browserWithCamera } from './camera-film.ts';
import { checkOverlay, checkScreen, watchScreen } from './check-screen.ts';
import { PERMISSIONS, PHONE } from './phone.ts';
import { SCREENS, type Screen } from './screen-list.ts';

interface Size {
  width: number;
  height: number;
}

const FOLDER = 'screens';
const SIZES: readonly Size[] = [
  { width: 360, height: 740 },
  { width: 412, height: 915 },
];
/** What 1280 by 1024 pixels show at 400 % (WCAG 2.2, 1.4.10). */
const ZOOMED: Size = { width: 320, height: 256 };
const PHONE_SIZE: Size = { width: 412, height: 915 };
/** Attendance is already checked, so that its popup covers no other screen. */
const DEFAULT_ANSWERS: Screen['answers'] = { checkAttendance: 'example=alreadyChecked' };

// An empty value wins over the developer's own .env: the pictures are the same everywhere.
Object.assign(process.env, { VITE_KAKAO_JS_KEY: '', VITE_MAP_SDK_URL: '', VITE_API_BASE_URL: '' });
process.env['VITE_SOCIAL_CLIENT_ID'] = 'screens';

const given = process.argv.slice(2);
const isCheck = given.includes('--check');
const wanted = given.filter((argument) => argument !== '--check');
const screens = SCREENS.filter(
  ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
);
if (screens.length === 0) {
  console.error(
    `No such screen: ${wanted.join(', ')}. Screens: ${SCREENS.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

const sizes = isCheck ? [ZOOMED] : SIZES;
const failed: string[] = [];
const server = await createServer({
  logLevel: 'error',
  server: { host: '127.0.0.1', port: 4390, hmr: false },
});
await server.listen();
const baseURL = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch(await browserWithCamera());
try {
  for (const size of sizes) {
    mkdirSync(join(FOLDER, `${size.width}x${size.height}`), { recursive: true });
    for (const screen of screens) {
      const file = join(FOLDER, `${size.width}x${size.height}`, `${screen.name}.png`);
      try {
        await takePicture(browser, screen, size, file);
        console.log(file);
      } catch (problem) {
        failed.push(file);
        console.error(`${file}: ${problem instanceof Error ? problem.message : String(problem)}`);
      }
    }
  }
} finally {
  await browser.close();
  await server.close();
}
console.log(`${screens.length * sizes.length - failed.length} pictures, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;

async function takePicture(
  openBrowser: Browser,
  { path, signedIn = false, answers, refuse = [], steps }: Screen,
  viewport: Size,
  file: string,
): Promise<void> {
  const context = await openBrowser.newContext({
    ...PHONE,
    baseURL,
    viewport,
    reducedMotion: 'reduce',
    permissions: PERMISSIONS.filter((permission) => !refuse.includes(permission)),
  });
  context.setDefaultTimeout(20_000);
  try {
    if (signedIn) await context.addCookies([{ name: 'SESSION', value: 'screens', url: baseURL }]);
    const prefer: Screen['answers'] = { ...DEFAULT_ANSWERS, ...answers };
    await context.route(API_ADDRESS, async (route) => {
      const request = route.request();
      const operation = findOperation(request.method(), new URL(request.url()).pathname);
      const wish = operation && prefer[operation];
      await route.continue(wish ? { headers: { ...request.headers(), prefer: wish } } : {});
    });
    const page = await context.newPage();
    if (isCheck) await watchScreen(page);
    // The browser allows its stand-in camera by itself.
    if (refuse.includes('camera')) {
      await page.addInitScript(() => {
        navigator.mediaDevices.getUserMedia = () =>
          Promise.reject(new DOMException('refused', 'NotAllowedError'));
      });
    }
    await page.goto(path);
    await page.addStyleTag({ content: 'mock-panel { display: none; }' });
    await page.locator('main').waitFor();
    await steps?.(page);
    await settle(page);
    await page.screenshot({ path: file });
    if (!isCheck) return;
    const zoomed = await checkScreen(page);
    await page.setViewportSize(PHONE_SIZE);
    await settle(page);
    const problems = [
      ...zoomed.map((problem) => `at 400 %: ${problem}`),
      ...(await checkScreen(page)),
      ...(await checkOverlay(page)),
    ];
    if (problems.length > 0) throw new Error(problems.join('\n  '));
  } finally {
    await context.close();
  }
}

/** Waits until nothing is under way any more; what the mock holds back on purpose is not waited for. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const visible = [...document.images].filter((image) => image.loading !== 'lazy' || image.complete);
    await Promise.all(visible.map((image) => image.decode().catch(() => undefined)));
  });
  await page.waitForFunction(isAllPainted, undefined, { timeout: 3000 }).catch(() => undefined);
}

/** Whether the tiles of maps and the pictures in sight are there; in the page. */
function isAllPainted(): boolean {
  return (
    document.querySelector('.leaflet-tile:not(.leaflet-tile-loaded)') === null &&
    [...document.images].every((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.complete || bottom <= 0 || top >= window.innerHeight;
    })
  );
}
