import type { Page } from '@playwright/test';
import { expect, test, type Answer } from '../../support/browser-test.ts';
import { nightlyUnless } from '../../support/nightly.ts';
import { EntryPages, expectStarted, LoginPage } from '../pages/entry.ts';
import { SignupPages, tapFiftyTimes } from '../pages/signup.ts';
import { answerAsProvider, socialLogin } from '../pages/social.ts';

const failure = (page: Page, message = '카카오 로그인 실패') => page.getByRole('alert').getByText(message);

test('a user who allows the social login arrives at /main, and each login has a state of its own', async ({
  page,
  wire,
  context,
  baseURL,
}) => {
  const asked = await answerAsProvider(page, (state) => ({ code: 'kakao-code-known', state }));
  await page.goto('/splash/register-choice');
  await tapFiftyTimes(socialLogin(page));
  await expect(page).toHaveURL('/main');

  expect(asked).toHaveLength(1);
  const { state, ...query } = Object.fromEntries(asked[0]?.searchParams ?? []);
  expect(query).toEqual({
    response_type: 'code',
    client_id: 'test-client',
    redirect_uri: `${baseURL}/auth/callback/kakao`,
  });
  expect(state).toMatch(/^[0-9a-f]{32}$/);
  expect(
    wire.of('loginWithProvider').map(({ method, path, query: sent, body }) => ({ method, path, sent, body })),
  ).toEqual([
    {
      method: 'POST',
      path: '/v1/users/kakao/login',
      sent: { code: 'kakao-code-known' },
      body: undefined,
    },
  ]);

  await context.clearCookies();
  await page.goto('/splash/register-choice');
  await socialLogin(page).click();
  await expect(page).toHaveURL('/main');
  expect(asked[1]?.searchParams.get('state')).not.toBe(state);
});

test('a visitor on the way to a screen gets there by the social login, also at the second try @nightly', async ({
  page,
}) => {
  let provider: Record<string, string> = { error: 'access_denied' };
  await answerAsProvider(page, (state) => ({ ...provider, state }));
  const back = page.getByRole('button', { name: '뒤로' });
  await page.goto('/mypage/mycoupons');
  await expect(page).toHaveURL('/auth/login');
  await new EntryPages(page).emailSignup.click();
  await new SignupPages(page).expectStep('이메일을 알려주세요', '5단계 중 1단계');
  await back.click();
  await expect(page).toHaveURL('/splash/register-choice');
  await socialLogin(page).click();
  await expect(failure(page)).toBeVisible();
  await page.reload();
  await back.click();
  await expect(page).toHaveURL('/splash/register-choice');
  await socialLogin(page).click();
  await page.getByRole('link', { name: '다시 시도' }).click();

  provider = { code: 'kakao-code-known' };
  await socialLogin(page).click();
  await expect(page).toHaveURL('/mypage/mycoupons');
});

test('the login page leads back to the choice of registration with where the visitor was going @nightly', async ({
  page,
}) => {
  await page.goto('/mypage/mycoupons');
  await expect(page).toHaveURL('/auth/login');
  await page.getByRole('button', { name: '뒤로' }).click();
  await expect(page).toHaveURL('/splash/register-choice');
  await new EntryPages(page).login.click();
  await new LoginPage(page).logIn();
  await expect(page).toHaveURL('/mypage/mycoupons');
});

test('a newcomer goes on to the social signup, with the nickname of the provider @nightly', async ({
  page,
  wire,
  expectAccessible,
}) => {
  await answerAsProvider(page, (state) => ({ code: 'kakao-code-new', state }));
  const slow = wire.hold('loginWithProvider', {
    body: { success: true, data: { isNewUser: true, email: null, nickname: '봄바람' } },
  });
  await page.goto('/splash/register-choice');
  await socialLogin(page).click();
  await expect(page.getByText('소셜 로그인 처리 중...')).toBeVisible();
  await expectAccessible();
  slow.release();

  await expect(page).toHaveURL('/auth/register/kakao');
  const signup = new SignupPages(page);
  await signup.expectStep('조금 더 알려주세요', '3단계 중 1단계');
  await signup.passPersonal();
  await expect(signup.nickname).toHaveValue('봄바람');
});

const BEGUN = { state: 'f00d', returnTo: '/main' };

for (const { which, answers } of [
  {
    which: 'without the right state, without a code and by an unknown provider',
    answers: [
      ['/auth/callback/kakao?code=kakao-code-known&state=beef', BEGUN],
      ['/auth/callback/kakao?state=f00d', BEGUN],
      ['/auth/callback/naver?code=kakao-code-known&state=f00d', BEGUN],
    ],
  },
  {
    which: 'without a state, without one kept, with nonsense kept and where the user refused',
    answers: [
      ['/auth/callback/kakao?code=kakao-code-known', BEGUN],
      ['/auth/callback/kakao?code=kakao-code-known&state=f00d', undefined],
      ['/auth/callback/kakao?code=kakao-code-known&state=f00d', 'nonsense'],
      ['/auth/callback/kakao?error=access_denied&state=f00d', BEGUN],
    ],
  },
] as const) {
  test(`${which} no call is sent${nightlyUnless(which.includes('unknown provider'))}`, async ({
    page,
    wire,
    expectAccessible,
  }) => {
    await page.goto('/splash/register-choice');
    for (const [address, stored] of answers) {
      await page.evaluate(
        (value) => sessionStorage.setItem('dosaegi.social-authorization', value),
        JSON.stringify(stored ?? null),
      );
      await page.goto(address);
      await expect(failure(page)).toBeVisible();
    }
    await expectStarted(page);
    await expectAccessible();
    await page.getByRole('link', { name: '다시 시도' }).click();
    await expect(page).toHaveURL('/splash/register-choice');
    expect(wire.of('loginWithProvider')).toHaveLength(0);
  });
}

test('a social login that fails says so and leads back, and its code is not sent again @nightly', async ({
  page,
  wire,
  expectedMessages,
}) => {
  expectedMessages.push(/ContractError: loginWithProvider/);
  await answerAsProvider(page, (state) => ({ code: 'kakao-code-known', state }));
  for (const [answer, message] of [
    [
      { status: 401, body: { success: false, message: '카카오 로그인이 만료되었습니다.' } },
      '카카오 로그인이 만료되었습니다.',
    ],
    [{ body: { success: false } }, '카카오 로그인 실패'],
    [{ status: 500, body: {} }, '카카오 로그인 실패'],
    [{ contentType: 'text/html', body: '<!doctype html>' }, '카카오 로그인 실패'],
    [{ body: { success: true, data: {} } }, '카카오 로그인 실패'],
  ] satisfies [Answer, string][]) {
    wire.answer('loginWithProvider', answer);
    await page.goto('/splash/register-choice');
    await socialLogin(page).click();
    await expect(failure(page, message)).toBeVisible();
  }
  wire.breakOff('loginWithProvider');
  await page.goto('/splash/register-choice');
  await socialLogin(page).click();
  await expect(failure(page)).toBeVisible();
  expect(wire.of('loginWithProvider')).toHaveLength(6);

  await page.reload();
  await expect(failure(page)).toBeVisible();
  expect(wire.of('loginWithProvider')).toHaveLength(6);
  await page.getByRole('button', { name: '뒤로' }).click();
  await expect(page).toHaveURL('/splash/register-choice');
});
