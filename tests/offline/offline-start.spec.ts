import { ROUTES } from '../../src/domain/routes/routes.ts';
import { expect, test } from '../support/offline-test.ts';

const OPEN_ROUTES = Object.values(ROUTES)
  .filter(({ access }) => access === 'open' || access === 'visitor')
  .map(({ path }) => path.replace(':id', '101').replace(':provider', 'kakao'));

test('without a connection every route that a visitor may see opens, also those never seen before', async ({
  page,
  putAside,
  goOffline,
}) => {
  await page.goto('/splash');
  await putAside(page);
  await goOffline();
  for (const path of OPEN_ROUTES) {
    await page.goto(path);
    await expect(page.locator('main h1, main [role=heading]').first()).toBeVisible();
    await expect(page.getByText('인터넷에 연결되어 있지 않아요.').first()).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
});
