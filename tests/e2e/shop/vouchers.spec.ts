import { expect, test } from '../../support/browser-test.ts';
import { tapFiftyTimes, waitForNextTap } from '../../support/quick-taps.ts';
import { VoucherScreens } from '../pages/shop.ts';
import { openSecondTab } from './second-tab.ts';

test.beforeEach(async ({ page, signIn }) => {
  await page.clock.install();
  await signIn();
});

test('all vouchers are shown and lead to their use @nightly', async ({ page, wire, expectAccessible }) => {
  const screens = new VoucherScreens(page);
  await screens.openAll();
  await expect(page.getByRole('heading', { name: '내 상품권' })).toBeVisible();
  await expect(screens.vouchers).toHaveText([
    '해녀 스티커 세트',
    '감귤주스 교환권',
    '돌하르방 마그넷수령완료',
  ]);
  expect(wire.of('listMyGoods')).toMatchObject([{ path: '/v1/products/my/goods', query: { userId: '1' } }]);
  await expectAccessible();
  await screens.vouchers.nth(1).press('Enter');
  await expect(page).toHaveURL(/\/mypage\/mycoupons\/501$/);
});

test('no vouchers, and vouchers that fail to load, say so @nightly', async ({
  page,
  wire,
  expectAccessible,
}) => {
  const screens = new VoucherScreens(page);
  wire.example('listMyGoods', 'empty');
  await screens.openAll();
  await expect(page.getByText('아직 보유한 상품권이 없어요.')).toBeVisible();
  await expectAccessible();

  wire.answer('listMyGoods', { status: 400, body: { success: false } });
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText('상품권을 불러오지 못했습니다.');
  await expectAccessible();
  wire.restore('listMyGoods');
  await screens.retry.click();
  await expect(screens.vouchers).toHaveCount(3);
});

test('a voucher is collected once, however often it is tapped', async ({ page, wire, expectAccessible }) => {
  const screens = new VoucherScreens(page);
  await screens.open(501);
  await expect(page.getByRole('heading', { name: '사용하기' })).toBeVisible();
  await expect(page.getByText('감귤주스 교환권')).toBeVisible();
  await expect(
    page.getByText('제주특별자치도 제주시 공항로 2, 제주국제공항 여객터미널 교통센터'),
  ).toBeVisible();
  await expect(
    page.getByText('수령할 때 직원에게 이 버튼을 보여주세요. 한 번만 사용할 수 있고 다시 사용할 수 없어요.'),
  ).toBeVisible();
  await expectAccessible();

  const held = wire.hold('acceptExchange');
  await tapFiftyTimes(screens.accept);
  await tapFiftyTimes(screens.confirm);
  await tapFiftyTimes(screens.pending);
  await expect(screens.pending).toHaveAttribute('aria-disabled', 'true');
  await expect.poll(() => wire.of('acceptExchange').length).toBe(1);
  held.release();
  await expect(screens.accepted).toBeDisabled();
  expect(wire.of('acceptExchange')).toMatchObject([
    { method: 'POST', path: '/v1/products/501/accept-toggle', body: undefined },
  ]);
  const sent = wire.calls.findIndex(({ operation }) => operation === 'acceptExchange');
  await expect.poll(() => wire.calls.slice(sent).map(({ operation }) => operation)).toContain('getSession');
});

test('a voucher that is collected is so from the start @nightly', async ({
  page,
  wire,
  expectAccessible,
}) => {
  wire.example('getExchange', 'accepted');
  const screens = new VoucherScreens(page);
  await screens.open(502);
  await expect(screens.accepted).toBeDisabled();
  await expect(page.getByText('돌하르방 마그넷')).toBeVisible();
  await expectAccessible();
});

test('수령하기 asks first, and a refusal sends nothing', async ({ page, wire, expectAccessible }) => {
  const screens = new VoucherScreens(page);
  await screens.open(501);
  await screens.accept.click();
  await expect(screens.question).toBeVisible();
  await expect(screens.confirm).toBeEnabled();
  await expectAccessible();
  await screens.refuse.click();
  await expect(screens.question).toHaveCount(0);
  await expect(screens.accept).toBeFocused();
  expect(wire.of('acceptExchange')).toEqual([]);
});

test('a voucher that was used elsewhere is not sent @nightly', async ({ page, wire }) => {
  const screens = new VoucherScreens(page);
  await screens.open(501);
  await expect(screens.accept).toBeEnabled();
  wire.example('getExchange', 'accepted');
  await screens.use();
  await expect(screens.accepted).toBeDisabled();
  expect(wire.of('acceptExchange')).toEqual([]);
});

