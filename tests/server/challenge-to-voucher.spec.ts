import { giveHallabong, insertChallenge, insertProduct } from '../../server/testing/rows.ts';
import { MyPageScreen } from '../e2e/pages/account.ts';
import { ChallengeScreen, UpcomingScreen } from '../e2e/pages/challenge.ts';
import { AttendancePopup } from '../e2e/pages/entry.ts';
import { HomeScreen, PORT } from '../e2e/pages/home.ts';
import { ProofScreen } from '../e2e/pages/proof.ts';
import { ConversionDialog, ProductScreen, ShopScreen, VoucherScreens } from '../e2e/pages/shop.ts';
import { pointAt } from '../support/geo-points.ts';
import { waitForNextTap } from '../support/quick-taps.ts';
import { expect, test } from '../support/server-test.ts';

const MINUTE_MS = 60_000;

const CHALLENGE = '제지기오름 오르기';

test('somebody walks to a challenge, proves it, and spends what that and the steps have earned', async ({
  page,
  context,
  server,
  signInAs,
  time,
  wire,
}) => {
  const { db } = server.deps;
  await insertChallenge(db, { name: CHALLENGE, ...pointAt(PORT, 660), reward: 30 });
  await insertProduct(db, { name: '감귤주스 교환권', hallabongCost: 30, category: 'JEJU_TICON' });
  await insertProduct(db, { name: '오메기떡 교환권', hallabongCost: 45, category: 'JEJU_TICON' });
  await giveHallabong(db, await signInAs('봄바람', context), 100);
  await context.grantPermissions(['geolocation', 'camera']);
  await context.setGeolocation({ ...PORT, accuracy: 10 });
  const tab = (name: string) => page.getByRole('link', { name, exact: true });

  const home = new HomeScreen(page);
  const challenge = new ChallengeScreen(page);
  const upcoming = new UpcomingScreen(page);
  await page.goto('/main');
  await new AttendancePopup(page).goHome.click();
  await tab('챌린지').click();
  await challenge.card(CHALLENGE).click();
  await upcoming.start.click();
  await upcoming.confirm.click();
  await expect(page).toHaveURL('/challenge?tab=doing');
  await expect(challenge.card(CHALLENGE)).toContainText('진행중');

  await tab('홈').click();
  await expect(home.position).toBeVisible();
  for (const [meters, steps] of [
    [200, 285],
    [400, 571],
    [565, 807],
  ] as const) {
    const answer = page.waitForResponse('**/v1/steps');
    await time.pass(3 * MINUTE_MS);
    await home.moveTo(pointAt(PORT, meters));
    await expect(home.steps).toHaveText(`오늘 ${steps}걸음`);
    // How many steps are possible depends on the time since the last report: it must have got there.
    await (await answer).finished();
    expect(wire.of('saveSteps').at(-1)?.body).toEqual({ stepCount: steps });
  }

  const proof = new ProofScreen(page);
  const prompt = page.getByRole('dialog', { name: '챌린지를 진행하시기 전에 확인해주세요.' });
  await expect(prompt).toContainText('챌린지까지 약 95m 남았어요. 인증을 진행할까요?');
  await prompt.getByRole('button', { name: '인증하기' }).click();
  await proof.takePhoto();
  await proof.confirm.click();
  await expect(page).toHaveURL('/challenge?tab=done');
  await expect(challenge.card(CHALLENGE)).toContainText('+30 한라봉을 얻었어요.');
  await page.reload();
  await expect(challenge.card(CHALLENGE)).toContainText('2026.04.13');
  await expect(challenge.card(CHALLENGE)).not.toContainText('확인 중');

  const myPage = new MyPageScreen(page);
  const shop = new ShopScreen(page);
  const conversion = new ConversionDialog(page);
  await tab('마이페이지').click();
  await myPage.link(/^상점/).click();
  await expect(shop.balance).toContainText('140');
  await shop.refill.click();
  await conversion.amount.fill('80');
  await conversion.convert.click();
  await expect(conversion.dialog).toHaveCount(0);
  await expect(shop.balance).toContainText('220');
  await shop.refill.click();
  await expect(conversion.dialog).toContainText('남은 전환 횟수 19/20');
  await conversion.amount.fill('1');
  await waitForNextTap(page);
  await conversion.convert.click();
  await expect(conversion.alert).toContainText('전환할 걸음 수가 부족해요.');
  await page.keyboard.press('Escape');

  const product = new ProductScreen(page);
  const vouchers = new VoucherScreens(page);
  await shop.product('감귤주스 교환권').click();
  await product.buy.click();
  await expect(product.applied).toHaveValue('30');
  await waitForNextTap(page);
  await product.buy.click();
  await expect(page.getByText('구매를 완료했습니다.')).toBeVisible();
  await myPage.link('내 상품권 확인하기').click();
  await vouchers.vouchers.filter({ hasText: '감귤주스 교환권' }).click();
  await vouchers.use();
  await expect(vouchers.accepted).toBeDisabled();
  await page.reload();
  await expect(page.getByRole('heading', { name: '감귤주스 교환권' })).toBeVisible();
  await expect(vouchers.accepted).toBeDisabled();

  await shop.open();
  await expect(shop.balance).toContainText('190');
  await shop.product('오메기떡 교환권').click();
  await product.buy.click();
  await expect(page.getByText('이미 보유 중인 제주 티콘이라 구매할 수 없어요.')).toBeVisible();
});
