import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import type { OperationId } from '../../../tools/screens/operation-urls.ts';
import { LoginPage } from '../pages/entry.ts';
import { nightlyUnless } from '../../support/nightly.ts';

/** What each page asks first, before its code is there. */
const FIRST: readonly (readonly [address: string, operations: readonly OperationId[]])[] = [
  ['/main', ['listOngoingChallenges']],
  ['/challenge', ['listUpcomingChallenges']],
  ['/challenge?tab=doing', ['listOngoingChallenges']],
  ['/challenge?tab=done', ['listCompletedChallenges']],
  ['/challenge/upcoming/301', ['listUpcomingChallenges']],
  ['/community', ['listLatestSpots', 'listEventBanners']],
  ['/community?tab=popular', ['listMostLikedSpots', 'listEventBanners']],
  ['/post/101', ['getSpot', 'listComments']],
  ['/mypage/mycoupons/502', ['getExchange']],
  ['/inapp/shop', ['listProducts']],
  ['/inapp/shop?category=GOODS', ['listProducts']],
  ['/inapp/shop/401', ['getProduct']],
];

/** Holds every script back but the one that asks early. */
async function holdScripts(page: Page): Promise<{ release: () => void }> {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*[.]js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return { release: () => gate.resolve() };
}

for (const [address, operations] of FIRST) {
  test(`${address} asks for its data before its code is there, and once${nightlyUnless(address === '/community')}`, async ({
    page,
    signIn,
    wire,
  }) => {
    test.skip(process.env.E2E_SERVER === 'dev', 'The build finds out what is asked early.');
    await signIn();
    // After an attendance the session is asked for once more.
    wire.answer('checkAttendance', { status: 500 });
    const scripts = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    for (const operation of ['getSession', ...operations] as const) {
      await expect.poll(() => wire.of(operation).length, { message: operation }).toBe(1);
    }
    scripts.release();

    await expect(page.locator('main')).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const operation of ['getSession', ...operations] as const) {
      expect(wire.of(operation), operation).toHaveLength(1);
    }
    expect(await page.evaluate(() => globalThis.earlyAnswers?.size)).toBe(0);
  });
}

test('a visitor who is sent to the login and logs in is shown what the server says to them', async ({
  page,
  wire,
}) => {
  wire.answer(
    'listProducts',
    { status: 401, body: { success: false } },
    { body: { success: true, data: [] } },
  );
  await page.goto('/inapp/shop');
  await expect(page).toHaveURL('/auth/login');
  await expect.poll(() => wire.of('listProducts').length).toBe(1);

  await new LoginPage(page).logIn();
  await expect(page).toHaveURL('/inapp/shop');
  await expect.poll(() => wire.of('listProducts').length).toBe(2);
});
