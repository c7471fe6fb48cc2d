import { expect, test } from '../../support/browser-test.ts';
import { API_ADDRESS } from '../../../tools/screens/operation-urls.ts';
import { expectStarted } from '../pages/entry.ts';
import { nightlyUnless } from '../../support/nightly.ts';

type Row = readonly [path: string, visitor: string, user: string];

/** Every route, and where a visitor and a signed-in user who ask for it end up. */
const ROUTES: Readonly<Record<string, readonly Row[]>> = {
  'the way in': [
    ['/', '/splash', '/splash'],
    ['/no/such/page', '/splash', '/splash'],
    ['/splash', '/splash', '/splash'],
    ['/splash/permission', '/splash/permission', '/splash/permission'],
    ['/splash/register-choice', '/splash/register-choice', '/main'],
    ['/auth/register', '/auth/register', '/main'],
    ['/auth/register/kakao', '/splash/register-choice', '/main'],
    ['/auth/login', '/auth/login', '/auth/login'],
    ['/auth/callback/kakao', '/auth/callback/kakao', '/auth/callback/kakao'],
  ],
  'the map, the challenges and the community': [
    ['/main', '/auth/login', '/main'],
    ['/challenge', '/auth/login', '/challenge'],
    ['/challenge/upcoming/201', '/auth/login', '/challenge/upcoming/201'],
    ['/community', '/community', '/community'],
    ['/post/101', '/post/101', '/post/101'],
    ['/write', '/auth/login', '/write'],
  ],
  'my page and the shop': [
    ['/mypage', '/mypage', '/mypage'],
    ['/mypage/mycoupons', '/auth/login', '/mypage/mycoupons'],
    ['/mypage/mycoupons/501', '/auth/login', '/mypage/mycoupons/501'],
    ['/mypage/account/password', '/auth/login', '/mypage/account/password'],
    ['/mypage/account/theme', '/auth/login', '/mypage/account/theme'],
    ['/mypage/account/profile', '/auth/login', '/mypage/account/profile'],
    ['/inapp/shop', '/auth/login', '/inapp/shop'],
    ['/inapp/shop/401', '/auth/login', '/inapp/shop/401'],
  ],
};

for (const [area, rows] of Object.entries(ROUTES)) {
  for (const who of ['visitor', 'user'] as const) {
    test(`${area}: a ${who} gets what is meant for them and is sent on from the rest${nightlyUnless(area === 'the way in' && who === 'visitor')}`, async ({
      page,
      signIn,
    }) => {
      if (who === 'user') await signIn();
      // Only the session decides: what the pages ask for stays unanswered.
      await page.route(
        ({ href }) => API_ADDRESS.test(href) && !href.includes('/session/'),
        () => undefined,
      );
      for (const [path, visitor, user] of rows) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await expectStarted(page);
        // Who is sent on has begun with the frame of the page that was asked for: the address follows it.
        await expect
          .poll(() => new URL(page.url()).pathname, { message: path })
          .toBe(who === 'user' ? user : visitor);
      }
    });
  }
}

test('who comes from the social login may sign up with it, until signed in @nightly', async ({
  page,
  signIn,
}) => {
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
