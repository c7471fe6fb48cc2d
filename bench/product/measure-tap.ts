import type { ElementHandle, Locator, Page } from '@playwright/test';

/** How long a tap may go on changing the page before the next one, in milliseconds. */
const REST_MS = 800;

/** The shortest duration that the browser tells of, in milliseconds; a tap that it says nothing of was quicker. */
const SHORTEST_MS = 16;

/**
 * Watches what Event Timing tells of the next tap.
 *
 * @returns asks how long it took, in milliseconds, and ends it: from the finger to the next paint, in steps of 8; undefined
 * where the browser has said nothing
 */
async function watchAnswer(page: Page): Promise<() => Promise<number | undefined>> {
  const watch = await page.evaluateHandle((durationThreshold) => {
    const durations: number[] = [];
    const read = (entries: readonly PerformanceEntry[]) => {
      for (const entry of entries) {
        if (entry instanceof PerformanceEventTiming && entry.interactionId > 0)
          durations.push(entry.duration);
      }
    };
    const observer = new PerformanceObserver((list) => read(list.getEntries()));
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold,
    };
    observer.observe(options);
    return {
      end: () => {
        read(observer.takeRecords());
        observer.disconnect();
        return durations;
      },
    };
  }, SHORTEST_MS);
  return async () => {
    const durations = await watch.evaluate(({ end }) => end());
    return durations.length > 0 ? Math.max(...durations) : undefined;
  };
}

/**
 * Taps the middle of a control with a finger.
 *
 * @returns from the finger to the next paint, in milliseconds, as Event Timing tells it: in steps of 8, at least 16
 */
export async function measureTap(page: Page, control: Locator | ElementHandle): Promise<number> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('What is to be tapped is not on the screen.');
  const readAnswer = await watchAnswer(page);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(REST_MS);
  return (await readAnswer()) ?? SHORTEST_MS;
}

/**
 * Watches for what the next tap brings.
 *
 * @param text all that a heading or a term of a list says there, and nothing on the screen before
 * @returns asks how long it took, in milliseconds: from the finger to the frame in which that stood
 */
export async function watchForText(page: Page, text: string): Promise<() => Promise<number>> {
  const watch = await page.evaluateHandle((wanted) => {
    const shown = Promise.withResolvers<number>();
    let isLooking = false;
    const stands = () =>
      [...document.querySelectorAll('h1, h2, dt')].some(
        (element) => element.textContent === wanted && element.checkVisibility(),
      );
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        const watcher = new MutationObserver(() => {
          if (isLooking) return;
          isLooking = true;
          // Whether it is visible is asked for when the frame styles the page anyway.
          requestAnimationFrame(() => {
            isLooking = false;
            if (!stands()) return;
            watcher.disconnect();
            setTimeout(() => shown.resolve(performance.now() - timeStamp));
          });
        });
        watcher.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
      },
      { once: true, capture: true },
    );
    return { shown: shown.promise };
  }, text);
  return () => watch.evaluate(({ shown }) => shown);
}

/** How a route change by a tap went. */
export interface RouteChange {
  /**
   * From the finger to the frame in which the new screen's text stood, as it was last seen or anew, in milliseconds: by Event
   * Timing where that is the first frame after the tap, as for every other tap.
   */
  shownMs: number;
  /** From the finger to the frame in which the screen stood that the app has drawn, in milliseconds. */
  drawnMs: number;
  /** Frames in between in which no screen had any text. */
  blankFrames: number;
  /** From the finger to the frame in which the screen's map had tiles, in milliseconds; undefined where it has no map. */
  mapMs: number | undefined;
}

/**
 * Taps a link and watches frame by frame until the app has drawn the new screen and its text stands there, and its map if
 * it has one: the picture of a page as it was last seen has the place of its map, and no tiles.
 */
export async function measureRouteChange(
  page: Page,
  link: Locator,
  { text, hasMap }: { text: string; hasMap: boolean },
): Promise<RouteChange> {
  const box = await link.boundingBox();
  if (!box) throw new Error(`${String(link)} is not on the screen.`);
  const readAnswer = await watchAnswer(page);
  const watch = await page.evaluateHandle(
    (wanted) => {
      const change = Promise.withResolvers<RouteChange & { isInFirstFrame: boolean | undefined }>();
      addEventListener(
        'pointerdown',
        ({ timeStamp }) => {
          let isInFirstFrame: boolean | undefined;
          let blankFrames = 0;
          let shownMs: number | undefined;
          let drawnMs: number | undefined;
          const look = () => {
            const seen = document.querySelector('[data-seen-page="shown"]:not([hidden])');
            const shown = (seen ?? document.querySelector('main'))?.textContent ?? '';
            if (shown === '') blankFrames += 1;
            const isThere = shown.includes(wanted.text);
            isInFirstFrame ??= isThere;
            const isDrawn = isThere && !seen;
            const tile = document.querySelector('main [role="application"] :is(canvas, img)');
            const isWhole = isDrawn && (tile !== null || !wanted.hasMap);
            requestAnimationFrame(() =>
              setTimeout(() => {
                const taken = performance.now() - timeStamp;
                if (isThere) shownMs ??= taken;
                if (isDrawn) drawnMs ??= taken;
                if (!isWhole) return;
                const mapMs = wanted.hasMap ? taken : undefined;
                change.resolve({
                  isInFirstFrame,
                  shownMs: shownMs ?? taken,
                  drawnMs: drawnMs ?? taken,
                  mapMs,
                  blankFrames,
                });
              }),
            );
            if (!isWhole) requestAnimationFrame(look);
          };
          // What stands there before the tap has been answered is the old screen.
          addEventListener('click', () => requestAnimationFrame(look), { once: true });
        },
        { once: true, capture: true },
      );
      return { change: change.promise };
    },
    { text, hasMap },
  );
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  const { isInFirstFrame, ...change } = await watch.evaluate(({ change: watched }) => watched);
  const answerMs = await readAnswer();
  return isInFirstFrame && answerMs !== undefined ? { ...change, shownMs: answerMs } : change;
}

/** Drags a finger to and fro over the map. Returns the times between frames meanwhile, in milliseconds. */
export async function measurePan(page: Page, map: Locator): Promise<readonly number[]> {
  const box = await map.boundingBox();
  if (!box) throw new Error('There is no map on the screen.');
  const frames = await page.evaluateHandle(() => {
    const between: number[] = [];
    let last: number | undefined;
    const frame = (now: number) => {
      if (last !== undefined) between.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    return between;
  });
  const finger = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let step = 1; step <= 60; step += 1) {
    const touchPoints = [{ x: x + 90 * Math.sin(step / 10), y: y + 60 * Math.sin(step / 14) }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return frames.jsonValue();
}
