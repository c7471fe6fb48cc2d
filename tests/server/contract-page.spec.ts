import { expect, test } from '../support/server-test.ts';

test('the contract can be read in both languages, under the policy of the server', async ({ page }) => {
  await page.goto('/contract?language=ko');
  await expect(page.getByText('도새기 웹 앱과 서버 사이의 약속')).toBeVisible();
  await expect(page.getByRole('button', { name: '한국어' })).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByText('The wire contract between the 도새기 web app').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  await page.getByRole('button', { name: '한국어' }).click();
  await expect(page.getByText('도새기 웹 앱과 서버 사이의 약속')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
});
