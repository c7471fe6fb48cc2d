/**
 * Measures the home map with 10,000 nearby records in Chromium on a phone's screen of 412 × 915 px with the CPU slowed
 * four times: how long the records take to stand on the map, how long a new position takes to be painted, how much is
 * drawn, and how long frames take while the map is swiped. The map is the stand-in, whose own drawing is part of the
 * figures, and an empty map with as many plain markers is measured in the same run. The query that finds what to draw is
 * timed by itself, in Node and not slowed.
 *
 * Run: npm run bench -- home-map. It builds the app into .cache/bench-home-map; `-- --skip-build` is for a second run
 * by hand.
 */
import type { ServerResponse } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { degreesApart, drawMarkers, indexMarkers } from '../src/domain/map/map-clusters.ts';
import { readNearbyRecords, toMapMarkers } from '../src/domain/map/markers.ts';
import { buildMapStandIn } from '../tools/map-stand-in/build.ts';
import { compareTimes, FRAME_STEP_MS, missOf, ms, reportMisses, within } from './on-phone/figures.ts';
import { CPU_SLOWDOWN, measureOnPhone, SCREEN, type Phone } from './on-phone/measure-on-phone.ts';
import { median } from './report/median.ts';

const FOLDER = '.cache/bench-home-map';
const RECORDS = 10_000;
const POSITIONS = 20;
const SWIPES = 12;
const SWIPE_MOVES = 20;
/** Long enough for the pins that a swipe brings into sight. */
const REST_MS = 700;
/** Above the walk card, which takes the fingers that come down on it. */
const SWIPE_CENTER = { x: 206, y: 330 };
/** There and back again. */
const SWIPE_WAYS = [
  { dx: -260, dy: 0 },
  { dx: 0, dy: -300 },
  { dx: 260, dy: 0 },
  { dx: 0, dy: 300 },
];
const QUERIES = 2_000;
const DRAWN_AIM = 50;
const QUERY_AIM_MS = 1;
const PORT = { latitude: 33.24083, longitude: 126.605983 };
const METERS_PER_DEGREE = 111_195;
const METERS_PER_DEGREE_EAST = METERS_PER_DEGREE * Math.cos((PORT.latitude * Math.PI) / 180);
const DRAWN = '[data-marker], [data-cluster]';

let seed = 20_260_412;
function random(): number {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
  return seed / 4_294_967_296;
}

/** Records of all three types, spread evenly over the 3 km around the port. */
const records = Array.from({ length: RECORDS }, (_, id) => {
  const meters = 2_990 * Math.sqrt(random());
  const bearing = 2 * Math.PI * random();
  return {
    id,
    type: ['CHALLENGE', 'SPOT', 'POST'][id % 3],
    latitude: PORT.latitude + (meters * Math.cos(bearing)) / METERS_PER_DEGREE,
    longitude: PORT.longitude + (meters * Math.sin(bearing)) / METERS_PER_DEGREE_EAST,
    name: `보목동의 장소 ${id}`,
    imageUrls: [],
    likeCount: 10 + (id % 40),
    likedByMe: id % 5 === 0,
    challengeOngoing: false,
  };
});
const nearby = { success: true, data: records };

const SESSION = {
  success: true,
  data: { userId: 7, nickname: '감귤이', hallabong: 128, moodGrade: 'BALBADAK' },
};
const ANSWERS: Readonly<Record<string, string>> = {
  '/v1/users/session/me': JSON.stringify(SESSION),
  '/v1/attendance/check': JSON.stringify({ days: 1, baseHallabong: 0, bonusHallabong: 0 }),
  '/v1/steps': JSON.stringify({ success: true }),
  '/api/challenges/ongoing': '[]',
};

const NOTHING = JSON.stringify({ success: true, data: [] });
const EVERYTHING = JSON.stringify(nearby);
let isMapReady = false;

