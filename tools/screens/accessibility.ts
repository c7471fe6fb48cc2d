import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe calls a rule, and the parts of the page that break it. */
export interface Violation {
  id: string;
  help: string;
  nodes: readonly string[];
}

/** Runs in the page: settles when nothing fades or moves any more but what never ends. Half a fade has no contrast. */
async function waitForAnimations(): Promise<void> {
  const passing = document.getAnimations().filter(
    // What follows scrolling runs as long as the page stands.
    ({ effect, playState, timeline }) =>
      timeline === document.timeline &&
      playState === 'running' &&
      effect?.getComputedTiming().endTime !== Infinity,
  );
  await Promise.allSettled(passing.map(({ finished }) => finished));
}

/** What axe finds against WCAG 2.2 AA on the page as it stands, its one frame; `mock-panel` is no part of the app. */
export async function findViolations(page: Page): Promise<readonly Violation[]> {
  await page.evaluate(waitForAnimations);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .exclude('mock-panel')
    // In the page itself: without frames the second page, in which axe joins what it found, is half of the time.
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ html }) => html) }));
}
