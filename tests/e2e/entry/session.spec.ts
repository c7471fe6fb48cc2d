import { expect, test } from '../../support/browser-test.ts';
import { MyPageScreen } from '../pages/account.ts';
import { AttendancePopup, expectStarted, LoginPage } from '../pages/entry.ts';

test('nothing of the routes is shown until the session check has finished', async ({
  page,
  wire,
  signIn,
}) => {
  await signIn();
  const { release } = wire.hold('getSession');
  await page.goto('/mypage', { waitUntil: 'load' });
  await expect.poll(() => wire.of('getSession').length).toBe(1);
  await expect(page.locator('#boot')).toBeVisible();
  await expect(page.locator('#root')).toHaveText('', { useInnerText: true });
  await expect(page.getByRole('main')).toHaveCount(0);

  release();
  await expectStarted(page);
  await expect(page.getByRole('main')).toBeVisible();
  expect(wire.of('getSession')).toHaveLength(1);
});

test('a session that cannot be loaded makes a visitor, whatever the failure', async ({
  page,
  wire,
  signIn,
  expectedMessages,
}) => {
  expectedMessages.push(/ContractError: getSession/);
  await signIn();
  const failures = [
    () => wire.answer('getSession', { body: { success: false, message: '세션 조회 실패' } }),
    () => wire.status('getSession', 401),
    () => wire.status('getSession', 419),
    () => wire.answer('getSession', { body: { success: true, data: 'nobody' } }),
  ];
  for (const fail of failures) {
    fail();
    await page.goto('/main');
    await expect(page).toHaveURL('/auth/login');
  }
  expect(wire.of('getSession')).toHaveLength(failures.length);
});

test('a session check without an answer is tried once more before it makes a visitor', async ({
  page,
  wire,
  signIn,
}) => {
  await signIn();
  wire.breakOff('getSession');
  await page.goto('/main');
  await expect(page).toHaveURL('/auth/login');
  expect(wire.of('getSession').length).toBeLessThanOrEqual(3);
});

test('the session is fresh for 60 s and asked for anew after that', async ({ page, wire, signIn }) => {
  await signIn();
  await page.clock.install({ time: '2026-05-01T10:00:00+09:00' });
  await page.goto('/mypage');
  await expectStarted(page);
  await page.clock.pauseAt('2026-05-01T10:00:40+09:00');
  await page.getByRole('link', { name: '주간제주' }).click();
  await expect(page).toHaveURL('/community');
  expect(wire.of('getSession')).toHaveLength(1);

  await page.clock.pauseAt('2026-05-01T10:02:00+09:00');
  await page.getByRole('link', { name: '마이페이지' }).click();
  await expect.poll(() => wire.of('getSession').length).toBe(2);
});

test('a 401 asks for the session once more, and only a refusal makes a visitor', async ({
  page,
  wire,
  signIn,
}) => {
  await signIn();
  wire.status('checkAttendance', 401);
  await page.goto('/main');
  await expect.poll(() => wire.of('getSession').length).toBe(2);
  await expect(page.getByRole('link', { name: '홈' })).toBeVisible();
  await expect(page).toHaveURL('/main');

  let asked = 0;
  wire.handle('getSession', async (route) => {
    asked += 1;
    if (asked === 1) await route.continue();
    else await route.fulfill({ status: 401, json: { success: false } });
  });
  await page.reload();
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByText('로그인이 필요해요.')).toBeVisible();

  wire.restore('getSession');
  wire.restore('checkAttendance');
  await new LoginPage(page).logIn();
  await expect(page).toHaveURL('/main');
  await new AttendancePopup(page).goHome.click();
});

test('who signs out in another tab is a visitor here at the next call, and comes back after login', async ({
  page,
  context,
  signIn,
}) => {
  await signIn();
  const here = new MyPageScreen(page);
  await here.open();
  await expect(here.link('내 상품권')).toBeVisible();

  const otherTab = await context.newPage();
  const there = new MyPageScreen(otherTab);
  await otherTab.goto('/mypage');
  await there.settings.click();
  await there.overlay.getByRole('button', { name: '로그아웃' }).click();
  await there.signOutDialog.getByRole('button', { name: '로그아웃' }).click();
  await expect(otherTab).toHaveURL('/splash');

  await here.link('내 상품권').click();
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByText('로그인이 필요해요.')).toBeVisible();
  await new LoginPage(page).logIn();
  await expect(page).toHaveURL('/mypage/mycoupons');
});
