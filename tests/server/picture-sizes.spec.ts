import type { Locator } from '@playwright/test';
import { postPicture } from '../support/post-picture.ts';
import { expect, test } from '../support/server-test.ts';
import { CommunityScreen } from '../e2e/pages/community.ts';
import { PostScreen } from '../e2e/pages/post.ts';

/** Which file of a picture the browser has chosen, by the end of its name, and null while it has none. */
const chosenOf = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) =>
    image.naturalWidth > 0 ? /(?:-w\d+)+\.webp$/.exec(image.currentSrc)?.[0] : null,
  );

// A phone's: three pixels to a point.
test.use({ deviceScaleFactor: 3 });

test('a picture comes in the width in which it stands on the screen @nightly', async ({ page, server }) => {
  await page.goto('/splash');
  await postPicture(page, await server.user({ nickname: '올레꾼' }));
  const feed = new CommunityScreen(page);
  await feed.open();
  const card = feed.card('포구');
  await expect.poll(() => chosenOf(card.locator('img').first())).toBe('-w240.webp');
  const strip = card.getByRole('link', { name: '포구 사진 1장' });
  await expect.poll(() => chosenOf(strip.locator('img'))).toBe('-w800.webp');

  await card.getByRole('link', { name: '포구', exact: true }).click();
  await expect.poll(() => chosenOf(new PostScreen(page).strip.locator('img'))).toBe('-w240-w800-w1600.webp');
});
