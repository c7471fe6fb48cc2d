import { expect, test } from '../support/browser-test.ts';

test('the page of all parts stands on the development server with each of its sections', async ({ page }) => {
  await page.goto('/tools/parts/index.html');
  for (const name of ['Actions', 'Fields', 'Choices', 'Surfaces', 'Overlays', 'Feedback'])
    await expect(page.getByRole('region', { name })).toBeVisible({ timeout: 15_000 });
});
