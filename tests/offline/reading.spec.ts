import type { Page } from '@playwright/test';
import { PICTURES_CACHE } from '../../src/offline/worker-messages.ts';
import { MyPageScreen } from '../e2e/pages/account.ts';
import { postPicture } from '../support/post-picture.ts';
import { countKept, listKept } from '../support/kept-answers.ts';
import { expect, test } from '../support/offline-test.ts';

/** Runs in the page: the addresses of the pictures that the worker has put aside. */
async function listKeptPictures(name: string): Promise<string> {
  const cache = await caches.open(name);
  const requests = await cache.keys();
  return requests.map(({ url }) => url).join();
}

test.beforeEach(({ story }) => story());

test('what was seen stays readable without a connection, with its pictures, and says that it is from before', async ({
  page,
  signInToStory,
  putAside,
  goOffline,
  goOnline,
  settle,
}) => {
  const isKept = async (question: string) => {
    await settle(page);
    await expect.poll(async () => (await listKept(page)).join()).toContain(question);
  };
  await signInToStory('gamgyul');
  await page.goto('/mypage/mycoupons');
  await putAside(page);
  await page.getByRole('link', { name: '감귤주스 교환권' }).click();
  await expect(page.getByRole('button', { name: '수령하기' })).toBeVisible();
  await isKept('/v1/products/exchanges/501/detail');
  await page.goto('/challenge?tab=done');
  await isKept('/api/challenges/completed');
  await page.goto('/community');
  await isKept('/api/spots/latest');
  await page.goto('/post/101');
  await isKept('/api/spots/101/comments');
  const comment = await page.getByRole('main').getByRole('listitem').first().innerText();
  await page.goto('/inapp/shop');
  await isKept('category');

  await goOffline();
  await page.goto('/mypage/mycoupons');
  await expect(page.getByRole('link', { name: '감귤주스 교환권' })).toBeVisible();
  await expect(page.getByText('오프라인')).toBeVisible();
  const pictures = page.locator('main img');
  await expect
    .poll(() =>
      pictures.evaluateAll((all) =>
        all.every((one) => one instanceof HTMLImageElement && one.naturalWidth > 0),
      ),
    )
    .toBe(true);
  await page.getByRole('link', { name: '감귤주스 교환권' }).click();
  await expect(page.getByRole('button', { name: '수령하기' })).toBeVisible();
  await page.goto('/challenge?tab=done');
  await expect(page.getByText('완료').first()).toBeVisible();
  await page.goto('/post/101');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(
    comment.split('\n')[0] ?? '',
  );
  await page.goto('/community');
  await expect(page.getByText('용두암').first()).toBeVisible();
  await page.goto('/inapp/shop');
  await expect(page.getByText('128').first()).toBeVisible();

  await goOnline();
  await expect(page.getByText('오프라인')).toBeHidden();
});

test.describe(() => {
  // On it a picture that is as wide as the screen comes in another width than one as wide as the column.
  test.use({ deviceScaleFactor: 1.75 });

  test('a picture that was seen in one width stands in for the others without a connection @nightly', async ({
    page,
    server,
    putAside,
    goOffline,
  }) => {
    await page.goto('/splash');
    const id = await postPicture(page, await server.user({ nickname: '올레꾼' }));
    await page.goto(`/post/${id}`);
    const picture = page.getByRole('img', { name: '포구 1' });
    const width = () =>
      picture.evaluate((image: HTMLImageElement) => /-w(\d+)\.webp$/.exec(image.currentSrc)?.[1]);
    await expect.poll(width).toBe('800');
    await putAside(page);
    await expect.poll(async () => (await listKept(page)).join()).toContain(`/api/spots/${id}`);
    // Seen again with the worker in charge: the clock of these tests has no list of what was loaded before it.
    await page.reload();
    await expect.poll(() => page.evaluate(listKeptPictures, PICTURES_CACHE)).toContain('-w800.webp');

    await goOffline();
    await page.setViewportSize({ width: 900, height: 900 });
    await page.reload();
    await expect.poll(width).toBe('1600');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)).toBe(true);
  });
});

