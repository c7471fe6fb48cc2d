import { readFileSync } from 'node:fs';
import { expect, test, type Wire } from '../../support/browser-test.ts';
import { tapFiftyTimes, waitForNextTap } from '../../support/quick-taps.ts';
import { MyPageScreen } from '../pages/account.ts';

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

/** A look into another tab asks for the setting anew, but not before the last change of it is saved. */
async function waitUntilSaved(myPage: MyPageScreen, wire: Wire): Promise<void> {
  const before = wire.of('getNotificationSetting').length;
  await expect
    .poll(async () => {
      await myPage.regainFocus();
      return wire.of('getNotificationSetting').length;
    })
    .toBeGreaterThan(before);
}

test('my page shows the user and leads on', async ({ page, signIn, expectAccessible }) => {
  await signIn();
  const myPage = new MyPageScreen(page);
  await myPage.open();
  await expect(page.getByRole('heading', { name: '마이페이지' })).toBeVisible();
  for (const [name, href] of [
    [/감귤이.*LV\. BALBADAK/, '/mypage/account/profile'],
    [/상점 ?한라봉으로 다양한 상품을 구매해요!/, '/inapp/shop'],
    ['내 상품권 확인하기', '/mypage/mycoupons'],
    ['커뮤니티 보러가기', '/community'],
    ['챌린지 보러가기', '/challenge'],
  ] as const) {
    await expect(myPage.link(name)).toHaveAttribute('href', href);
  }
  await expect(myPage.switch).toBeChecked();
  await expectAccessible();
});

test('a picture that fails to load gives way to the default one @nightly', async ({ page, signIn }) => {
  await page.route('**/avatar-gamgyul.svg', (route) => route.abort());
  await signIn();
  const myPage = new MyPageScreen(page);
  await myPage.open();
  const block = myPage.link(/감귤이/);
  await expect(block.locator('img')).toHaveCount(0);
  await expect(block.locator('svg').first()).toBeVisible();
});

test('the bell and the switch are in step, and a failure takes the change back @nightly', async ({
  page,
  wire,
  signIn,
}) => {
  await signIn();
  const myPage = new MyPageScreen(page);
  await myPage.open();
  await expect(myPage.bell).toHaveAttribute('aria-pressed', 'true');

  const held = wire.hold('saveNotificationSetting');
  await tapFiftyTimes(myPage.bell);
  await tapFiftyTimes(myPage.switch);
  await expect(myPage.switch).not.toBeChecked();
  await expect(myPage.bell).toHaveAttribute('aria-pressed', 'false');
  held.release();
  wire.answer('getNotificationSetting', { body: { success: true, data: false } });
  await waitUntilSaved(myPage, wire);
  expect(wire.of('saveNotificationSetting')).toMatchObject([
    { method: 'POST', path: '/v1/notification/settings', body: { enabled: false } },
  ]);

  wire.status('saveNotificationSetting', 500);
  await waitForNextTap(page);
  await myPage.switch.press('Space');
  await expect.poll(() => wire.of('saveNotificationSetting').length).toBe(2);
  expect(wire.of('saveNotificationSetting')[1]?.body).toEqual({ enabled: true });
  await expect(myPage.switch).not.toBeChecked();
  await expect(myPage.bell).toHaveAttribute('aria-pressed', 'false');
});

test("the community's bell is in step with my page, also when the window gets the focus back meanwhile @nightly", async ({
  page,
  wire,
  signIn,
}) => {
  let onServer = true;
  wire.handle('getNotificationSetting', (route) =>
    route.fulfill({ json: { success: true, data: onServer }, contentType: 'application/json' }),
  );
  await signIn();
  const myPage = new MyPageScreen(page);
  await page.goto('/community');
  await expect(myPage.bell).toHaveAttribute('aria-pressed', 'true');

  const held = wire.hold('saveNotificationSetting');
  await myPage.bell.click();
  await expect(myPage.bell).toHaveAttribute('aria-pressed', 'false');
  await myPage.regainFocus();
  await myPage.goThereByTab();
  await expect(myPage.switch).not.toBeChecked();
  await expect(myPage.bell).toHaveAttribute('aria-pressed', 'false');
  await myPage.regainFocus();
  expect(wire.of('getNotificationSetting')).toHaveLength(1);
  onServer = false;
  held.release();
  await waitUntilSaved(myPage, wire);
  await expect(myPage.switch).not.toBeChecked();

  wire.restore('saveNotificationSetting');
  await waitForNextTap(page);
  onServer = true;
  await myPage.switch.click();
  await expect(myPage.bell).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: '주간제주' }).click();
  await expect(page.getByRole('heading', { name: '커뮤니티', level: 1 })).toBeVisible();
  await expect(myPage.bell).toHaveAttribute('aria-pressed', 'true');

  onServer = false;
  await waitUntilSaved(myPage, wire);
  await expect(myPage.bell).toHaveAttribute('aria-pressed', 'false');
  await myPage.goThereByTab();
  await expect(myPage.switch).not.toBeChecked();
  expect(wire.of('saveNotificationSetting').map(({ body }) => body)).toEqual([
    { enabled: false },
    { enabled: true },
  ]);
});

