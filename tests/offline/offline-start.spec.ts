import type { Page } from '@playwright/test';
import { ROUTES, type Route, type RouteName } from '../../src/domain/routes/routes.ts';
import { listKept } from '../support/kept-answers.ts';
import { nightlyUnless } from '../support/nightly.ts';
import { expect, test } from '../support/offline-test.ts';

const ALL_ROUTES = Object.entries<Route>(ROUTES).map(([name, { path, access }]) => ({
  name,
  access,
  path: path
    .replace('/upcoming/:id', '/upcoming/301')
    .replace(':id', '101')
    .replace(':provider', 'kakao')
    .replace(':exchangeId', '501')
    .replace(':productId', '401'),
}));

const FOR_VISITORS = ALL_ROUTES.filter(({ access }) => access === 'open' || access === 'visitor');

/** What each route shows of its server's answers, once they have been seen, and what is kept then; the others need none. */
const SEEN: Partial<Record<RouteName, { text: string; kept: string }>> = {
  challenge: { text: '쇠소깍 물빛 담기', kept: '/api/challenges/upcoming' },
  upcomingChallenge: { text: '쇠소깍 물빛 담기', kept: '/api/challenges/upcoming' },
  community: { text: '용두암', kept: '/api/spots/latest' },
  post: { text: '개의 댓글', kept: '/api/spots/101/comments' },
  myPage: { text: '감귤이', kept: '/v1/users/session/me' },
  myVouchers: { text: '감귤주스 교환권', kept: '/v1/products/my/goods' },
  voucherUse: { text: '감귤주스 교환권', kept: '/v1/products/exchanges/501/detail' },
  shop: { text: '감귤주스 교환권', kept: '/v1/products"' },
  product: { text: '구매하기', kept: '/v1/products/401' },
};

test.use({
  geolocation: { latitude: 33.24083, longitude: 126.605983, accuracy: 10 },
  permissions: ['geolocation'],
});

/** Opens each route without a connection: each stands, says so, and is where it belongs. */
async function expectEachToOpen(page: Page, routes: readonly { path: string; goesTo?: string }[]) {
  for (const { path, goesTo = path } of routes) {
    await page.goto(path);
    await expect(page, path).toHaveURL((url) => url.pathname === goesTo);
    await expect(page.locator('main h1, main [role=heading]').first(), path).toBeVisible();
    await expect(page.getByText('인터넷에 연결되어 있지 않아요.').first(), path).toBeVisible();
    await expect(page.getByText('문제가 발생했어요.'), path).toBeHidden();
    // Pictures of the app itself, which have no part in what was seen before.
    const own = page.locator('main img[src^="/"][src$=".svg"]:not([src*="example-images"])');
    for (const picture of await own.all()) {
      await expect(picture, path).not.toHaveJSProperty('naturalWidth', 0);
    }
  }
}

test('without a connection every route that a visitor may see opens, also those never seen before @nightly', async ({
  page,
  putAside,
  goOffline,
}) => {
  test.slow();
  await page.goto('/splash');
  await putAside(page);
  await goOffline();
  await expectEachToOpen(page, FOR_VISITORS);
});

const TABS: ReadonlySet<string> = new Set<RouteName>(['main', 'challenge', 'community', 'myPage']);

/** Where somebody who is signed in gets to. */
const FOR_USERS = ALL_ROUTES.map((route) =>
  route.access === 'visitor' || route.access === 'social-newcomer' ? { ...route, goesTo: '/main' } : route,
);

test.describe('somebody who is signed in', () => {
  test.beforeEach(async ({ story, signInToStory }) => {
    await story();
    await signInToStory('gamgyul');
  });

  for (const { which, routes } of [
    { which: 'tab', routes: FOR_USERS.filter(({ name }) => TABS.has(name)) },
    { which: 'of the 21 routes', routes: FOR_USERS },
  ]) {
    test(`each ${which} opens without a connection for somebody who is signed in, also those never seen before${nightlyUnless(which === 'tab')}`, async ({
      page,
      putAside,
      goOffline,
    }) => {
      test.slow();
      await page.goto('/mypage');
      await putAside(page);
      await expect(page.getByText('감귤이')).toBeVisible();
      await goOffline();
      await page.unroute('https://dapi.kakao.com/v2/maps/sdk.js*');
      expect(routes).toHaveLength(which === 'tab' ? 4 : 21);
      await expectEachToOpen(page, routes);
    });
  }

  test('on each route what was seen there is read without a connection @nightly', async ({
    page,
    putAside,
    settle,
    goOffline,
  }) => {
    test.slow();
    await page.goto('/mypage');
    await putAside(page);
    const seen = ALL_ROUTES.flatMap(({ name, path }) =>
      Object.entries(SEEN).flatMap(([route, what]) => (route === name ? [{ path, ...what }] : [])),
    );
    for (const { path, text, kept } of seen) {
      await page.goto(path);
      await expect(page.getByText(text).first(), path).toBeVisible();
      await settle(page);
      await expect.poll(async () => (await listKept(page)).join(), path).toContain(kept);
    }
    await goOffline();
    await page.unroute('https://dapi.kakao.com/v2/maps/sdk.js*');
    for (const { path, text } of seen) {
      await page.goto(path);
      await expect(page.getByText(text).first(), path).toBeVisible();
      await expect(page.getByText('오프라인').first(), path).toBeVisible();
    }
  });
});
