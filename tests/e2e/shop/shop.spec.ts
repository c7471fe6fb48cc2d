import { expect, test } from '../../support/browser-test.ts';
import { ProductScreen, ShopScreen } from '../pages/shop.ts';

test('the shop shows the balance and the products of both categories', async ({
  page,
  wire,
  signIn,
  expectAccessible,
}) => {
  await signIn();
  wire.handle('listProducts', (route, { query }) =>
    route.continue({
      headers: {
        ...route.request().headers(),
        prefer: `example=${query['category'] === 'GOODS' ? 'goods' : 'typical'}`,
      },
    }),
  );
  await page.route('**/product-bus.svg', (route) => route.abort());
  const shop = new ShopScreen(page);
  await shop.open();

  await expect(page.getByRole('heading', { name: '구매하기' })).toBeVisible();
  await expect(shop.balance).toContainText('128');
  await expect(shop.vouchersTab).toHaveAttribute('aria-selected', 'true');
  await expect(shop.products).toHaveText([
    /감귤주스 교환권.*30/,
    /제주 시티투어버스 1일권.*120/,
    /오메기떡 교환권.*45/,
    /렌터카 1일 할인권.*300/,
  ]);
  await expect(shop.product('감귤주스 교환권').locator('img')).toBeVisible();
  await expect(shop.product('제주 시티투어버스 1일권').locator('img')).toHaveCount(0);
  await expectAccessible();

  await shop.vouchersTab.focus();
  await page.keyboard.press('ArrowRight');
  await expect(shop.products.first()).toContainText('도새기 키링');
  expect(wire.of('listProducts').map(({ query }) => query)).toEqual([
    { category: 'JEJU_TICON' },
    { category: 'GOODS' },
  ]);

  await shop.product('도새기 키링').press('Enter');
  await expect(page).toHaveURL(/\/inapp\/shop\/411$/);
  await page.getByRole('button', { name: '뒤로' }).click();
  await expect(shop.goodsTab).toHaveAttribute('aria-selected', 'true');
});

test('what cannot be bought says so beside its cost, and an owned Jeju voucher once for all @nightly', async ({
  page,
  wire,
  signIn,
}) => {
  await signIn();
  const shop = new ShopScreen(page);
  const refusal = page.getByText('이미 보유 중인 제주 티콘이라 구매할 수 없어요.');
  await shop.open();
  await expect(shop.products).toHaveText([
    '감귤주스 교환권한라봉 30보유 중',
    '제주 시티투어버스 1일권한라봉 120',
    '오메기떡 교환권한라봉 45',
    '렌터카 1일 할인권한라봉 300',
  ]);
  await expect(refusal).toBeVisible();

  wire.example('getSession', 'withoutVoucher');
  await page.reload();
  await expect(shop.products).toHaveText([
    '감귤주스 교환권한라봉 30',
    '제주 시티투어버스 1일권한라봉 120',
    '오메기떡 교환권한라봉 45',
    '렌터카 1일 할인권한라봉 300172개 부족',
  ]);
  await expect(refusal).toHaveCount(0);
});

test('a product without a picture, or with a broken one, shows the checker pattern in the list and on its page @nightly', async ({
  page,
  wire,
  signIn,
}) => {
  await signIn();
  const common = { hallabongCost: 60, category: 'JEJU_TICON' };
  const bare = { ...common, productId: 421, name: '그림 없는 상품', imageUrl: null };
  const broken = {
    ...common,
    productId: 422,
    name: '그림이 깨진 상품',
    imageUrl: '/example-images/none.svg',
  };
  const whole = {
    ...common,
    productId: 423,
    name: '감귤주스',
    imageUrl: '/example-images/product-juice.svg',
  };
  wire.answer('listProducts', { body: { success: true, data: [bare, broken, whole] } });
  await page.route('**/none.svg', (route) => route.fulfill({ status: 404 }));
  const shop = new ShopScreen(page);
  await shop.open();
  for (const { name } of [bare, broken]) {
    await expect(shop.checkerIn(shop.product(name))).toBeVisible();
    await expect(shop.product(name).locator('img')).toHaveCount(0);
  }
  await expect(shop.product('감귤주스').locator('img')).toBeVisible();
  await expect(shop.checkerIn(shop.product('감귤주스'))).toHaveCount(0);

  for (const data of [bare, broken]) {
    wire.answer('getProduct', { body: { success: true, data } });
    await new ProductScreen(page).open(data.productId);
    await expect(page.getByRole('heading', { name: data.name })).toBeVisible();
    await expect(shop.checkerIn(page.getByRole('main'))).toBeVisible();
  }
});