test('a setting that fails to load is shown as off and can be turned on @nightly', async ({
  page,
  wire,
  signIn,
}) => {
  await signIn();
  wire.status('getNotificationSetting', 500);
  const myPage = new MyPageScreen(page);
  await myPage.open();
  await expect(myPage.switch).toHaveAttribute('aria-busy', 'false');
  await expect(myPage.switch).not.toBeChecked();
  await myPage.switch.click();
  await expect(myPage.switch).toBeChecked();
  await expect.poll(() => wire.of('saveNotificationSetting')[0]?.body).toEqual({ enabled: true });
});

test('a visitor is 게스트 and is offered the login @nightly', async ({ page, wire, expectAccessible }) => {
  const myPage = new MyPageScreen(page);
  await myPage.open();
  await expect(myPage.link(/게스트 ?LV\. 00/)).toBeVisible();
  await expectAccessible();
  await myPage.bell.click();
  await expect(myPage.loginOffer).toBeVisible();
  await page.keyboard.press('Escape');
  expect(wire.of('getNotificationSetting')).toEqual([]);

  await myPage.settings.click();
  await expect(myPage.overlay).toBeVisible();
  await expect(myPage.overlay.getByRole('button', { name: '로그아웃' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
});

test('the settings open, lead on and close by the keyboard @nightly', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn();
  const myPage = new MyPageScreen(page);
  await myPage.open();
  await myPage.settings.press('Enter');
  await expect(myPage.overlay.getByRole('link')).toHaveText(['테마 수정하기', '비밀번호 수정하기']);
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(myPage.overlay).toHaveCount(0);
  await expect(myPage.settings).toBeFocused();
  await page.keyboard.press('Enter');
  await myPage.overlay.getByRole('link', { name: '테마 수정하기' }).press('Enter');
  await expect(page.getByRole('heading', { name: '테마 수정하기', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: '뒤로' }).click();
  await expect(page).toHaveURL(/\/mypage$/);
});

test('signing out asks first, is sent once and ends on the welcome screen', async ({
  page,
  wire,
  signIn,
  expectAccessible,
}) => {
  await signIn();
  const myPage = new MyPageScreen(page);
  await myPage.open();
  await myPage.settings.click();
  await myPage.overlay.getByRole('button', { name: '로그아웃' }).click();
  await expectAccessible();
  await myPage.signOutDialog.getByRole('button', { name: '취소' }).click();
  expect(wire.of('signOut')).toEqual([]);

  const held = wire.hold('signOut');
  await myPage.overlay.getByRole('button', { name: '로그아웃' }).click();
  await waitForNextTap(page);
  await tapFiftyTimes(myPage.signOutDialog.getByRole('button', { name: '로그아웃' }));
  held.release();
  await expect(page).toHaveURL(/\/splash$/);
  expect(wire.of('signOut')).toHaveLength(1);
});

test('leaving for good tells what goes and what stays, asks for the password, and ends on the welcome screen', async ({
  page,
  wire,
  signIn,
  expectAccessible,
}) => {
  await signIn();
  const myPage = new MyPageScreen(page);
  await myPage.open();
  await myPage.settings.click();
  await myPage.overlay.getByRole('button', { name: '회원 탈퇴' }).press('Enter');
  const { deletion } = myPage;
  await expect(deletion.getByRole('list', { name: '사라져요' })).toContainText('내가 쓴 글과 사진, 좋아요');
  await expect(deletion.getByRole('list', { name: '남아요' })).toContainText('구매 기록은 이름 없이 남겨요.');
  await expectAccessible();

  wire.example('deleteAccount', 'passwordRequired', 403);
  await deletion.getByRole('button', { name: '탈퇴하기' }).click();
  await expect(deletion.getByText('비밀번호를 입력해주세요.')).toBeVisible();
  await expectAccessible();
  wire.restore('deleteAccount');
  await deletion.getByLabel('비밀번호', { exact: true }).fill('jeju_2026');
  await waitForNextTap(page);
  await tapFiftyTimes(deletion.getByRole('button', { name: '탈퇴하기' }));
  await expect(page).toHaveURL(/\/splash$/);
  await expect(page.getByText('회원 탈퇴가 완료되었습니다.')).toBeVisible();
  expect(wire.of('deleteAccount').map(({ body }) => body)).toEqual([{}, { password: 'jeju_2026' }]);
});

test('a copy of one’s own data is saved as a file @nightly', async ({ page, signIn }) => {
  await signIn();
  const myPage = new MyPageScreen(page);
  await myPage.open();
  await myPage.settings.click();
  const saving = page.waitForEvent('download');
  await myPage.overlay.getByRole('button', { name: '내 정보 내려받기' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^dosaegi-\d{4}-\d{2}-\d{2}\.json$/);
  expect(readFileSync(await file.path(), 'utf8')).toContain('"nickname": "감귤이"');
});
