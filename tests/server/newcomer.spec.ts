import type { Page } from '@playwright/test';
import { expect, test } from '../support/server-test.ts';
import { MyPageScreen } from '../e2e/pages/account.ts';
import { AttendancePopup, EntryPages, LoginPage } from '../e2e/pages/entry.ts';
import { HomeScreen, PORT, ProfileOverlay } from '../e2e/pages/home.ts';
import { PICTURE, SignupPages } from '../e2e/pages/signup.ts';

const DAY_MS = 86_400_000;

const EMAIL = 'newcomer@example.com';

/** The code in the mail, as the outbox of the development server shows it. */
async function readMailedCode(page: Page): Promise<string> {
  const readOutbox = async () => (await page.request.get('/dev/outbox.json')).text();
  await expect.poll(readOutbox).toContain(`"to":"${EMAIL}"`);
  return /(?<!\d)\d{6}(?!\d)/.exec(await readOutbox())?.[0] ?? '';
}

test('somebody signs up with a mailed code, comes every day for a reward, and comes back after signing out', async ({
  page,
  context,
  time,
  wire,
}) => {
  await context.grantPermissions(['geolocation', 'camera', 'notifications']);
  await context.setGeolocation({ ...PORT, accuracy: 10 });
  const entry = new EntryPages(page);
  const signup = new SignupPages(page);
  const popup = new AttendancePopup(page);
  const overlay = new ProfileOverlay(page);
  const myPage = new MyPageScreen(page);
  const login = new LoginPage(page);

  await page.goto('/');
  await entry.start.click();
  await entry.confirm.click();
  await entry.emailSignup.click();
  await signup.email.fill(EMAIL);
  await signup.check.click();
  await signup.code.fill(await readMailedCode(page));
  await signup.confirmCode.click();
  await signup.next.click();
  await signup.expectStep('비밀번호를 만들어주세요', '5단계 중 2단계');
  await signup.passPassword();
  await signup.passPersonal();
  await signup.expectStep('프로필을 만들어주세요', '5단계 중 4단계');
  await signup.choosePhoto(PICTURE);
  await expect(signup.preview).toBeVisible();
  await signup.passProfile();
  await signup.theme('힐링').check();
  await signup.theme('자연').check();
  await signup.finish.click();
  await expect(page).toHaveURL('/main');

  await expect(popup.dialog.getByRole('heading')).toHaveText('봄바람님, 환영해요!');
  for (const day of [1, 2, 3, 4, 5, 6, 7, 1]) {
    await popup.expectShown(`${day}일 출석 성공! 한라봉 10개를 얻었어요.`);
    await expect(popup.dialog.getByText('7일 연속 출석 보너스 한라봉 30개!')).toBeVisible({
      visible: day === 7,
    });
    await popup.goHome.click();
    await expect(popup.dialog).toHaveCount(0);
    if (wire.of('checkAttendance').length < 8) await time.pass(DAY_MS);
  }
  expect(wire.of('checkAttendance')).toHaveLength(8);

  await page.getByRole('link', { name: '마이페이지', exact: true }).click();
  await myPage.settings.click();
  await myPage.overlay.getByRole('button', { name: '로그아웃' }).click();
  await myPage.signOutDialog.getByRole('button', { name: '로그아웃' }).click();
  await expect(page).toHaveURL('/splash');
  await page.goto('/mypage/mycoupons');
  await expect(page).toHaveURL('/auth/login');
  await login.fill(EMAIL, 'spring-98');
  await login.enter.click();
  await expect(page).toHaveURL('/mypage/mycoupons');

  await page.goto('/main');
  await new HomeScreen(page).profile.tap();
  await expect(overlay.dialog.getByText('110', { exact: true })).toBeVisible();
  await expect(popup.dialog).toHaveCount(0);
  await myPage.open();
  const portrait = myPage.link(/봄바람/).locator('img');
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
});
