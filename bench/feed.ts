/**
 * Measures the feed of 10,000 posts in Chromium on a phone's screen of 412 × 915 px with the CPU slowed four times: how
 * many nodes it keeps in the document, how long frames take while 20,000 px go by, whether a frame shows a gap where
 * a card should be, and how long a tap on a like button takes to be painted, as the browser's Event Timing tells it. A
 * minimal list of the same posts is measured in the same run, by turns with the feed, since machines differ and one
 * machine from minute to minute; the frames and the taps of all rounds count together.
 *
 * Run: npm run bench -- feed. It builds the app into .cache/bench-feed; `-- --skip-build` is for a second run by hand.
 */
import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { compareTimes, FRAME_STEP_MS, missOf, ms, reportMisses, within } from './on-phone/figures.ts';
import { CPU_SLOWDOWN, measureByTurns, type Phone } from './on-phone/measure-on-phone.ts';
import { makePhotos } from './on-phone/photos.ts';
import { measureTap } from './product/measure-tap.ts';
import { median } from './report/median.ts';

const FOLDER = '.cache/bench-feed';
const POSTS = 10_000;
const SCROLL_PX = 20_000;
/** Speed of a brisk swipe: 2,400 px a second at 60 frames. */
const PX_PER_FRAME = 40;
const TAPS = 20;
const ROUNDS = 3;
const REST_MS = 400;

const NODES_AIM = 150;
/** As a multiple of the plain page's; frames are to take the same. */
const TAP_AIM = 1.2;

const photos = await makePhotos(6);
const photoOf = (index: number) => photos.addresses[index % photos.addresses.length] ?? '';

/** Posts as uneven as real ones: none to three pictures, one to eight lines. */
const posts = Array.from({ length: POSTS }, (_, index) => ({
  id: POSTS - index,
  name: `제주의 오름 ${POSTS - index}`,
  description: '바람이 좋아서 한참을 앉아 있다가 내려왔어요. '.repeat(1 + (index % 8)),
  latitude: 33.3546,
  longitude: 126.3061,
  themeId: 6,
  imageUrls: Array.from({ length: index % 4 }, (__, picture) => photoOf(index + picture)),
  userProfile: index % 3 === 0 ? null : photoOf(index),
  userNickname: '오름지기',
  createdAt: '2026-04-12T08:40:00',
  likedByMe: index % 2 === 0,
  likeCount: index % 300,
  tag1: null,
  tag2: null,
  tag3: null,
}));
const answerOfFeed = JSON.stringify({ content: posts, totalPages: 1 });

function answer(method: string, path: string, response: ServerResponse): boolean {
  const json = (status: number, body: string) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    return true;
  };
  const photo = photos.find(path);
  if (photo) {
    response.writeHead(200, { 'content-type': 'image/webp', 'cache-control': 'max-age=3600' }).end(photo);
    return true;
  }
  if (path === '/api/spots/latest') return json(200, answerOfFeed);
  if (path === '/api/community/events/banner') return json(200, '[]');
  if (/^\/api\/spots\/\d+\/like$/.test(path) && method !== 'GET') return json(200, '');
  if (path.startsWith('/v1/') || path.startsWith('/api/')) return json(401, '{"success":false}');
  return false;
}

interface Scroll {
  /** Milliseconds between one frame and the next. */
  frames: number[];
  mostNodes: number;
  /** Frames that were painted with a gap larger than that between two cards. */
  blank: number;
}

/** Scrolls a little in each frame and looks at what that frame is about to paint. */
function scroll(page: Page): Promise<Scroll> {
  return page.evaluate(
    async ({ distance, step }) => {
      const list = document.querySelector('[role="feed"]');
      const header = document.querySelector('[role="tablist"]')?.getBoundingClientRect().bottom ?? 0;
      if (!list) throw new Error('There is no feed.');
      const end = window.scrollY + distance;
      const result: Scroll = { frames: [], mostNodes: 0, blank: 0 };
      const hasGap = () => {
        const cards = [...list.children]
          .map((card) => card.getBoundingClientRect())
          .toSorted((a, b) => a.top - b.top);
        let covered = Math.max(header, list.getBoundingClientRect().top + 14);
        for (const { top, bottom } of cards) if (top <= covered + 15) covered = Math.max(covered, bottom);
        return covered + 15 < window.innerHeight;
      };
      await new Promise<void>((resolve) => {
        let last: number | undefined;
        const frame = (now: number) => {
          if (last !== undefined) result.frames.push(now - last);
          last = now;
          window.scrollBy(0, step);
          result.mostNodes = Math.max(result.mostNodes, list.querySelectorAll('*').length + 1);
          if (hasGap()) result.blank += 1;
          if (window.scrollY < end) requestAnimationFrame(frame);
          else resolve();
        };
        requestAnimationFrame(frame);
      });
      return result;
    },
    { distance: SCROLL_PX, step: PX_PER_FRAME },
  );
}

interface Taps {
  /** From the finger to the paint of the like, in milliseconds, in steps of 8. */
  painted: number[];
  /** From the finger until the page has done what it does in the frames after, and listens again, in milliseconds. */
  free: number[];
}