test('an unknown category is 제주티콘, and an empty one says so @nightly', async ({ page, wire, signIn }) => {
  await signIn();
  wire.example('listProducts', 'empty');
  const shop = new ShopScreen(page);
  await shop.open('?category=FOOD');
  await expect(page.getByText('아직 준비된 상품이 없어요.')).toBeVisible();
  await expect(shop.vouchersTab).toHaveAttribute('aria-selected', 'true');
  expect(wire.of('listProducts')[0]?.query).toEqual({ category: 'JEJU_TICON' });
});

test('a list that fails to load says so and can be tried again @nightly', async ({
  page,
  wire,
  signIn,
  expectAccessible,
}) => {
  await signIn();
  wire.answer('listProducts', { body: '<html>점검 중</html>', contentType: 'text/html' });
  const shop = new ShopScreen(page);
  await shop.open();
  await expect(page.getByRole('alert')).toHaveText('상품 목록을 불러오지 못했습니다.');
  await expect(shop.products).toHaveCount(0);
  await expectAccessible();
  wire.restore('listProducts');
  await shop.retry.click();
  await expect(shop.products).toHaveCount(4);
});

test('the balance is asked for again when the window gets the focus back @nightly', async ({
  page,
  wire,
  signIn,
}) => {
  await signIn();
  const shop = new ShopScreen(page);
  await shop.open();
  await expect(shop.balance).toContainText('128');
  wire.example('getSession', 'newcomer');
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(shop.balance).not.toContainText('128');
  await expect(shop.balance).toContainText('0');
});

test('a visitor is sent to the login @nightly', async ({ page }) => {
  await new ShopScreen(page).open();
  await expect(page).toHaveURL(/\/auth\/login$/);
});

test('the address of no product leads to the shop @nightly', async ({ page, signIn }) => {
  await signIn();
  for (const id of ['abc', '99999999999999999999']) {
    await new ProductScreen(page).open(id);
    await expect(page).toHaveURL(/\/inapp\/shop$/);
  }
});

test('a product that fails to load tells why and can be tried again @nightly', async ({
  page,
  wire,
  signIn,
}) => {
  await signIn();
  wire.status('getProduct', 404);
  const product = new ProductScreen(page);
  await product.open(401);
  await expect(page.getByRole('alert')).toHaveText('찾을 수 없습니다.');
  await expect(product.buy).toHaveCount(0);
  wire.breakOff('getProduct');
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.getByRole('alert')).toHaveText('상품을 불러오지 못했습니다.');
  wire.restore('getProduct');
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.getByRole('heading', { name: '감귤주스 교환권' })).toBeVisible();
});

test('leaving the list cancels its request, and so does the other tab @nightly', async ({
  page,
  wire,
  signIn,
}) => {
  await signIn();
  const held = wire.hold('listProducts');
  const shop = new ShopScreen(page);
  const waitForCancelled = (category: string) =>
    page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith(`/v1/products?category=${category}`),
    );
  await shop.open();
  await expect.poll(() => wire.of('listProducts').length).toBe(1);
  const vouchers = waitForCancelled('JEJU_TICON');
  await shop.goodsTab.click();
  expect((await vouchers).failure()?.errorText).toContain('ERR_ABORTED');

  await expect.poll(() => wire.of('listProducts').length).toBe(2);
  const goods = waitForCancelled('GOODS');
  await page.getByRole('button', { name: '뒤로' }).click();
  expect((await goods).failure()?.errorText).toContain('ERR_ABORTED');
  held.release();
});

test('leaving a page cancels its request @nightly', async ({ page, wire, signIn }) => {
  await signIn();
  const held = wire.hold('getProduct');
  const product = new ProductScreen(page);
  await product.open(401);
  await expect.poll(() => wire.of('getProduct').length).toBe(1);
  const cancelled = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/products/401'));
  await page.getByRole('button', { name: '뒤로' }).click();
  expect((await cancelled).failure()?.errorText).toContain('ERR_ABORTED');
  held.release();
});

test('the payment applies the cost or the balance, and tells what is lacking', async ({
  page,
  wire,
  signIn,
}) => {
  await signIn();
  const product = new ProductScreen(page);
  for (const [cost, applied, shortage] of [
    [0, '0', ''],
    [2147483647, '128', '보유한라봉이 2,147,483,519개 부족해요'],
  ] as const) {
    wire.answer('getProduct', {
      body: {
        success: true,
        data: { productId: 411, name: '도새기 키링', imageUrl: null, hallabongCost: cost, category: 'GOODS' },
      },
    });
    await product.openPayment(411);
    await expect(product.applied).toHaveValue(applied);
    await expect(product.applied).not.toBeEditable();
    await expect(product.applied).toHaveAccessibleDescription(shortage);
    await expect(page.getByText('구매 후 남는 한라봉')).toHaveCount(shortage ? 0 : 1);
  }
});