function answer(path: string, response: ServerResponse): boolean {
  if (path === '/map-stand-in/sdk.js') {
    void buildMapStandIn().then((script) =>
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(script),
    );
    return true;
  }
  // The map itself stands before the records come, so that its start is no part of their time.
  const around = isMapReady ? EVERYTHING : NOTHING;
  const body = path === '/api/spots/nearby' ? around : ANSWERS[path];
  if (body === undefined && !/^\/(v1|api)\//.test(path)) return false;
  response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' });
  response.end(body ?? '{"success":false}');
  return true;
}

function timeQueries(): number[] {
  const index = indexMarkers(toMapMarkers(readNearbyRecords(nearby), PORT));
  const height = (SCREEN.height * 2) / METERS_PER_DEGREE;
  const width = (SCREEN.width * 2) / METERS_PER_DEGREE_EAST;
  return Array.from({ length: QUERIES }, () => {
    const south = PORT.latitude - 0.02 + random() * 0.03;
    const west = PORT.longitude - 0.02 + random() * 0.03;
    const start = performance.now();
    const view = { south, west, north: south + height, east: west + width };
    drawMarkers(index, view, degreesApart(4, south));
    return performance.now() - start;
  });
}

/** Runs before the page: notes when its first markers are painted, and how long each position keeps it busy. */
function observePage(drawn: string) {
  const times = { markersMs: 0, positions: [] as number[] };
  Reflect.set(window, 'benchTimes', times);
  // The page gets the text of this function alone.
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- see above
  const afterPaint = (done: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', done);
      port1.start();
      port2.postMessage(null);
    });

  const observer = new MutationObserver(() => {
    if (!document.querySelector(drawn)) return;
    observer.disconnect();
    afterPaint(() => {
      const answered = performance
        .getEntriesByType('resource')
        .findLast((entry) => entry.name.includes('/api/spots/nearby'));
      if (answered instanceof PerformanceResourceTiming)
        times.markersMs = performance.now() - answered.responseEnd;
    });
  });
  observer.observe(document, { childList: true, subtree: true });

  const watch = navigator.geolocation.watchPosition.bind(navigator.geolocation);
  navigator.geolocation.watchPosition = (succeed, fail, options) =>
    watch(
      (position) => {
        const start = performance.now();
        succeed(position);
        afterPaint(() => times.positions.push(performance.now() - start));
      },
      fail,
      options,
    );
}

interface BenchTimes {
  markersMs: number;
  /** From the position to its painting, in milliseconds each. */
  positions: number[];
}

function readTimes(page: Page): Promise<BenchTimes> {
  return page.evaluate((): BenchTimes => Reflect.get(window, 'benchTimes'));
}

/** Moves the user by 4 m a time, which keeps all markers, and waits until each position is painted. */
async function walk(page: Page, context: BrowserContext): Promise<BenchTimes['positions']> {
  await after(1_000);
  const before = (await readTimes(page)).positions.length;
  for (let step = 1; step <= POSITIONS; step += 1) {
    const latitude = PORT.latitude + (step * 4 - 150) / METERS_PER_DEGREE;
    await context.setGeolocation({ ...PORT, latitude, accuracy: 10 });
    await page.waitForFunction(
      (count) => Reflect.get(window, 'benchTimes').positions.length >= count,
      before + step,
    );
  }
  return (await readTimes(page)).positions.slice(before);
}

/**
 * Swipes over the map with a finger and takes the time between one frame and the next, `restMs` after each swipe
 * included: how long the map is looked at before the next.
 */
