import type { Locator, Page } from '@playwright/test';

/** Taps a button fifty times, as fast as the page takes it: some before the page can answer, some after. */
export async function tapFiftyTimes(button: Locator): Promise<void> {
  await button.evaluate(async (element) => {
    if (!(element instanceof HTMLElement)) throw new Error('Not a button.');
    for (let tap = 0; tap < 50; tap += 1) {
      element.click();
      if (tap % 10 === 9) await new Promise(requestAnimationFrame);
    }
  });
}

/** Lets the time pass in which a further tap counts as a slip of the finger. Needs `page.clock.install()`. */
export async function waitForNextTap(page: Page): Promise<void> {
  await page.clock.fastForward(600);
}