/** Taps the like button nearest to the middle of the screen, each time on another card. */
async function tapLikes(page: Page): Promise<Taps> {
  const taps: Taps = { painted: [], free: [] };
  for (let tap = 0; tap < TAPS; tap += 1) {
    // The screen comes to rest first.
    await page.evaluate(
      (rest) =>
        new Promise((resolve) => {
          window.scrollBy(0, 500);
          setTimeout(resolve, rest);
        }),
      REST_MS,
    );
    // The button itself, not its place among those that are there: cards may come and go meanwhile.
    const button = await page.evaluateHandle(() => {
      const buttons = [...document.querySelectorAll('article button[aria-pressed]')];
      const [nearest] = buttons
        .map((element) => ({
          element,
          distance: Math.abs(element.getBoundingClientRect().top - window.innerHeight / 2),
        }))
        .toSorted((a, b) => a.distance - b.distance);
      if (!nearest) throw new Error('There is no like button on the screen.');
      return nearest.element;
    });
    // The page must be listening before the finger comes down.
    const free = await button.evaluateHandle((element) => ({
      after: new Promise<number>((resolve, reject) => {
        let tappedAt = 0;
        setTimeout(() => reject(new Error('The tap has changed nothing.')), 10_000);
        element.addEventListener('click', ({ timeStamp }) => (tappedAt = timeStamp), { once: true });
        const observer = new MutationObserver(() => {
          observer.disconnect();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => resolve(performance.now() - tappedAt));
            port1.start();
            port2.postMessage(null);
          });
        });
        observer.observe(element, { attributeFilter: ['aria-pressed'] });
      }),
    }));
    taps.painted.push(await measureTap(page, button));
    taps.free.push(await free.evaluate(({ after }) => after));
  }
  return taps;
}

/** The mean of the middle half: a median of steps of 8 ms is too coarse for a ratio of 1.2. */
function meanOfMiddleHalf(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  const half = sorted.slice(Math.round(sorted.length / 4), Math.round((sorted.length * 3) / 4));
  return half.reduce((sum, time) => sum + time, 0) / half.length;
}

interface FeedFigures extends Scroll {
  taps: Taps;
}

/** Scrolls the list at a place and taps its buttons. */
const measureAt =
  (path: string) =>
  async ({ page, origin, slowDown }: Phone): Promise<FeedFigures> => {
    await page.goto(`${origin}${path}`);
    await page.getByRole('article').first().waitFor();
    const size = Number(await page.getByRole('article').first().getAttribute('aria-setsize'));
    if (size !== POSTS) throw new Error(`The feed holds ${size} posts instead of ${POSTS}.`);

    await slowDown();
    const scrolled = await scroll(page);
    return { ...scrolled, taps: await tapLikes(page) };
  };

/** The figures of all rounds as those of one. */
const together = (rounds: readonly FeedFigures[]): FeedFigures => ({
  frames: rounds.flatMap(({ frames }) => frames),
  mostNodes: Math.max(...rounds.map(({ mostNodes }) => mostNodes)),
  blank: rounds.reduce((sum, { blank }) => sum + blank, 0),
  taps: {
    painted: rounds.flatMap(({ taps }) => taps.painted),
    free: rounds.flatMap(({ taps }) => taps.free),
  },
});

const measured = await measureByTurns(
  ROUNDS,
  { folder: `${FOLDER}-plain`, plainPage: 'plain-feed', answer, measure: measureAt('/') },
  { folder: FOLDER, answer, measure: measureAt('/community') },
);
const [plain, feed] = [together(measured.plain), together(measured.app)];

console.log(
  `${POSTS} posts, CPU slowed ${CPU_SLOWDOWN} times, ${ROUNDS} rounds of ${SCROLL_PX} px and ${TAPS} taps, ${feed.frames.length} frames`,
);
for (const [round, figures] of measured.app.entries()) {
  const its = measured.plain[round] ?? plain;
  console.log(
    `round ${round + 1}: 95 % of frames within ${ms(within(0.95, figures.frames))}, the plain page ${ms(within(0.95, its.frames))}; ` +
      `a tap ${ms(meanOfMiddleHalf(figures.taps.painted))}, the plain page ${ms(meanOfMiddleHalf(its.taps.painted))}`,
  );
}
const [frames95, plainFrames95] = [within(0.95, feed.frames), within(0.95, plain.frames)];
const [tap, plainTap] = [meanOfMiddleHalf(feed.taps.painted), meanOfMiddleHalf(plain.taps.painted)];
console.table([
  { measure: 'nodes, at most', app: feed.mostNodes, 'plain page': plain.mostNodes, aim: NODES_AIM },
  { measure: 'blank frames', app: feed.blank, 'plain page': plain.blank, aim: 0 },
  compareTimes('frame time, median', median(feed.frames), median(plain.frames)),
  compareTimes('frame time, 95th percentile', frames95, plainFrames95, 'the same'),
  compareTimes('frame time, worst', Math.max(...feed.frames), Math.max(...plain.frames)),
  compareTimes('tap to paint of a like, middle half', tap, plainTap, `${TAP_AIM} ×`),
  compareTimes(
    'tap to paint of a like, worst',
    Math.max(...feed.taps.painted),
    Math.max(...plain.taps.painted),
  ),
  compareTimes('tap until the page listens again, median', median(feed.taps.free), median(plain.taps.free)),
]);
reportMisses([
  ...missOf('nodes, at most', feed.mostNodes, NODES_AIM, ''),
  ...missOf('blank frames', feed.blank, 0, ''),
  ...missOf('frame time, 95th percentile', frames95, plainFrames95 + FRAME_STEP_MS),
  ...missOf('tap to paint of a like, middle half', tap, plainTap * TAP_AIM),
]);
