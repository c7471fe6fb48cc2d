import type { CDPSession, Page } from '@playwright/test';
import * as z from 'zod';
import { expect, test, type Wire } from '../../support/browser-test.ts';
import { answerByPage, CommunityScreen } from '../pages/community.ts';

/** The feed with more cards than the screen shows. */
async function openFeed(page: Page, wire: Wire): Promise<CommunityScreen> {
  answerByPage(wire);
  const community = new CommunityScreen(page);
  await community.open();
  await expect(community.cards.nth(3)).toBeAttached();
  return community;
}

/** How often the card changes. */
const STEPS = 10;

/** What the browser says of a card that it paints. */
const CardPaintSchema = z.object({
  name: z.literal('Paint'),
  args: z.object({ data: z.object({ nodeName: z.string().startsWith('ARTICLE'), nodeId: z.number() }) }),
});

/** How often the browser paints which card meanwhile, each by a number of its own. */
async function countPaints(
  devTools: CDPSession,
  change: () => Promise<void>,
): Promise<ReadonlyMap<number, number>> {
  const events: unknown[] = [];
  devTools.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await devTools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'], excludedCategories: ['*'] },
  });
  await change();
  const whole = new Promise<void>((resolve) => {
    devTools.once('Tracing.tracingComplete', () => resolve());
  });
  await devTools.send('Tracing.end');
  await whole;
  const counts = new Map<number, number>();
  for (const event of events) {
    const id = CardPaintSchema.safeParse(event).data?.args.data.nodeId;
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

test('what changes in one card while the feed is scrolled has that card alone painted anew', async ({
  page,
  browser,
  wire,
}) => {
  const community = await openFeed(page, wire);
  await page.evaluate(() => window.scrollBy(0, 200));
  await expect
    .poll(() => page.evaluate(() => [...document.images].every(({ complete }) => complete)))
    .toBe(true);

  const card = community.cards.nth(1);
  const paints = await countPaints(await browser.newBrowserCDPSession(), () =>
    card.evaluate(async (element, steps) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let step = 0; step < steps; step += 1) {
        window.scrollBy(0, step % 2 === 0 ? 40 : -40);
        if (element instanceof HTMLElement) element.style.outline = `${step}px solid`;
        await frame();
        await frame();
      }
    }, STEPS),
  );
  // A photo that has just come has its card painted once or twice, too.
  expect([...paints.values()].filter((count) => count >= STEPS / 2)).toHaveLength(1);
});

test('a card that comes ahead of the screen has the feed laid out once, not again for its height', async ({
  page,
  wire,
}) => {
  const community = await openFeed(page, wire);
  const lastPlace = async () => Number(await community.cards.last().getAttribute('aria-posinset'));
  const before = await lastPlace();
  // A feed that grows while its cards are measured is reported by the browser, as what observes the page waits a frame for it.
  const reported = await page.evaluate(async () => {
    const messages: string[] = [];
    window.addEventListener('error', ({ message }) => messages.push(message));
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let step = 0; step < 200; step += 1) {
      window.scrollBy(0, 20);
      await frame();
    }
    return messages;
  });
  const came = (await lastPlace()) - before;
  expect(came).toBeGreaterThan(5);
  // Where the machine has been busy with something else, one may be measured at once.
  expect(reported.length).toBeLessThan(came / 3);
});

test('after a jump the cards in sight stand beneath each other, 14 px apart, in the frame that shows them', async ({
  page,
  wire,
}) => {
  const community = await openFeed(page, wire);
  const gaps = await community.feed.evaluate(async (feed) => {
    // A look is the last thing before a frame is painted: a later observer is asked after the feed's own.
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.cssText = 'position: fixed; height: 1px; width: 0';
    const seen: number[][] = [];
    let nextLook = Promise.withResolvers<void>();
    new ResizeObserver(() => {
      const boxes = [...feed.children]
        .map((card) => card.getBoundingClientRect())
        .toSorted((a, b) => a.top - b.top);
      const inSight = boxes.filter(({ top, bottom }) => bottom > 0 && top < window.innerHeight);
      seen.push(inSight.slice(1).map(({ top }, index) => Math.round(top - (inSight[index]?.bottom ?? 0))));
      nextLook.resolve();
    }).observe(probe);
    for (const distance of [0, 40, 3000, 0, 0, 0, 0, 0]) {
      await nextLook.promise;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      nextLook = Promise.withResolvers();
      probe.style.width = `${seen.length}px`;
      window.scrollBy(0, distance);
    }
    await nextLook.promise;
    return seen;
  });
  expect(gaps.flat().length).toBeGreaterThan(0);
  expect(new Set(gaps.flat())).toEqual(new Set([14]));
});
