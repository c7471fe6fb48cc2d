import type { Page } from '@playwright/test';
import { expect, test, type Wire } from '../../support/browser-test.ts';
import { tabTo } from '../../support/keyboard.ts';
import { tapFiftyTimes, waitForNextTap } from '../../support/quick-taps.ts';
import { ConversionDialog, ProductScreen, ShopScreen, VoucherScreens } from '../pages/shop.ts';
import { openSecondTab } from './second-tab.ts';

test.beforeEach(async ({ page, wire, signIn }) => {
  await page.clock.install();
  await signIn();
  wire.example('getProduct', 'goods');
});

test('a product is bought in two steps, by the keyboard alone', async ({ page, wire, expectAccessible }) => {
  const product = new ProductScreen(page);
  const back = page.getByRole('button', { name: '뒤로' });
  await product.open(411);
  await expect(page.getByRole('heading', { name: '도새기 키링' })).toBeVisible();
  await expect(page.getByText('굿즈')).toBeVisible();
  await expectAccessible();
  await tabTo(product.buy);
  await page.keyboard.press('Enter');

  await expect(product.applied).toHaveValue('60');
  await expectAccessible();
  await tabTo(back, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(product.applied).toHaveCount(0);
  await waitForNextTap(page);
  await tabTo(product.buy);
  await page.keyboard.press('Enter');
  await expect(product.applied).toBeVisible();
  expect(wire.of('exchangeProduct')).toEqual([]);

  await expect.poll(() => wire.of('listMyGoods').length).toBe(1);
  await waitForNextTap(page);
  await tabTo(product.buy);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/mypage$/);
  await expect(page.getByText('구매를 완료했습니다.')).toBeVisible();
  expect(wire.of('exchangeProduct')).toMatchObject([
    { method: 'POST', path: '/v1/products/411/exchange', body: { userId: 1 } },
  ]);
  const paid = wire.calls.findIndex(({ operation }) => operation === 'exchangeProduct');
  await expect
    .poll(() => wire.calls.slice(paid).map(({ operation }) => operation))
    .toEqual(expect.arrayContaining(['listMyGoods', 'getSession', 'getProduct']));
});

test('what was bought flies to the vouchers of my page as a ticket, once', async ({ page }) => {
  const product = new ProductScreen(page);
  const ticket = page.locator('[data-portal] img[src$="product-keyring.svg"]');
  await product.openPayment(411);
  await product.buy.click();
  await expect(page).toHaveURL(/\/mypage$/);
  await expect(ticket).toBeAttached();
  await expect(ticket).toHaveCount(0);

  await page.getByRole('link', { name: '내 상품권 확인하기' }).click();
  await expect(page).toHaveURL(/\/mycoupons$/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: '마이페이지' })).toBeVisible();
  await expect(ticket).toHaveCount(0);
});

test('fifty quick taps on either step buy once, at the second step @nightly', async ({ page, wire }) => {
  const product = new ProductScreen(page);
  await product.open(411);
  await tapFiftyTimes(product.buy);
  await expect(product.applied).toBeVisible();
  expect(wire.of('exchangeProduct')).toEqual([]);

  const held = wire.hold('exchangeProduct');
  await product.openPayment(411);
  await tapFiftyTimes(product.buy);
  await expect(page.getByRole('button', { name: '구매 중…' })).toBeVisible();
  await tapFiftyTimes(page.getByRole('button', { name: '구매 중…' }));
  held.release();
  await expect(page).toHaveURL(/\/mypage$/);
  expect(wire.of('exchangeProduct')).toHaveLength(1);
});

test('a second Jeju voucher is refused at either step @nightly', async ({ page, wire }) => {
  wire.restore('getProduct');
  const product = new ProductScreen(page);
  const toast = page.getByText('이미 보유 중인 제주 티콘이라 구매할 수 없어요.');
  await product.open(401);
  await product.buy.click();
  await expect(toast).toBeVisible();
  await expect(product.applied).toHaveCount(0);

  await product.openPayment(401);
  await product.buy.click();
  await expect(toast).toBeVisible();
  expect(wire.of('exchangeProduct')).toEqual([]);
});

