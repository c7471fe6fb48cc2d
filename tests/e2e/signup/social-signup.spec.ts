import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { expectClear } from '../../support/clear-view.ts';
import { waitForNextTap } from '../../support/quick-taps.ts';
import { toast } from '../pages/entry.ts';
import { PICTURE, SignupPages, tapFiftyTimes } from '../pages/signup.ts';
import { answerAsProvider, socialLogin } from '../pages/social.ts';

/** Makes the tab one whose social login has found a newcomer. */
async function beginAsNewcomer(page: Page, social: Record<string, string>): Promise<void> {
  await page.addInitScript(
    (pending) => {
      if (sessionStorage.getItem('begun')) return;
      sessionStorage.setItem('begun', 'yes');
      sessionStorage.setItem('dosaegi.pending-social', pending);
    },
    JSON.stringify({ provider: 'kakao', code: 'kakao-code-new', ...social }),
  );
  await page.goto('/auth/register/kakao');
}

test('a newcomer signs up in three steps and sends the picture once there is a session', async ({
  page,
  wire,
  expectAccessible,
}) => {
  const signup = new SignupPages(page);
  await beginAsNewcomer(page, { email: 'newcomer@example.com', nickname: '봄바람' });

  await signup.expectStep('조금 더 알려주세요', '3단계 중 1단계');
  await expectAccessible();
  await signup.passPersonal();
  await signup.expectStep('프로필을 만들어주세요', '3단계 중 2단계');
  await expect(signup.nickname).toHaveValue('봄바람');
  await expect(signup.next).toBeDisabled();
  await signup.choosePhoto(PICTURE);
  await expect(signup.preview).toBeVisible();
  await signup.check.click();
  await expect(signup.next).toBeEnabled();
  await expectAccessible();

  // Over a reload, with everything but the messages.
  await page.reload();
  await expect(signup.preview).toBeVisible();
  await expect(signup.nickname).toHaveValue('봄바람');
  await signup.next.click();
  await signup.expectStep('어떤 여행을 좋아하세요?', '3단계 중 3단계');
  await signup.theme('힐링').check();
  await signup.theme('자연').check();
  await expectAccessible();
  await signup.finish.click();

  await expect(page).toHaveURL('/main');
  await expect.poll(() => wire.of('saveProfileImage')).toHaveLength(1);
  expect(
    wire
      .of('completeProviderRegistration')
      .map(({ method, path, query, body }) => ({ method, path, query, body })),
  ).toEqual([
    {
      method: 'POST',
      path: '/v1/users/kakao/final-register',
      query: {},
      body: {
        code: 'kakao-code-new',
        nickname: '봄바람',
        themes: ['힐링', '자연'],
        gender: 'FEMALE',
        birthYear: '1998',
        referrerNickname: '도새기',
      },
    },
  ]);
  expect(wire.of('saveProfileImage')[0]).toMatchObject({
    method: 'PUT',
    path: '/v1/users/profile',
    parts: [{ name: 'newProfileImage', contentType: 'image/jpeg', fileName: '오름.jpg' }],
  });
  // The social login has been used up.
  expect(await page.evaluate(() => sessionStorage.getItem('dosaegi.pending-social'))).toBeNull();
});

test('the land under a step is as wide as the screen, and absent where it would be cut off', async ({
  page,
}) => {
  const signup = new SignupPages(page);
  await page.setViewportSize({ width: 360, height: 915 });
  await beginAsNewcomer(page, { email: 'newcomer@example.com', nickname: '봄바람' });
  await signup.passPersonal();
  await signup.expectStep('프로필을 만들어주세요', '3단계 중 2단계');

  const land = page.locator('main svg').last();
  await expect.poll(() => land.boundingBox()).toMatchObject({ x: 0, width: 360, height: 148 });
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => land.boundingBox()).toMatchObject({ x: 0, width: 360, height: 0 });
});

