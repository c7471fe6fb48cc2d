import { expect, test } from '../support/server-test.ts';
import { LoginPage } from '../e2e/pages/entry.ts';

test('the boot screen says what to do when a script fails to load, under the policy of the server @nightly', async ({
  page,
}) => {
  const scripts = /\/assets\/.*\.js$/;
  await page.route(scripts, (route) => route.abort('connectionfailed'));
  await page.goto('/auth/login');
  await expect(page.getByText('문제가 발생했어요. 다시 시도해주세요.')).toBeVisible();
  await page.unroute(scripts);
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(new LoginPage(page).enter).toBeVisible();
});
