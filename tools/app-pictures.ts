/**
 * Draws the pictures that the installed app is known by, from the product's own pig and its own screens: the icons of
 * public/manifest.webmanifest and of alerts, and, with `--screenshots`, the screens that an install dialog shows (build
 * first: node tools/build-for-tests.ts). They are committed.
 *
 * Usage: node tools/app-pictures.ts [--screenshots]
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { DEFAULT_CENTER } from '../src/domain/limits.ts';
import { buildMapStandIn } from './map-stand-in/build.ts';
import { BROWSER } from './browser.ts';
import { readCommandLine } from '../contract/command-line.ts';
import { TEST_BUILD_FOLDER } from './build/folders.ts';
import { serveWithMock } from './serve/serve-with-mock.ts';

const FOLDER = 'public';
const SCREENS_FOLDER = 'public/screens';
const SIZES = [192, 512] as const;
const SHORTCUT_SIZE = 96;

/** The pig's head of public/favicon.svg, whose viewBox is 136 by 140 and begins at 12. */
const head = readFileSync('public/favicon.svg', 'utf8')
  .replace(/^<svg[^>]*>/, '')
  .replace(/<\/svg>\s*$/, '');

/** A mask may cut away all but the middle: a circle of 80 % of the width. */
const maskable = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192" fill="none">
  <path d="M0 0h192v192H0z" fill="#FFE9D6"/><path d="M0 140c40-14 120-14 192 0v52H0z" fill="#8DBB72"/>
  <g transform="translate(37.500 44) scale(.73)">${head}</g></svg>`);

/** The head's outline alone: Android's status bar shows a shape of one colour. */
const badge = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#fff" d="M5 4c2.600 0 4.300 1.200 5.200 2.300a9 9 0 0 1 3.600 0C14.700 5.200 16.400 4 19 4c.9 2.800.5 5.400-.6 7.200.4 1 .6 2 .6 2.800 0 3.600-3.200 6-7 6s-7-2.400-7-6c0-.800.2-1.800.6-2.800C4.500 9.400 4.100 6.800 5 4z"/></svg>`,
);

const draw = (source: Buffer, size: number, name: string) =>
  sharp(source, { density: 600 })
    .resize(size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(`${FOLDER}/${name}.png`);

/** Each is taken once this is there, which comes last. */
const SCREENS: readonly { name: string; path: string; ready: (page: Page) => Locator }[] = [
  { name: 'home', path: '/main', ready: (page) => page.getByRole('img', { name: '내 위치' }) },
  { name: 'community', path: '/community', ready: (page) => page.getByRole('article') },
  { name: 'challenge', path: '/challenge', ready: (page) => page.getByRole('main').getByRole('listitem') },
];

async function takeScreenshots(): Promise<void> {
  const server = await serveWithMock({ folder: TEST_BUILD_FOLDER, port: 0 });
  const browser = await chromium.launch(BROWSER);
  try {
    const context = await browser.newContext({
      baseURL: server.address,
      locale: 'ko-KR',
      timezoneId: 'Asia/Seoul',
      viewport: { width: 412, height: 824 },
      isMobile: true,
      hasTouch: true,
      serviceWorkers: 'block',
      // Where the story has challenges around.
      geolocation: { ...DEFAULT_CENTER, accuracy: 10 },
      permissions: ['geolocation'],
    });
    await context.addCookies([{ name: 'SESSION', value: 'pictures', url: server.address }]);
    await context.route('https://dapi.kakao.com/**', async (request) =>
      request.fulfill({ contentType: 'text/javascript', body: await buildMapStandIn() }),
    );
    // Its popup would cover the first screen.
    await context.route('**/v1/attendance/check', async (route) =>
      route.continue({ headers: { ...route.request().headers(), prefer: 'example=alreadyChecked' } }),
    );
    for (const { name, path, ready } of SCREENS) {
      const page = await context.newPage();
      await page.goto(path);
      await ready(page).first().waitFor();
      await page.waitForLoadState('networkidle');
      const picture = await page.screenshot({ animations: 'disabled' });
      await sharp(picture).webp({ quality: 80 }).toFile(`${SCREENS_FOLDER}/${name}.webp`);
      await page.close();
    }
  } finally {
    await browser.close();
    server.stop();
  }
}

const { screenshots } = readCommandLine('node tools/app-pictures.ts [--screenshots]', {
  screenshots: { type: 'boolean', default: false },
});
mkdirSync(SCREENS_FOLDER, { recursive: true });
const plain = readFileSync('public/icon.svg');
for (const size of SIZES) {
  await draw(plain, size, `icon-${size}`);
  await draw(maskable, size, `icon-maskable-${size}`);
}
await draw(plain, SHORTCUT_SIZE, `icon-${SHORTCUT_SIZE}`);
await draw(badge, SHORTCUT_SIZE, 'badge');
if (screenshots) await takeScreenshots();
process.exit();
