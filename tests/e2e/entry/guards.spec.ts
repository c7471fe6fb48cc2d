import { expect, test } from '../../support/browser-test.ts';
import { expectStarted } from '../pages/entry.ts';

/** Every route, and where a visitor and a signed-in user who ask for it end up. */
const ROUTES: readonly [path: string, visitor: string, user: string][] = [
  ['/', '/splash', '/splash'],
  ['/no/such/page', '/splash', '/splash'],
  ['/splash', '/splash', '/splash'],
  ['/splash/permission', '/splash/permission', '/splash/permission'],
  ['/splash/register-choice', '/splash/register-choice', '/main'],
  ['/auth/register', '/auth/register', '/main'],
  ['/auth/register/kakao', '/splash/register-choice', '/main'],
  ['/auth/login', '/auth/login', '/auth/login'],
  ['/auth/callback/kakao', '/auth/callback/kakao', '/auth/callback/kakao'],
  ['/main', '/auth/login', '/main'],
  ['/challenge', '/auth/login', '/challenge'],
  ['/challenge/upcoming/201', '/auth/login', '/challenge/upcoming/201'],
  ['/community', '/community', '/community'],
  ['/post/101', '/post/101', '/post/101'],
  ['/write', '/auth/login', '/write'],
  ['/mypage', '/mypage', '/mypage'],
  ['/mypage/mycoupons', '/auth/login', '/mypage/mycoupons'],
  ['/mypage/mycoupons/501', '/auth/login', '/mypage/mycoupons/501'],
  ['/mypage/account/password', '/auth/login', '/mypage/account/password'],
  ['/mypage/account/theme', '/auth/login', '/mypage/account/theme'],
  ['/mypage/account/profile', '/auth/login', '/mypage/account/profile'],
  ['/inapp/shop', '/auth/login', '/inapp/shop'],
  ['/inapp/shop/401', '/auth/login', '/inapp/shop/401'],
];

for (const who of ['visitor', 'user'] as const) {
  test(`a ${who} gets every route that is meant for them and is sent on from the others`, async ({
    page,
    signIn,
  }) => {
    test.slow();
    if (who === 'user') await signIn();
    const reached: [path: string, address: string][] = [];
    for (const [path] of ROUTES) {
      await page.goto(path);
      await expectStarted(page);
      reached.push([path, new URL(page.url()).pathname]);
    }
    expect(reached).toEqual(ROUTES.map(([path, visitor, user]) => [path, who === 'user' ? user : visitor]));
  });
}

test('who comes from the social login may sign up with it, until signed in', async ({ page, signIn }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem(
      'dosaegi.pending-social',
      JSON.stringify({ provider: 'kakao', code: 'kakao-code-new' }),
    );
  });
  await page.goto('/auth/register/kakao');
  await expectStarted(page);
  await expect(page).toHaveURL('/auth/register/kakao');

  await signIn();
  await page.goto('/auth/register/kakao');
  await expectStarted(page);
  await expect(page).toHaveURL('/main');
});
