import { expect, test } from '../support/browser-test.ts';

const SECTIONS = [
  'Words',
  'Actions',
  'Fields',
  'Choices',
  'Surfaces',
  'Frame',
  'Pictures',
  'Drawings',
  'Moments',
  'Overlays',
  'Feedback',
];

test('the page of all parts stands on the development server with each of its sections', async ({ page }) => {
  await page.goto('/tools/parts/index.html');
  for (const name of SECTIONS) await expect(page.getByRole('region', { name })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: '등록에 실패했습니다.' })).toBeVisible();

  // The frame of a post's menu is the app's own, and closes as there.
  await page.getByRole('button', { name: '더보기' }).click();
  await expect(page.getByRole('menuitem', { name: '신고하기' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
});
