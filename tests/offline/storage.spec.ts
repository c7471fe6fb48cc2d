import type { Page } from '@playwright/test';
import { MyPageScreen } from '../e2e/pages/account.ts';
import { PostScreen } from '../e2e/pages/post.ts';
import { countKept, listKept } from '../support/kept-answers.ts';
import { expect, test } from '../support/offline-test.ts';
import { waitForNextTap } from '../support/quick-taps.ts';

test.beforeEach(({ story }) => story());

const NOT_KEPT = '휴대폰에 보관할 수 없어요.';

/** Leaves no room for anything new in IndexedDB and the caches of a page. */
async function fillStorage(page: Page, origin: string): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
}

/** Runs in the page, before anything else: its database has no room for anything new. */
function refuseEntries(): void {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

/** Runs in the page, before anything else: its small storage takes nothing more. */
function refuseToStore(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

/** Runs in the page, before anything else: a browser whose user forbids all storage. */
function forbidStorage(): void {
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['indexedDB', 'caches', 'localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { get: forbidden });
  }
  navigator.serviceWorker.register = () =>
    Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
}

/** What everybody does: reads, likes, writes a comment and leaves. */
async function useTheApp(page: Page): Promise<void> {
  const post = new PostScreen(page);
  await post.open(101);
  const before = await post.like.textContent();
  await post.like.click();
  await expect(post.like).not.toHaveText(before ?? '');
  await post.field.fill('바다가 예뻐요');
  await post.send.click();
  await expect(post.thread('바다가 예뻐요')).toBeVisible();
  const myPage = new MyPageScreen(page);
  await myPage.open();
  // The drawn page stands in front of the app's own for a moment, with the same texts.
  await expect(page.locator('#drawn')).toHaveCount(0);
  await expect(page.getByText('감귤이')).toBeVisible();
  await myPage.signOut();
  await expect(page).toHaveURL(/\/splash$/);
  await page.goto('/mypage');
  await expect(page.locator('#drawn')).toHaveCount(0);
  await expect(page.getByText('게스트')).toBeVisible();
}

test('with the storage full from the first visit on the app works, and keeps nothing', async ({
  page,
  host,
  signInToStory,
  settle,
}) => {
  await page.addInitScript(refuseToStore);
  await page.goto('/splash');
  await fillStorage(page, host.url);
  await signInToStory('gamgyul');
  await page.goto('/mypage');
  await settle(page);
  await useTheApp(page);
  await settle(page);
  expect(await countKept(page)).toBe(0);
});

test('with the storage full a comment without a connection stays in its field, and goes when the connection is back @nightly', async ({
  page,
  wire,
  signInToStory,
  putAside,
  goOffline,
  goOnline,
}) => {
  const post = new PostScreen(page);
  await signInToStory('gamgyul');
  await post.open(101);
  await putAside(page);
  await expect.poll(() => countKept(page)).toBeGreaterThan(1);
  await page.addInitScript(refuseEntries);
  await goOffline();
  await post.open(101);
  await post.field.fill('자리가 없어도 남겨요');
  await post.send.click();
  await expect(page.getByText(NOT_KEPT)).toBeVisible();
  await expect(post.field).toHaveValue('자리가 없어도 남겨요');

  await goOnline();
  await waitForNextTap(page);
  await post.send.click();
  await expect(post.thread('자리가 없어도 남겨요')).toBeVisible();
  expect(wire.of('createComment')).toHaveLength(1);
});

test('where the browser forbids all storage the app works as long as its page lives @nightly', async ({
  page,
  context,
  signInToStory,
  settle,
}) => {
  await page.addInitScript(forbidStorage);
  await signInToStory('gamgyul');
  await page.goto('/mypage');
  await settle(page);
  await useTheApp(page);
  await signInToStory('gamgyul');
  const post = new PostScreen(page);
  await post.open(101);
  // What the server has drawn stands before the app that sends.
  await settle(page);
  await post.field.fill('보관할 수 없어요');
  await context.setOffline(true);
  await post.send.click();
  await expect(page.getByText(NOT_KEPT)).toBeVisible();
  await expect(post.field).toHaveValue('보관할 수 없어요');
});

test.describe('what the system clears between two visits', () => {
  const clear = async (page: Page, origin: string, storageTypes: string) => {
    const devTools = await page.context().newCDPSession(page);
    await page.goto('about:blank');
    await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes });
  };

  test('what the system clears between two visits is put aside again by the next one, and read without a connection after it @nightly', async ({
    page,
    host,
    signInToStory,
    putAside,
    goOffline,
  }) => {
    await signInToStory('gamgyul');
    await page.goto('/mypage/mycoupons');
    await putAside(page);
    await clear(page, host.url, 'indexeddb,cache_storage,local_storage');

    await page.goto('/mypage/mycoupons');
    await expect(page.getByRole('link', { name: '감귤주스 교환권' })).toBeVisible();
    await putAside(page);
    await expect.poll(async () => (await listKept(page)).join()).toContain('/v1/products/my/goods');
    await goOffline();
    await page.goto('/mypage/mycoupons');
    await expect(page.getByRole('link', { name: '감귤주스 교환권' })).toBeVisible();
    await page.goto('/splash/permission');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a cleared storage makes a visitor without a connection, who is told so, and a user again with it @nightly', async ({
    page,
    host,
    signInToStory,
    putAside,
    goOffline,
    goOnline,
  }) => {
    await signInToStory('gamgyul');
    await page.goto('/mypage');
    await putAside(page);
    await clear(page, host.url, 'indexeddb,local_storage');
    await goOffline();
    await page.goto('/mypage');
    await expect(page.getByText('게스트')).toBeVisible();
    await expect(page.getByText('인터넷에 연결되어 있지 않아요.')).toBeVisible();

    await goOnline();
    await page.reload();
    await expect(page.locator('#drawn')).toHaveCount(0);
    await expect(page.getByText('감귤이')).toBeVisible();
  });
});
