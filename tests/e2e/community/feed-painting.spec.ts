import type { CDPSession } from '@playwright/test';
import * as z from 'zod';
import { expect, test } from '../../support/browser-test.ts';
import { answerByPage, CommunityScreen } from '../pages/community.ts';

/** What the browser says of a card that it paints. */
const CardPaintSchema = z.object({
  name: z.literal('Paint'),
  args: z.object({ data: z.object({ nodeName: z.string().startsWith('ARTICLE'), nodeId: z.number() }) }),
});

/** Which cards the browser paints meanwhile, each by a number of its own. */
async function paintedCards(devTools: CDPSession, change: () => Promise<void>): Promise<Set<number>> {
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
  const paints = events.flatMap((event) => CardPaintSchema.safeParse(event).data ?? []);
  return new Set(paints.map(({ args }) => args.data.nodeId));
}

test('what changes in one card while the feed is scrolled has that card alone painted anew', async ({
  page,
  browser,
  wire,
}) => {
  answerByPage(wire);
  const community = new CommunityScreen(page);
  await community.open();
  await expect(community.cards.nth(3)).toBeAttached();
  await page.evaluate(() => window.scrollBy(0, 200));
  await expect
    .poll(() => page.evaluate(() => [...document.images].every(({ complete }) => complete)))
    .toBe(true);

  const card = community.cards.nth(1);
  const painted = await paintedCards(await browser.newBrowserCDPSession(), () =>
    card.evaluate(async (element) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let step = 0; step < 10; step += 1) {
        window.scrollBy(0, step % 2 === 0 ? 40 : -40);
        if (element instanceof HTMLElement) element.style.outline = `${step}px solid`;
        await frame();
        await frame();
      }
    }),
  );
  expect(painted.size).toBe(1);
});

test('a card that comes ahead of the screen has the feed laid out once, not again for its height', async ({
  page,
  wire,
}) => {
  answerByPage(wire);
  const community = new CommunityScreen(page);
  await community.open();
  await expect(community.cards.nth(3)).toBeAttached();
  // A feed that grows while its cards are measured is reported by the browser, as what observes the page waits a frame for it.
  const reported = await page.evaluate(async () => {
    const messages: string[] = [];
    window.addEventListener('error', ({ message }) => messages.push(message));
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    window.scrollBy(0, 10);
    await frame();
    for (let step = 0; step < 100; step += 1) {
      window.scrollBy(0, 20);
      await frame();
    }
    return messages;
  });
  expect(reported).toEqual([]);
});