test('the keyboard alone gets through the social signup @nightly', async ({ page, wire }) => {
  const signup = new SignupPages(page);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await beginAsNewcomer(page, {});

  await signup.expectStep('조금 더 알려주세요', '3단계 중 1단계');
  await press('Tab', 'Tab', 'Space', 'Tab');
  await expect(signup.gender('남성')).toBeChecked();
  await page.keyboard.type('1990');
  await press('Enter');
  await signup.expectStep('프로필을 만들어주세요', '3단계 중 2단계');
  await press('Tab', 'Tab');
  await expect(signup.nickname).toBeFocused();
  await page.keyboard.type('봄바람');
  await press('Enter');
  await expect(signup.next).toBeEnabled();
  await press('Tab', 'Tab', 'Enter');
  await signup.expectStep('어떤 여행을 좋아하세요?', '3단계 중 3단계');
  await press('Tab', 'Space');
  for (let chip = 0; chip < 9; chip += 1) await press('Tab');
  await press('Enter');
  await expect(page).toHaveURL('/main');
  expect(wire.of('completeProviderRegistration')).toHaveLength(1);
});

test('a registration that fails keeps the form, leads to the refused field and works again @nightly', async ({
  page,
  wire,
  expectAccessible,
  expectedMessages,
}) => {
  expectedMessages.push(/ContractError: completeProviderRegistration/);
  const signup = new SignupPages(page);
  await page.clock.install();
  await beginAsNewcomer(page, {});
  await signup.passPersonal();
  await signup.choosePhoto(PICTURE);
  await signup.passProfile();
  await signup.theme('힐링').check();
  for (const fail of [
    () => wire.status('completeProviderRegistration', 500),
    () => wire.breakOff('completeProviderRegistration'),
    () => wire.answer('completeProviderRegistration', { contentType: 'text/html', body: '<!doctype html>' }),
    () => wire.answer('completeProviderRegistration', { body: {} }),
  ]) {
    fail();
    await waitForNextTap(page);
    await signup.finish.click();
    await expect(signup.failure).toBeVisible();
    await expect(signup.theme('힐링')).toBeChecked();
    await signup.theme('자연').check();
    await expect(signup.failure).toBeHidden();
    await signup.theme('자연').uncheck();
  }
  await expectAccessible();

  wire.example('completeProviderRegistration', 'unknownReferrer', 400);
  await waitForNextTap(page);
  await signup.finish.click();
  await signup.expectStep('프로필을 만들어주세요', '3단계 중 2단계');
  await expect(signup.referrer).toBeFocused();
  await expect(signup.referrer).toHaveAccessibleDescription('추천인을 찾을 수 없습니다.');
  await signup.referrer.fill('감귤이');
  await signup.next.click();
  wire.example('completeProviderRegistration', 'nicknameTaken', 409);
  await waitForNextTap(page);
  await signup.finish.click();
  await expect(signup.nickname).toBeFocused();
  await expect(signup.nickname).toHaveAccessibleDescription('이미 사용중인 닉네임입니다.');
  await signup.nickname.fill('봄바람이');
  await signup.check.click();
  await signup.next.click();

  const sent = wire.of('completeProviderRegistration').length;
  const slow = wire.hold('completeProviderRegistration');
  wire.answer('saveProfileImage', { status: 500, body: { success: false } });
  await waitForNextTap(page);
  await tapFiftyTimes(signup.finish);
  slow.release();
  await expect(page).toHaveURL('/main');
  expect(wire.of('completeProviderRegistration')).toHaveLength(sent + 1);
  expect(wire.of('completeProviderRegistration').at(-1)?.body).toMatchObject({
    nickname: '봄바람이',
    themes: ['힐링'],
    referrerNickname: '감귤이',
  });
  // The account stands without its picture.
  await expect(toast(page, '프로필 사진을 올리지 못했습니다. 마이페이지에서 다시 올려주세요.')).toBeVisible();
  expect(wire.of('saveProfileImage')).toHaveLength(1);
});