test('lacking hallabong open the modal, which leads to the three ways of getting some @nightly', async ({
  page,
  wire,
  expectAccessible,
}) => {
  wire.example('getSession', 'withoutVoucher');
  wire.example('getProduct', 'tooExpensive');
  wire.example('exchangeProduct', 'insufficientHallabong', 409);
  const product = new ProductScreen(page);
  await product.openPayment(404);
  await expect(page.getByText('보유한라봉이 172개 부족해요')).toBeVisible();
  await product.buy.click();
  await expect(product.shortage).toBeVisible();
  await expectAccessible();
  await product.shortage.getByRole('button', { name: '닫기' }).click();
  await expect(product.shortage).toHaveCount(0);
  await expect(product.buy).toBeFocused();

  await waitForNextTap(page);
  await product.buy.click();
  await product.shortage.getByRole('button', { name: '한라봉 받으러 가기' }).click();
  await expectAccessible();
  await product.help.getByRole('button', { name: '포인트 전환' }).click();
  const conversion = new ConversionDialog(page);
  await expect(conversion.amount).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(conversion.dialog).toHaveCount(0);

  await product.banner.click();
  await expect(product.help.getByRole('link', { name: '글쓰러가기' })).toHaveAttribute('href', '/community');
  await product.help.getByRole('link', { name: '챌린지' }).click();
  await expect(page).toHaveURL('/challenge?tab=pre');
});

test('other failures show the server’s message or a text of their own @nightly', async ({ page, wire }) => {
  const product = new ProductScreen(page);
  await product.openPayment(411);
  for (const [example, text] of [
    ['alreadyOwned', '이미 보유 중인 제주 티콘이라 구매할 수 없어요.'],
    ['serverError', '서버 오류가 발생했습니다.'],
    ['withoutMessage', '구매에 실패했습니다.'],
  ] as const) {
    wire.example('exchangeProduct', example);
    await waitForNextTap(page);
    await product.buy.click();
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page).toHaveURL(/step=payment$/);
});

const bought = { exchangeId: 504, name: '도새기 키링', imageUrl: null, accepted: false };
const owned = { exchangeId: 503, name: '해녀 스티커 세트', imageUrl: null, accepted: false };

/** The payment of somebody whose one voucher has been loaded. */
async function openPaymentWithVoucher(page: Page, wire: Wire): Promise<ProductScreen> {
  wire.answer('listMyGoods', { body: { success: true, data: [owned] } });
  const product = new ProductScreen(page);
  await product.openPayment(411);
  await expect.poll(() => wire.of('listMyGoods').length).toBe(1);
  return product;
}

test('a purchase whose answer got lost, but which went through, is found among the vouchers', async ({
  page,
  wire,
}) => {
  const product = await openPaymentWithVoucher(page, wire);
  wire.breakOff('exchangeProduct');
  wire.answer('listMyGoods', { body: { success: true, data: [bought, owned] } });
  await product.buy.click();
  await expect(page.getByText('구매를 완료했습니다.')).toBeVisible();
  await expect(page).toHaveURL(/\/mypage$/);
  expect(wire.of('exchangeProduct')).toHaveLength(1);
});

