import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { PICTURE, SignupPages } from '../pages/signup.ts';

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
  await signup.photo.setInputFiles(PICTURE);
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

test('the keyboard alone gets through the social signup', async ({ page, wire }) => {
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

test('a code that the provider no longer knows is told, and nothing typed is lost', async ({
  page,
  wire,
}) => {
  const signup = new SignupPages(page);
  wire.example('completeProviderRegistration', 'wrongSocialCode', 400);
  await beginAsNewcomer(page, { nickname: '봄바람' });
  await signup.passPersonal();
  await signup.passProfile();
  await signup.theme('힐링').check();
  await signup.finish.click();

  await expect(page.getByText('카카오 로그인 실패')).toBeVisible();
  await expect(signup.failure).toBeVisible();
  await expect(signup.theme('힐링')).toBeChecked();
  await signup.back.click();
  await expect(signup.nickname).toHaveValue('봄바람');
  await signup.back.click();
  await signup.expectStep('조금 더 알려주세요', '3단계 중 1단계');
  await signup.back.click();
  await expect(page).toHaveURL('/splash/register-choice');
});