test('a code that the provider no longer takes asks for a new social login, which goes on with what was typed @nightly', async ({
  page,
  wire,
  expectAccessible,
}) => {
  const signup = new SignupPages(page);
  await answerAsProvider(page, (state) => ({ code: 'kakao-code-new', state }));
  wire.answer('loginWithProvider', {
    body: { success: true, data: { isNewUser: true, email: 'newcomer@example.com', nickname: '카카오별명' } },
  });
  wire.example('completeProviderRegistration', 'wrongSocialCode', 400);
  await beginAsNewcomer(page, { code: 'kakao-code-old', email: 'newcomer@example.com' });
  await signup.passPersonal();
  await signup.choosePhoto(PICTURE);
  await signup.passProfile();
  await signup.theme('힐링').check();
  await signup.finish.click();

  await expect(page.getByRole('alert').getByText('카카오 로그인 실패')).toBeVisible();
  await expect(signup.finish).toHaveCount(0);
  await expect(socialLogin(page)).toBeFocused();
  await expectAccessible();
  // The way back is open, and a reload changes nothing.
  await signup.back.click();
  await expect(signup.nickname).toHaveValue('봄바람');
  await page.reload();
  await signup.next.click();
  await expect(signup.theme('힐링')).toBeChecked();
  expect(wire.of('completeProviderRegistration')).toHaveLength(1);

  wire.restore('completeProviderRegistration');
  await socialLogin(page).click();
  await signup.expectStep('어떤 여행을 좋아하세요?', '3단계 중 3단계');
  await expect(signup.theme('힐링')).toBeChecked();
  await signup.finish.click();
  await expect(page).toHaveURL('/main');
  expect(wire.of('completeProviderRegistration').map(({ body }) => body)).toMatchObject([
    { code: 'kakao-code-old', nickname: '봄바람' },
    { code: 'kakao-code-new', nickname: '봄바람', themes: ['힐링'], birthYear: '1998' },
  ]);
  await expect.poll(() => wire.of('saveProfileImage')).toHaveLength(1);
});

test('a social account that has signed up already logs in instead @nightly', async ({ page, wire }) => {
  const signup = new SignupPages(page);
  await answerAsProvider(page, (state) => ({ code: 'kakao-code-known', state }));
  await beginAsNewcomer(page, {});
  await signup.passPersonal();
  await signup.passProfile();
  await signup.theme('힐링').check();
  wire.example('completeProviderRegistration', 'alreadyRegistered', 409);
  await signup.finish.click();
  await expect(page.getByRole('alert').getByText('이미 가입한 계정입니다.')).toBeVisible();
  await socialLogin(page).click();
  await expect(page).toHaveURL('/main');
});

test('a social registration whose session cannot be loaded says so and leads to the social login @nightly', async ({
  page,
  wire,
}) => {
  const signup = new SignupPages(page);
  await beginAsNewcomer(page, {});
  await signup.passPersonal();
  await signup.passProfile();
  await signup.theme('힐링').check();
  wire.status('getSession', 401);
  await signup.finish.click();
  await expect(page).toHaveURL('/splash/register-choice');
  await expect(toast(page, '가입이 완료됐어요. 로그인해주세요.')).toBeVisible();
  await expect(socialLogin(page)).toBeVisible();
});

test('what is wrong with a field stands above the bar of the page, also when a keyboard has pushed that up', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await beginAsNewcomer(page, {});
  const birthYear = page.getByLabel('출생연도');
  await birthYear.tap();
  // What an on-screen keyboard leaves of the screen.
  await page.setViewportSize({ width: 360, height: 440 });
  await expectClear(birthYear);
  await birthYear.fill('1899');
  await expectClear(page.getByText('1900년부터 올해까지만 입력할 수 있습니다.'));
});
