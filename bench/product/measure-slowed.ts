import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { CPU_SLOWDOWN, SCREEN } from '../on-phone/measure-on-phone.ts';
import type { FirstRoute } from '../../tools/product/first-routes.ts';
import { signIn } from './sign-in.ts';

/** A phone's poor 4G, in milliseconds and bits a second: the same as Lighthouse assumes. */
const SLOW_NETWORK = { latencyMs: 150, downBits: 1_600_000, upBits: 750_000 };

/** What is not counted as a request before the content: pictures, which come after it. */
const PICTURES = new Set(['Image', 'Media']);

const PATIENCE_MS = 60_000;

export const PHONE: BrowserContextOptions = {
  viewport: SCREEN,
  hasTouch: true,
  isMobile: true,
  locale: 'ko-KR',
  timezoneId: 'Asia/Seoul',
  geolocation: { latitude: 33.24083, longitude: 126.605983, accuracy: 10 },
  permissions: ['geolocation'],
};

/** One first load with network and CPU really slowed. */
export interface SlowedLoad {
  firstPaintMs: number;
  /** When the route's own content could be read. */
  contentMs: number;
  /** When the app itself stood there, so that everything could be used. */
  usableMs: number;
  /** Requests that had begun by then, pictures apart. */
  requests: number;
  /** Bytes on the wire until nothing was under way any more. */
  bytes: number;
}

const MARKS = { content: 'own-content', usable: 'usable' };

/** Runs in the page from its beginning: marks the frames after which the text could be read, and the app be used. */
function watchContent({ text, marks }: { text: string; marks: typeof MARKS }): void {
  let isRead = false;
  const markFrame = (isContent: boolean) =>
    requestAnimationFrame(() => setTimeout(() => performance.mark(isContent ? marks.content : marks.usable)));
  const look = () => {
    const boot = document.getElementById('boot');
    const drawn = document.getElementById('drawn');
    const shown = drawn ?? document.getElementById('root') ?? document.querySelector('main');
    const isCovered = boot !== null && getComputedStyle(boot).display !== 'none';
    const isThere = !isCovered && Boolean(shown?.textContent?.includes(text));
    if (isThere && !isRead) markFrame(true);
    isRead ||= isThere;
    if (isThere && !drawn) markFrame(false);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Throttles a page: each request takes its latency, all share the bandwidth, and the CPU has a quarter of its speed. */
export async function slowDown(page: Page, { network = true } = {}) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  if (!network) return session;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_NETWORK.latencyMs,
    downloadThroughput: SLOW_NETWORK.downBits / 8,
    uploadThroughput: SLOW_NETWORK.upBits / 8,
  });
  return session;
}

/** Opens a route in a browser that has never been there. */
export async function measureSlowed(
  browser: Browser,
  origin: string,
  { path, signedIn, text, tabStorage }: Omit<FirstRoute, 'name'>,
): Promise<SlowedLoad> {
  const context = await browser.newContext(PHONE);
  try {
    if (signedIn) await signIn(context, origin);
    await context.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
    }, tabStorage);
    await context.addInitScript(watchContent, { text, marks: MARKS });
    const page = await context.newPage();
    const session = await slowDown(page);
    let bytes = 0;
    const starts: { at: number; isPicture: boolean }[] = [];
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    session.on('Network.requestWillBeSent', ({ timestamp, type, request }) => {
      if (request.url.startsWith(origin)) {
        starts.push({ at: timestamp * 1000, isPicture: PICTURES.has(type ?? '') });
      }
    });
    await page.goto(origin + path, { waitUntil: 'commit' });
    const momentOf = async (mark: string) => {
      const moment = await page.waitForFunction(
        (name) => performance.getEntriesByName(name)[0]?.startTime,
        mark,
        { timeout: PATIENCE_MS, polling: 100 },
      );
      return Number(await moment.jsonValue());
    };
    const contentMs = await momentOf(MARKS.content);
    const usableMs = await momentOf(MARKS.usable);
    await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS });
    const firstPaintMs = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
    const begunAt = starts[0]?.at ?? 0;
    return {
      firstPaintMs,
      contentMs,
      usableMs,
      requests: starts.filter(({ at, isPicture }) => !isPicture && at - begunAt <= contentMs).length,
      bytes,
    };
  } finally {
    await context.close();
  }
}