test('nothing of one user is left when they sign out, nor for the next one', async ({
  page,
  signInToStory,
  putAside,
  goOffline,
  settle,
}) => {
  await signInToStory('gamgyul');
  await page.goto('/mypage/mycoupons');
  await putAside(page);
  await expect.poll(() => countKept(page)).toBeGreaterThan(1);
  await page.goto('/mypage');
  await new MyPageScreen(page).signOut();
  await expect(page).toHaveURL(/\/splash$/);
  await settle(page);
  await expect.poll(() => countKept(page)).toBe(0);
  expect(await page.evaluate(() => caches.has('dosaegi-pictures'))).toBe(false);

  await signInToStory('oreum');
  await page.goto('/mypage');
  await settle(page);
  await expect(page.getByText('오름지기')).toBeVisible();
  await expect.poll(() => countKept(page)).toBeGreaterThan(0);
  await goOffline();
  await page.goto('/mypage/mycoupons');
  await expect(page.getByText('상품권을 불러오지 못했습니다.')).toBeVisible();
  await expect(page.getByText('감귤주스 교환권')).toBeHidden();
});

const DAY_MS = 24 * 60 * 60 * 1000;

for (const { what, ...change } of [
  { what: 'what the contract of today does not allow', state: { data: 'not what it was' } },
  { what: 'what was kept under another contract', entry: { buster: 'another' } },
  { what: 'what is more than a day in the future', ageMs: -DAY_MS - 60_000 },
  { what: 'what is older than a week', ageMs: 7 * DAY_MS + 60_000 },
  { what: 'what is no entry at all', entry: { state: null } },
]) {
  test(`${what} is not shown without a connection @nightly`, async ({
    page,
    signInToStory,
    putAside,
    goOffline,
  }) => {
    await signInToStory('gamgyul');
    await page.goto('/mypage/mycoupons');
    await putAside(page);
    await expect.poll(() => countKept(page)).toBeGreaterThan(1);
    await page.evaluate(changeKept, { of: '/v1/products/my/goods', ...change });
    await goOffline();
    await page.goto('/mypage/mycoupons');
    await expect(page.getByText('상품권을 불러오지 못했습니다.')).toBeVisible();
  });
}

test('what was kept before the clock was set back by some hours is still shown @nightly', async ({
  page,
  signInToStory,
  putAside,
  goOffline,
}) => {
  await signInToStory('gamgyul');
  await page.goto('/mypage/mycoupons');
  await putAside(page);
  await expect.poll(() => countKept(page)).toBeGreaterThan(1);
  await page.evaluate(changeKept, {
    of: '/v1/products/my',
    ageMs: -DAY_MS + 60 * 60 * 1000,
  });
  await goOffline();
  await page.goto('/mypage/mycoupons');
  await expect(page.getByRole('link', { name: '감귤주스 교환권' })).toBeVisible();
});

/** Lets the app begin to ask, ten seconds pass, and the page look at what is kept. */
async function passSlowly(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('output'));
  for (let look = 0; look < 20; look += 1) {
    await page.clock.fastForward(500);
    await countKept(page);
  }
}

