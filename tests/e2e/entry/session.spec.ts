import { expect, test } from '../../support/browser-test.ts';
import { waitForNextTap } from '../../support/quick-taps.ts';
import { MyPageScreen } from '../pages/account.ts';
import { CommunityScreen } from '../pages/community.ts';
import { AttendancePopup, expectStarted, LoginPage } from '../pages/entry.ts';
import { PostScreen } from '../pages/post.ts';

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

test('a session that cannot be loaded makes a visitor, whatever the failure @nightly', async ({
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

test('a session check without an answer is tried once more before it makes a visitor @nightly', async ({
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

test('the session is fresh for 60 s and asked for anew after that @nightly', async ({
  page,
  wire,
  signIn,
}) => {
  await signIn();
  await page.clock.install({ time: '2026-05-01T10:00:00+09:00' });
  await page.goto('/mypage');
  await expectStarted(page);
  await page.clock.fastForward('00:40');
  await page.getByRole('link', { name: '주간제주' }).click();
  await expect(new CommunityScreen(page).feed).toBeVisible();
  await expect(page).toHaveURL('/community');
  expect(wire.of('getSession')).toHaveLength(1);

  await page.clock.fastForward('01:00');
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

test('who signs out in another tab is a visitor here at the next call, and comes back after login @nightly', async ({
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

test('who signed out without a connection sends nothing as the former user, and is signed out when it returns @nightly', async ({
  page,
  context,
  wire,
  signIn,
}) => {
  await signIn();
  await page.clock.install();
  const myPage = new MyPageScreen(page);
  const post = new PostScreen(page);
  await myPage.open();
  wire.breakOff('signOut');
  await myPage.settings.click();
  await myPage.overlay.getByRole('button', { name: '로그아웃' }).click();
  await waitForNextTap(page);
  await myPage.signOutDialog.getByRole('button', { name: '로그아웃' }).click();
  await expect(page).toHaveURL('/splash');
  expect(wire.of('signOut')).toHaveLength(1);

  await post.open();
  await expect(post.count('18 개의 댓글')).toBeVisible();
  expect(wire.of('signOut')).toHaveLength(2);
  await post.like.click();
  await expect(post.loginDialog).toBeVisible();
  await expect(post.like).toHaveText('좋아요 214');
  await page.keyboard.press('Escape');
  await post.field.fill('노을이 예뻐요');
  await waitForNextTap(page);
  await post.send.click();
  await expect(post.loginDialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(post.field).toHaveValue('노을이 예뻐요');
  expect(wire.of('signOut')).toHaveLength(4);
  expect([...wire.of('likeSpot'), ...wire.of('unlikeSpot'), ...wire.of('createComment')]).toEqual([]);

  await context.setOffline(true);
  wire.restore('signOut');
  await context.setOffline(false);
  await expect.poll(() => wire.of('signOut').length).toBe(5);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('dosaegi.signed-out'))).toBeNull();
  await page.reload();
  await expectStarted(page);
  expect(wire.of('getSession').at(-1)?.headers).not.toHaveProperty('cookie');

  await waitForNextTap(page);
  await post.send.click();
  await post.loginDialog.getByRole('button', { name: '로그인' }).click();
  await new LoginPage(page).logIn();
  await expect(page).toHaveURL('/post/101');
  await expect(post.field).toHaveValue('노을이 예뻐요');
  expect(wire.of('signOut')).toHaveLength(5);
});