async function swipe(page: Page, restMs: number): Promise<{ frames: number[]; mostDrawn: number }> {
  await page.evaluate((drawn) => {
    const result = { frames: [] as number[], mostDrawn: 0 };
    Reflect.set(window, 'benchSwipe', result);
    let last: number | undefined;
    const frame = (now: number) => {
      if (last !== undefined) result.frames.push(now - last);
      last = now;
      // Counting in each frame would be a millisecond of it.
      if (result.frames.length % 10 === 0)
        result.mostDrawn = Math.max(result.mostDrawn, document.querySelectorAll(drawn).length);
      if (Reflect.get(window, 'benchSwipe') === result) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }, DRAWN);
  const finger = await page.context().newCDPSession(page);
  for (const { dx, dy } of Array.from({ length: SWIPES / SWIPE_WAYS.length }, () => SWIPE_WAYS).flat()) {
    const x = SWIPE_CENTER.x - dx / 2;
    const y = SWIPE_CENTER.y - dy / 2;
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    for (let move = 1; move <= SWIPE_MOVES; move += 1) {
      const touchPoints = [{ x: x + (dx * move) / SWIPE_MOVES, y: y + (dy * move) / SWIPE_MOVES }];
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
    }
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await after(restMs);
  }
  return page.evaluate((): { frames: number[]; mostDrawn: number } => Reflect.get(window, 'benchSwipe'));
}

interface MapFigures {
  markersMs: number;
  positions: readonly number[];
  /** While one swipe follows the other at once, and while the map is looked at after each, in milliseconds. */
  frames: readonly number[];
  framesWithRests: readonly number[];
  mostDrawn: number;
}

/** Walks and swipes on the map at a place, whose markers stand there once `waitForMap` has ended. */
const measureAt =
  (path: string, waitForMap: (phone: Phone) => Promise<void>) =>
  async (phone: Phone): Promise<MapFigures> => {
    const { page, context, origin, slowDown } = phone;
    page.setDefaultTimeout(60_000);
    await page.addInitScript(observePage, DRAWN);
    await slowDown();
    await page.goto(`${origin}${path}`);
    await waitForMap(phone);
    const { markersMs } = await readTimes(page);
    const positions = await walk(page, context);
    const atOnce = await swipe(page, 0);
    const withRests = await swipe(page, REST_MS);
    const mostDrawn = Math.max(atOnce.mostDrawn, withRests.mostDrawn);
    return { markersMs, positions, frames: atOnce.frames, framesWithRests: withRests.frames, mostDrawn };
  };

const onMap = {
  answer: (_method: string, path: string, response: ServerResponse) => answer(path, response),
  context: { geolocation: { ...PORT, accuracy: 10 }, permissions: ['geolocation'] },
};
const plain = await measureOnPhone({
  ...onMap,
  folder: `${FOLDER}-plain`,
  plainPage: 'plain-map',
  measure: measureAt('/', ({ page }) => page.locator(DRAWN).first().waitFor()),
});
const home = await measureOnPhone({
  ...onMap,
  folder: FOLDER,
  buildSettings: { VITE_MAP_SDK_URL: '/map-stand-in/sdk.js' },
  measure: measureAt('/main', async ({ page, context }) => {
    await page.getByText('스팟 추가').waitFor();
    isMapReady = true;
    await context.setGeolocation({
      ...PORT,
      latitude: PORT.latitude - 150 / METERS_PER_DEGREE,
      accuracy: 10,
    });
    await page.locator(DRAWN).first().waitFor();
    await page.waitForFunction(() => Reflect.get(window, 'benchTimes').markersMs > 0);
  }),
});
const queries = timeQueries();

console.log(
  `${RECORDS} records, CPU slowed ${CPU_SLOWDOWN} times, ${POSITIONS} positions, ${SWIPES} swipes in ${home.frames.length} frames`,
);
const [frames95, plainFrames95] = [within(0.95, home.frames), within(0.95, plain.frames)];
console.table([
  { measure: 'answer to painted markers', app: ms(home.markersMs) },
  {
    measure: 'pins and clusters drawn, at most',
    app: home.mostDrawn,
    'plain page': plain.mostDrawn,
    aim: DRAWN_AIM,
  },
  compareTimes('position change, to paint, median', median(home.positions), median(plain.positions)),
  compareTimes(
    'position change, to paint, 95th percentile',
    within(0.95, home.positions),
    within(0.95, plain.positions),
  ),
  compareTimes('frame time while swiping, median', median(home.frames), median(plain.frames)),
  compareTimes('frame time while swiping, 95th percentile', frames95, plainFrames95, 'the same'),
  compareTimes('frame time while swiping, worst', Math.max(...home.frames), Math.max(...plain.frames)),
  compareTimes(
    'frame time with a look after each swipe, 95th percentile',
    within(0.95, home.framesWithRests),
    within(0.95, plain.framesWithRests),
  ),
  compareTimes(
    'frame time with a look after each swipe, worst',
    Math.max(...home.framesWithRests),
    Math.max(...plain.framesWithRests),
  ),
  { measure: 'pan query (not slowed), median', app: ms(median(queries), 3), aim: ms(QUERY_AIM_MS, 0) },
  {
    measure: 'pan query (not slowed), 95th percentile',
    app: ms(within(0.95, queries), 3),
    aim: ms(QUERY_AIM_MS, 0),
  },
]);
reportMisses([
  ...missOf('pins and clusters drawn, at most', home.mostDrawn, DRAWN_AIM, ''),
  ...missOf('frame time while swiping, 95th percentile', frames95, plainFrames95 + FRAME_STEP_MS),
  ...missOf('pan query (not slowed), 95th percentile', within(0.95, queries), QUERY_AIM_MS),
]);