test('a voucher is read again when the window gets the focus back, and never goes back @nightly', async ({
  page,
  wire,
}) => {
  const screens = new VoucherScreens(page);
  await screens.open(501);
  await expect(screens.accept).toBeEnabled();
  wire.example('getExchange', 'accepted');
  await screens.regainFocus();
  await expect(screens.accepted).toBeDisabled();

  wire.example('getExchange', 'typical');
  const before = wire.of('getExchange').length;
  await screens.regainFocus();
  await expect.poll(() => wire.of('getExchange').length).toBe(before + 1);
  await expect(page.getByRole('heading', { name: '감귤주스 교환권' })).toBeVisible();
  await expect(screens.accepted).toBeDisabled();
});

test('a lost answer is cleared up by reading the voucher again @nightly', async ({ page, wire }) => {
  const screens = new VoucherScreens(page);
  await screens.open(501);
  wire.handle('acceptExchange', async (route) => {
    wire.example('getExchange', 'accepted');
    await route.abort('connectionfailed');
  });
  await screens.use();
  await expect(screens.accepted).toBeDisabled();
  expect(wire.of('acceptExchange')).toHaveLength(1);
});

test('a voucher that was collected is so at once in the list and when it is opened again @nightly', async ({
  page,
  wire,
}) => {
  const screens = new VoucherScreens(page);
  await screens.openAll();
  const juice = screens.vouchers.filter({ hasText: '감귤주스 교환권' });
  await juice.click();
  await screens.use();
  await expect(screens.accepted).toBeDisabled();

  wire.hold('listMyGoods');
  wire.breakOff('getExchange');
  await page.getByRole('button', { name: '뒤로' }).click();
  await expect(juice).toHaveText('감귤주스 교환권수령완료');
  await juice.click();
  await expect(screens.accepted).toBeDisabled();
  await expect(screens.accept).toHaveCount(0);
  expect(wire.of('acceptExchange')).toHaveLength(1);
});

test('who leaves a voucher while it is being collected finds it so on coming back, and it is sent once @nightly', async ({
  page,
  wire,
}) => {
  const screens = new VoucherScreens(page);
  await screens.openAll();
  const juice = screens.vouchers.filter({ hasText: '감귤주스 교환권' });
  await juice.click();
  const held = wire.hold('acceptExchange');
  await screens.use();
  await expect.poll(() => wire.of('acceptExchange').length).toBe(1);
  await page.getByRole('button', { name: '뒤로' }).click();
  await juice.click();
  await expect(screens.pending).toHaveAttribute('aria-disabled', 'true');
  await tapFiftyTimes(screens.pending);
  held.release();
  await expect(screens.accepted).toBeDisabled();
  expect(wire.of('acceptExchange')).toHaveLength(1);
});

test('two tabs that collect the same voucher at once send it once, and both tell so @nightly', async ({
  page,
  wire,
  context,
}) => {
  const second = await openSecondTab(context);
  const tabs = [
    { wire, screens: new VoucherScreens(page) },
    { wire: second.wire, screens: new VoucherScreens(second.page) },
  ];
  for (const { screens } of tabs) {
    await screens.open(501);
    await expect(screens.accept).toBeEnabled();
  }
  const held = tabs.map((tab) => tab.wire.hold('acceptExchange'));
  const countSent = () => tabs.flatMap((tab) => tab.wire.of('acceptExchange')).length;
  await Promise.all(tabs.map(({ screens }) => screens.use()));
  await expect.poll(countSent).toBe(1);
  for (const { screens } of tabs) await expect(screens.pending).toBeVisible();

  for (const tab of tabs) tab.wire.example('getExchange', 'accepted');
  for (const hold of held) hold.release();
  for (const { screens } of tabs) await expect(screens.accepted).toBeDisabled();
  expect(countSent()).toBe(1);
});

test('a voucher that was not collected may be tried again @nightly', async ({
  page,
  wire,
  expectAccessible,
}) => {
  const screens = new VoucherScreens(page);
  await screens.open(501);
  wire.status('acceptExchange', 500);
  await screens.use();
  await expect(page.getByText('서버 오류가 발생했습니다.')).toBeVisible();
  await expect(screens.accept).toBeEnabled();
  await expectAccessible();
  wire.answer('acceptExchange', {
    body: { success: true, data: { exchangeId: 501, name: '감귤주스 교환권', accepted: false } },
  });
  await waitForNextTap(page);
  await screens.use();
  await expect(page.getByText('수령을 확인하지 못했어요. 다시 시도해주세요.')).toBeVisible();
  wire.restore('acceptExchange');
  await waitForNextTap(page);
  await screens.use();
  await expect(screens.accepted).toBeDisabled();
});

test('an address without a usable id leads to the vouchers, one of another user says why @nightly', async ({
  page,
  wire,
}) => {
  const screens = new VoucherScreens(page);
  await screens.open('abc');
  await expect(page).toHaveURL(/\/mypage\/mycoupons$/);
  wire.status('getExchange', 403);
  await screens.open(777);
  await expect(page.getByRole('alert')).toHaveText('권한이 없습니다.');
  await expect(screens.accept).toHaveCount(0);
});