test.describe('over a slow connection', () => {
  const voucher = (page: Page) => page.getByRole('link', { name: '감귤주스 교환권' });
  const NONE = { body: { success: true, data: [] } };

  test.beforeEach(async ({ page, signInToStory, putAside }) => {
    await signInToStory('gamgyul');
    await page.goto('/mypage/mycoupons');
    await expect(voucher(page)).toBeVisible();
    await putAside(page);
    await expect.poll(async () => (await listKept(page)).join()).toContain('/v1/products/my/goods');
  });

  test('over a slow connection what was seen stands after two seconds, until the answer takes its place', async ({
    page,
    wire,
  }) => {
    const answer = wire.hold('listMyGoods', NONE);
    await page.goto('/mypage/mycoupons');
    await expect.poll(() => wire.of('listMyGoods').length).toBeGreaterThan(0);
    await page.clock.fastForward(2000);
    await expect(voucher(page)).toBeVisible();
    await expect(page.getByText('오프라인')).toBeHidden();
    answer.release();
    await expect(page.getByText('아직 보유한 상품권이 없어요.')).toBeVisible();
    await expect(voucher(page)).toBeHidden();
  });

  test('what was shown over a slow connection and refused in the end is not seen any more @nightly', async ({
    page,
    wire,
  }) => {
    const answer = wire.hold('listMyGoods', { status: 400, body: { success: false, message: '안 돼요.' } });
    await page.goto('/mypage/mycoupons');
    await expect.poll(() => wire.of('listMyGoods').length).toBeGreaterThan(0);
    await page.clock.fastForward(2000);
    await expect(voucher(page)).toBeVisible();
    answer.release();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(voucher(page)).toBeHidden();
  });

  test('over a slow connection what was seen stays, marked as from before, where no answer comes in the end @nightly', async ({
    page,
    wire,
  }) => {
    const breaks = Promise.withResolvers<void>();
    wire.handle('listMyGoods', async (route) => {
      await breaks.promise;
      await route.abort('connectionfailed');
    });
    await page.goto('/mypage/mycoupons');
    await expect.poll(() => wire.of('listMyGoods').length).toBeGreaterThan(0);
    await page.clock.fastForward(2000);
    await expect(voucher(page)).toBeVisible();
    breaks.resolve();
    await expect.poll(() => wire.of('listMyGoods').length).toBeGreaterThan(1);
    await expect(page.getByText('마지막으로 본 내용이에요.')).toBeVisible();
    await expect(voucher(page)).toBeVisible();
  });

  test('over a slow connection a session, a voucher to hand over and a price wait for the server @nightly', async ({
    page,
    wire,
    settle,
  }) => {
    await voucher(page).click();
    await expect(page.getByRole('button', { name: '수령하기' })).toBeVisible();
    await settle(page);
    await expect.poll(async () => (await listKept(page)).join()).toContain('/exchanges/501/detail');
    await page.goto('/inapp/shop/401');
    await expect(page.getByRole('button', { name: '구매하기' })).toBeVisible();
    await settle(page);
    await expect.poll(async () => (await listKept(page)).join()).toContain('/v1/products/401');

    const price = wire.hold('getProduct');
    await page.reload();
    await expect.poll(() => wire.of('getProduct').length).toBeGreaterThan(1);
    await passSlowly(page);
    await expect(page.getByRole('button', { name: '구매하기' })).toBeHidden();
    price.release();
    await expect(page.getByRole('button', { name: '구매하기' })).toBeVisible();

    const detail = wire.hold('getExchange');
    await page.goto('/mypage/mycoupons/501');
    await expect.poll(() => wire.of('getExchange').length).toBeGreaterThan(1);
    await passSlowly(page);
    await expect(page.getByRole('button', { name: '수령하기' })).toBeHidden();
    detail.release();
    await expect(page.getByRole('button', { name: '수령하기' })).toBeVisible();

    const session = wire.hold('getSession');
    const asked = wire.of('getSession').length;
    await page.goto('/mypage/mycoupons');
    await expect.poll(() => wire.of('getSession').length).toBeGreaterThan(asked);
    await passSlowly(page);
    await expect(page.locator('main')).toBeHidden();
    session.release();
    await expect(voucher(page)).toBeVisible();
  });
});

interface Change {
  /** A part of the question. */
  of: string;
  /** What is another of the kept entry. */
  entry?: object | undefined;
  /** What is another of the answer in it. */
  state?: object | undefined;
  /** How long ago it was kept, in milliseconds of the page's clock. */
  ageMs?: number | undefined;
}

/** Runs in the page: puts other data into what is kept of a question. */
async function changeKept({ of, entry: change, state, ageMs }: Change): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('dosaegi-answers');
    opening.addEventListener('success', () => resolve(opening.result));
  });
  const answers = database.transaction('answers', 'readwrite').objectStore('answers');
  const keys = await new Promise<IDBValidKey[]>((resolve) => {
    const request = answers.getAllKeys();
    request.addEventListener('success', () => resolve(request.result));
  });
  for (const key of keys.filter((one) => typeof one === 'string' && one.includes(of))) {
    const entry = await new Promise<{ text: string }>((resolve) => {
      const request = answers.get(key);
      request.addEventListener('success', () => resolve(request.result));
    });
    const kept = JSON.parse(entry.text);
    Object.assign(kept.state, state);
    if (ageMs !== undefined) kept.state.dataUpdatedAt = Date.now() - ageMs;
    Object.assign(kept, change);
    answers.put({ ...entry, text: JSON.stringify(kept) }, key);
  }
  database.close();
}