test('a purchase whose answer made no sense and which bought nothing may be tried again @nightly', async ({
  page,
  wire,
  expectAccessible,
}) => {
  wire.answer('exchangeProduct', { status: 502, body: '<html>Bad Gateway</html>', contentType: 'text/html' });
  const product = new ProductScreen(page);
  await product.openPayment(411);
  await expect.poll(() => wire.of('listMyGoods').length).toBe(1);
  await product.buy.click();
  await expect.poll(() => wire.of('listMyGoods').length).toBe(2);
  const dialog = product.dialog('구매에 실패했습니다.');
  await expect(page.getByRole('button', { name: '구매 결과 확인 중…' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.clock.fastForward(2000);
  await expect(dialog).toContainText('다시 구매할 수 있어요.');
  expect(wire.of('listMyGoods')).toHaveLength(3);
  await expectAccessible();
  expect(wire.of('exchangeProduct')).toHaveLength(1);
  await dialog.getByRole('button', { name: '닫기' }).click();
  wire.restore('exchangeProduct');
  await waitForNextTap(page);
  await product.buy.click();
  await expect(page).toHaveURL(/\/mypage$/);
  expect(wire.of('exchangeProduct')).toHaveLength(2);
});

test('as long as nobody knows what became of a purchase, no tap sends another, not even after a reload', async ({
  page,
  wire,
  expectAccessible,
}) => {
  const product = await openPaymentWithVoucher(page, wire);
  wire.breakOff('exchangeProduct');
  wire.status('listMyGoods', 401);
  await product.buy.click();
  const dialog = product.dialog('구매 결과를 확인하지 못했어요.');
  await expect(dialog).toBeVisible();
  await expectAccessible();

  await page.reload();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: '닫기' }).click();
  await product.buy.click();
  await expect(dialog).toBeVisible();
  wire.answer('listMyGoods', { body: { success: true, data: [bought, owned] } });
  await dialog.getByRole('button', { name: '다시 확인' }).click();
  await expect(page.getByText('구매를 완료했습니다.')).toBeVisible();
  await expect(page).toHaveURL(/\/mypage$/);
  expect(wire.of('exchangeProduct')).toHaveLength(1);
});

test('a purchase that a reload has cut off is cleared up when the page opens, and the next tap buys anew @nightly', async ({
  page,
  wire,
}) => {
  const product = await openPaymentWithVoucher(page, wire);
  const held = wire.hold('exchangeProduct');
  await product.buy.click();
  await expect.poll(() => wire.of('exchangeProduct').length).toBe(1);

  wire.answer('listMyGoods', { body: { success: true, data: [bought, owned] } });
  await page.reload();
  await expect(page.getByText('구매를 완료했습니다.')).toBeVisible();
  await expect(page).toHaveURL(/step=payment$/);
  expect(wire.of('exchangeProduct')).toHaveLength(1);
  held.release();

  wire.restore('exchangeProduct');
  await product.buy.click();
  await expect(page).toHaveURL(/\/mypage$/);
  expect(wire.of('exchangeProduct')).toHaveLength(2);
});

test('who leaves the page while a purchase is under way finds it under way on coming back, and buys once @nightly', async ({
  page,
  wire,
}) => {
  const product = new ProductScreen(page);
  const shop = new ShopScreen(page);
  await product.openPayment(411);
  const held = wire.hold('exchangeProduct');
  await product.buy.click();
  await expect.poll(() => wire.of('exchangeProduct').length).toBe(1);
  await page.getByRole('button', { name: '뒤로' }).click();
  await expect(product.applied).toHaveCount(0);
  await page.getByRole('button', { name: '뒤로' }).click();
  await shop.goodsTab.click();
  await shop.product('도새기 키링').click();

  const pending = page.getByRole('button', { name: '구매 중…' });
  await expect(pending).toHaveAttribute('aria-disabled', 'true');
  await tapFiftyTimes(pending);
  held.release();
  await expect(page).toHaveURL(/\/mypage$/);
  await expect(page.getByText('구매를 완료했습니다.')).toBeVisible();
  expect(wire.of('exchangeProduct')).toHaveLength(1);
});

test('two tabs that buy the same product at once buy it once, and both tell so @nightly', async ({
  page,
  wire,
  context,
}) => {
  const second = await openSecondTab(context);
  second.wire.example('getProduct', 'goods');
  const tabs = [
    { page, wire },
    { page: second.page, wire: second.wire },
  ];
  for (const tab of tabs) {
    tab.wire.answer('listMyGoods', { body: { success: true, data: [owned] } });
    await new ProductScreen(tab.page).openPayment(411);
    await expect.poll(() => tab.wire.of('listMyGoods').length).toBeGreaterThan(0);
  }
  const held = tabs.map((tab) => tab.wire.hold('exchangeProduct'));
  const countSent = () => tabs.flatMap((tab) => tab.wire.of('exchangeProduct')).length;
  await Promise.all(tabs.map((tab) => new ProductScreen(tab.page).buy.click()));
  await expect.poll(countSent).toBe(1);
  const waiting = tabs.find((tab) => tab.wire.of('exchangeProduct').length === 0)?.page ?? page;
  await expect(waiting.getByRole('button', { name: '구매 결과 확인 중…' })).toBeVisible();

  for (const tab of tabs) tab.wire.answer('listMyGoods', { body: { success: true, data: [bought, owned] } });
  for (const hold of held) hold.release();
  for (const tab of tabs) {
    await expect(tab.page).toHaveURL(/\/mypage$/);
    await expect(tab.page.getByText('구매를 완료했습니다.')).toBeVisible();
  }
  expect(countSent()).toBe(1);
});

test('after a first purchase the vouchers are loaded, instead of there being none @nightly', async ({
  page,
  wire,
}) => {
  wire.answer('listMyGoods', { body: { success: true, data: [] } });
  const product = new ProductScreen(page);
  await product.openPayment(411);
  await expect.poll(() => wire.of('listMyGoods').length).toBe(1);
  const held = wire.hold('listMyGoods', { body: { success: true, data: [bought] } });
  await product.buy.click();
  await page.getByRole('link', { name: '내 상품권 확인하기' }).click();
  await expect(page.getByRole('heading', { name: '내 상품권' })).toBeVisible();
  await expect(page.getByText('불러오는 중…')).toBeAttached();
  await expect(page.getByText('아직 보유한 상품권이 없어요.')).toHaveCount(0);
  held.release();
  await expect(new VoucherScreens(page).vouchers).toHaveText(['도새기 키링']);
});
