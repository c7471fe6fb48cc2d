import type { Page } from '@playwright/test';
import { pointAt } from '../../support/geo-points.ts';
import { expect, test } from '../../support/browser-test.ts';
import { HomeScreen, PORT } from '../pages/home.ts';

/** The screen goes off, or on again. */
async function setSight(page: Page, state: 'hidden' | 'visible') {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

test.beforeEach(async ({ page, signIn, wire }) => {
  await page.clock.install({ time: new Date('2026-05-01T09:00:00+09:00') });
  await page.addInitScript(() => {
    const held = { requests: 0 };
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: () => {
          held.requests += 1;
          document.documentElement.dataset['locks'] = String(held.requests);
          return Promise.resolve({
            release: () => {
              document.documentElement.dataset['locks'] = 'released';
              return Promise.resolve();
            },
          });
        },
      },
    });
  });
  await signIn();
  await new HomeScreen(page).open(wire);
});

test('the page says that counting pauses with the screen, and keeps it on as long as the user wants', async ({
  page,
  expectAccessible,
}) => {
  const home = new HomeScreen(page);
  const choice = home.walk.getByRole('switch', { name: '화면 켜 두기' });
  await expect(home.walk).toContainText('화면이 꺼지면 걸음 세기를 멈춰요.');
  await expect(choice).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-locks', '1');
  await expectAccessible();
  await choice.tap();
  await expect(choice).not.toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-locks', 'released');
  await page.reload();
  await expect(choice).not.toBeChecked();
});

test('after an absence it says how much the position has made up for @nightly', async ({ page }) => {
  const home = new HomeScreen(page);
  await home.moveTo(pointAt(PORT, 7));
  await expect(home.steps).toHaveText('오늘 10걸음');
  await setSight(page, 'hidden');
  await page.clock.fastForward('12:00');
  await setSight(page, 'visible');
  await home.moveTo(pointAt(PORT, 77));
  await expect(home.steps).toHaveText('오늘 110걸음');
  await page.clock.fastForward(5_000);
  await expect(
    page.getByRole('status').getByText('화면을 벗어나 있던 12분의 100걸음을 위치로 어림해 더했어요.'),
  ).toBeVisible();
});

test('after an absence in which nobody moved it says that nothing was counted, and of a short one nothing @nightly', async ({
  page,
}) => {
  await setSight(page, 'hidden');
  await page.clock.fastForward(59_000);
  await setSight(page, 'visible');
  await page.clock.fastForward(5_000);
  await expect(page.getByRole('status').getByText('화면을 벗어나 있던')).toBeHidden();
  await setSight(page, 'hidden');
  await page.clock.fastForward('03:00');
  await setSight(page, 'visible');
  await page.clock.fastForward(5_000);
  await expect(
    page.getByRole('status').getByText('화면을 벗어나 있던 3분 동안은 걸음을 세지 못했어요.'),
  ).toBeVisible();
});
