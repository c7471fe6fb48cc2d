import { expect, test } from '../../support/browser-test.ts';
import { tapFiftyTimes, waitForNextTap } from '../../support/quick-taps.ts';
import { ConversionDialog, ShopScreen } from '../pages/shop.ts';

test.beforeEach(async ({ page, signIn }) => {
  await page.clock.install();
  await signIn();
  const shop = new ShopScreen(page);
  await shop.open();
  await shop.refill.click();
});

test('points are converted into hallabong, by the keyboard alone', async ({
  page,
  wire,
  expectAccessible,
}) => {
  const { dialog, amount, convert } = new ConversionDialog(page);
  await expect(amount).toBeFocused();
  await expect(dialog.getByText('한 번에 최대 100개까지 교환할 수 있어요.')).toBeVisible();
  await expect(convert).toBeDisabled();
  await expect(dialog.getByText('10걸음')).toBeVisible();
  await expectAccessible();

  for (const [typed, value, isUsable] of [
    ['0', '0', false],
    ['1', '1', true],
    ['100', '100', true],
    ['101', '101', false],
    ['-1.5개', '15', true],
    ['3a0', '30', true],
  ] as const) {
    await amount.fill('');
    await amount.pressSequentially(typed);
    await expect(amount).toHaveValue(value);
    await expect(
      dialog.getByText(isUsable ? '사용 가능한 값입니다.' : '1부터 100까지의 정수를 입력해주세요.'),
    ).toBeVisible();
    await expect(convert).toBeEnabled({ enabled: isUsable });
  }
  await expect(dialog.getByText('300걸음')).toBeVisible();
  await expect(dialog.getByText('한라봉 30개')).toBeVisible();
  await expect(dialog.getByText(/남은 전환 횟수/)).toHaveCount(0);

  await amount.press('Enter');
  await expect(dialog).toHaveCount(0);
  const shop = new ShopScreen(page);
  await expect(shop.balance).toContainText('158');
  expect(wire.of('convertSteps')).toMatchObject([
    { method: 'POST', path: '/v1/steps/convert', body: { requestedPoints: 30 } },
  ]);
  await expect(shop.refill).toBeFocused();

  await shop.refill.click();
  await expect(dialog.getByText('남은 전환 횟수 19/20')).toBeVisible();
});

test('an amount is chosen with one tap, and a failure does not stand beside praise @nightly', async ({
  page,
  wire,
}) => {
  const { dialog, amount, convert, alert } = new ConversionDialog(page);
  await expect(dialog.getByText('오늘 0걸음 걸었어요.')).toBeVisible();
  await dialog.getByRole('button', { name: '50개' }).click();
  await expect(amount).toHaveValue('50');
  await expect(dialog.getByText('사용 가능한 값입니다.')).toBeVisible();
  wire.example('convertSteps', 'notEnoughSteps', 409);
  await convert.click();
  await expect(alert).toContainText('포인트 전환에 실패했습니다.');
  await expect(dialog.getByText('사용 가능한 값입니다.')).toHaveCount(0);
  await dialog.getByRole('button', { name: '10개' }).click();
  await expect(alert).toHaveCount(0);
  await expect(amount).toHaveValue('10');
});

test('fifty quick taps and a press of Enter convert once', async ({ page, wire }) => {
  const held = wire.hold('convertSteps');
  const { dialog, amount, convert } = new ConversionDialog(page);
  await amount.fill('30');
  await tapFiftyTimes(convert);
  await amount.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  held.release();
  await expect(dialog).toHaveCount(0);
  expect(wire.of('convertSteps')).toHaveLength(1);
});

test('digits are taken out of a pasted sentence @nightly', async ({ page }) => {
  const { dialog, amount } = new ConversionDialog(page);
  await amount.focus();
  await page.keyboard.insertText('한라봉 개수는 50개');
  await expect(amount).toHaveValue('50');
  await expect(dialog.getByText('사용 가능한 값입니다.')).toBeVisible();
});

test('a balance that cannot be loaded after a lost conversion is - until it can @nightly', async ({
  page,
  wire,
}) => {
  const shop = new ShopScreen(page);
  const { dialog, amount, convert, alert } = new ConversionDialog(page);
  await expect(shop.balance).toContainText('128');
  wire.breakOff('convertSteps');
  wire.status('getSession', 500);
  let refused = 0;
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/v1/users/session/me')) refused += 1;
  });
  await amount.fill('30');
  await convert.click();
  await expect(alert).toHaveText('서버 오류가 발생했습니다.');
  await expect(shop.balance).toContainText('보유 한라봉한라봉 -');
  await page.clock.fastForward(5000);
  await expect.poll(() => wire.of('getSession').length).toBe(3);
  // While a question is under way, nothing asks again.
  await expect.poll(() => refused).toBe(2);
  await expect(shop.balance).toContainText('보유 한라봉한라봉 -');

  wire.restore('getSession');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(shop.balance).toContainText('128');
});

test('a conversion that fails says so, keeps the amount and can be tried again @nightly', async ({
  page,
  wire,
  expectAccessible,
}) => {
  const { dialog, amount, convert, alert } = new ConversionDialog(page);
  await amount.fill('30');
  let attempts = 0;
  const attempt = async (text: string) => {
    await waitForNextTap(page);
    await convert.click();
    attempts += 1;
    await expect.poll(() => wire.of('convertSteps').length).toBe(attempts);
    await expect(alert).toHaveText(text);
    await expect(amount).toHaveValue('30');
  };
  wire.answer('convertSteps', { body: { success: false } });
  await attempt('포인트 전환에 실패했습니다.');
  await expectAccessible();
  wire.example('convertSteps', 'noConversionsLeft', 409);
  await attempt('포인트 전환에 실패했습니다.남은 전환 횟수가 없어요.');
  wire.answer('convertSteps', { body: '<html>점검 중</html>', contentType: 'text/html' });
  await attempt('서버 오류가 발생했습니다.');
  wire.breakOff('convertSteps');
  await attempt('서버 오류가 발생했습니다.');

  wire.restore('convertSteps');
  await waitForNextTap(page);
  await convert.click();
  await expect(dialog).toHaveCount(0);
});
