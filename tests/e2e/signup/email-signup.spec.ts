import { expect, test } from '../../support/browser-test.ts';
import { EntryPages } from '../pages/entry.ts';
import { PICTURE, SignupPages } from '../pages/signup.ts';

test('a visitor signs up by email in five steps and arrives at /main as a user', async ({
  page,
  wire,
  expectAccessible,
}) => {
  const signup = new SignupPages(page);
  await page.goto('/splash/register-choice');
  await new EntryPages(page).emailSignup.click();

  await signup.expectStep('이메일을 알려주세요', '5단계 중 1단계');
  await expect(signup.email).toHaveAttribute('autocomplete', 'email');
  await expect(signup.statusOf(signup.email)).toHaveAttribute('data-status', 'inactive');
  await expect(signup.next).toBeDisabled();
  await expect(signup.code).toBeHidden();
  await expectAccessible();
  await signup.email.fill(' newcomer@example.com ');
  await expect(signup.statusOf(signup.email)).toHaveAttribute('data-status', 'activeFocus');
  await signup.check.click();
  await expect(signup.email).toBeDisabled();
  await expect(signup.statusOf(signup.email)).toHaveAttribute('data-status', 'disabled');
  await expect(signup.statusOf(signup.email)).toHaveAttribute('data-tone', 'positive');
  await expect(signup.code).toBeFocused();
  await expect(signup.code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(signup.code).toHaveAccessibleDescription('인증번호를 보냈어요.');
  await expect(signup.confirmCode).toBeDisabled();
  await signup.code.fill('482913');
  await expectAccessible();
  await signup.confirmCode.click();
  await expect(signup.code).toHaveAccessibleDescription('이메일 인증이 완료됐어요.');
  await expect(signup.next).toBeFocused();
  await signup.next.click();

  await signup.expectStep('비밀번호를 만들어주세요', '5단계 중 2단계');
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(signup.password).toHaveAttribute('autocomplete', 'new-password');
  await signup.password.fill('spring-98');
  await expectAccessible();
  await signup.next.click();
  await expect(signup.passwordConfirm).toBeFocused();
  await signup.passwordConfirm.fill('spring-9');
  await expect(signup.passwordConfirm).toHaveAccessibleDescription('비밀번호가 일치하지 않습니다.');
  await expect(signup.next).toBeDisabled();
  await expectAccessible();
  await signup.passwordConfirm.fill('spring-98');
  await expect(signup.passwordConfirm).toHaveAccessibleDescription('비밀번호가 일치합니다.');

  await signup.expectStep('조금 더 알려주세요', '5단계 중 3단계');
  await expect(signup.birthYear).toHaveAttribute('inputmode', 'numeric');
  await signup.gender('여성').check();
  await signup.birthYear.fill('1899');
  await expect(signup.birthYear).toHaveAccessibleDescription('1900년부터 올해까지만 입력할 수 있습니다.');
  await signup.birthYear.fill('199');
  await expect(signup.birthYear).toHaveAccessibleDescription('4자리를 입력해주세요.');
  await expect(signup.next).toBeDisabled();
  await expectAccessible();
  await signup.birthYear.fill('1998');
  await signup.next.click();

  await signup.expectStep('프로필을 만들어주세요', '5단계 중 4단계');
  await expect(signup.referrer).toHaveValue('도새기');
  await signup.choosePhoto(PICTURE);
  await expect(signup.preview).toBeVisible();
  await signup.nickname.fill(' 봄바람 ');
  await expect(signup.next).toBeDisabled();
  await signup.check.click();
  await expect(signup.nickname).toHaveAccessibleDescription('사용할 수 있는 닉네임입니다.');
  await expectAccessible();
  await signup.next.click();

  await signup.expectStep('어떤 여행을 좋아하세요?', '5단계 중 5단계');
  await expect(page.getByRole('group', { name: '관심 테마를 1개에서 3개까지 골라주세요.' })).toBeVisible();
  await expect(signup.finish).toBeDisabled();
  for (const theme of ['데이트', '힐링', '자연', '맛집 탐방']) await signup.theme(theme).check();
  await expect(signup.theme('데이트')).not.toBeChecked();
  await expectAccessible();
  const sessionsBefore = wire.of('getSession').length;
  await signup.finish.click();

  await expect(page).toHaveURL('/main');
  expect(wire.of('getSession').length).toBeGreaterThan(sessionsBefore);
  const sent = wire.calls.filter(({ path }) => path.includes('/register/'));
  expect(sent.map(({ method, path, query, body }) => ({ method, path, query, body }))).toEqual([
    {
      method: 'GET',
      path: '/v1/users/register/check/email',
      query: { email: 'newcomer@example.com' },
      body: undefined,
    },
    {
      method: 'POST',
      path: '/v1/users/register/email/send',
      query: {},
      body: { email: 'newcomer@example.com' },
    },
    {
      method: 'POST',
      path: '/v1/users/register/email/verify',
      query: {},
      body: { email: 'newcomer@example.com', code: '482913' },
    },
    {
      method: 'POST',
      path: '/v1/users/register/password',
      query: {},
      body: { email: 'newcomer@example.com', password: 'spring-98' },
    },
    {
      method: 'GET',
      path: '/v1/users/register/check/nickname',
      query: { nickname: '봄바람' },
      body: undefined,
    },
    { method: 'POST', path: '/v1/users/register/final', query: {}, body: undefined },
  ]);
  const [data, profile, ...others] = wire.of('completeRegistration')[0]?.parts ?? [];
  expect(others).toEqual([]);
  expect(data).toMatchObject({ name: 'data', contentType: 'application/json' });
  expect(JSON.parse(data?.content.toString('utf8') ?? '')).toEqual({
    email: 'newcomer@example.com',
    nickname: '봄바람',
    themes: ['힐링', '자연', '맛집 탐방'],
    gender: 'FEMALE',
    birthYear: '1998',
    referrerNickname: '도새기',
  });
  expect(profile).toMatchObject({ name: 'profile', fileName: '오름.jpg', contentType: 'image/jpeg' });
  expect(profile?.content.subarray(0, 2).toString('hex')).toBe('ffd8');

  // Only the choice of registration is left behind, which sends a user to /main.
  await page.goBack();
  await expect(page).toHaveURL('/main');
});

test('the keyboard alone gets through the email signup', async ({ page, wire }) => {
  const signup = new SignupPages(page);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.goto('/auth/register');
  await signup.expectStep('이메일을 알려주세요', '5단계 중 1단계');

  await press('Tab', 'Tab');
  await expect(signup.email).toBeFocused();
  await page.keyboard.type('newcomer@example.com');
  await press('Enter');
  await expect(signup.code).toBeFocused();
  await page.keyboard.type('482913');
  await press('Enter');
  await expect(signup.next).toBeFocused();
  await press('Enter');

  await signup.expectStep('비밀번호를 만들어주세요', '5단계 중 2단계');
  await press('Tab');
  await expect(signup.password).toBeFocused();
  await page.keyboard.type('spring-98');
  await press('Enter');
  await expect(signup.passwordConfirm).toBeFocused();
  await page.keyboard.type('spring-98');

  await signup.expectStep('조금 더 알려주세요', '5단계 중 3단계');
  await press('Tab', 'Space', 'ArrowRight');
  await expect(signup.gender('여성')).toBeChecked();
  await press('Tab');
  await expect(signup.birthYear).toBeFocused();
  await page.keyboard.type('1998');
  await press('Enter');

  await signup.expectStep('프로필을 만들어주세요', '5단계 중 4단계');
  await press('Tab');
  await expect(signup.photo).toBeFocused();
  await press('Tab');
  await page.keyboard.type('봄바람');
  await press('Enter');
  await expect(signup.nickname).toHaveAccessibleDescription('사용할 수 있는 닉네임입니다.');
  await press('Tab', 'Tab');
  await expect(signup.referrer).toBeFocused();
  await press('Enter');

  await signup.expectStep('어떤 여행을 좋아하세요?', '5단계 중 5단계');
  await press('Tab', 'Space');
  await expect(signup.theme('데이트')).toBeChecked();
  for (let chip = 0; chip < 9; chip += 1) await press('Tab');
  await expect(signup.finish).toBeFocused();
  await press('Enter');
  await expect(page).toHaveURL('/main');
  expect(wire.of('completeRegistration')).toHaveLength(1);
});

test('each step is a page of its own for the way back, and nothing typed is lost @nightly', async ({
  page,
}) => {
  const signup = new SignupPages(page);
  await page.goto('/splash/register-choice');
  await new EntryPages(page).emailSignup.click();
  await signup.passEmail();
  await signup.passPassword();
  await signup.passPersonal();
  await signup.expectStep('프로필을 만들어주세요', '5단계 중 4단계');
  await signup.nickname.fill('봄바람');
  await signup.referrer.fill('감귤이');

  await signup.back.click();
  await signup.expectStep('조금 더 알려주세요', '5단계 중 3단계');
  await expect(signup.gender('여성')).toBeChecked();
  await expect(signup.birthYear).toHaveValue('1998');
  await page.goBack();
  await signup.expectStep('비밀번호를 만들어주세요', '5단계 중 2단계');
  await page.goForward();
  await signup.expectStep('조금 더 알려주세요', '5단계 중 3단계');
  await page.goForward();
  await signup.expectStep('프로필을 만들어주세요', '5단계 중 4단계');
  await expect(signup.nickname).toHaveValue('봄바람');
  await expect(signup.referrer).toHaveValue('감귤이');

  for (const [heading, progress] of [
    ['조금 더 알려주세요', '5단계 중 3단계'],
    ['비밀번호를 만들어주세요', '5단계 중 2단계'],
    ['이메일을 알려주세요', '5단계 중 1단계'],
  ] as const) {
    await page.goBack();
    await signup.expectStep(heading, progress);
  }
  await expect(signup.email).toBeDisabled();
  await signup.back.click();
  await expect(page).toHaveURL('/splash/register-choice');
  // The email is unlocked: there is no other way to correct it.
  await new EntryPages(page).emailSignup.click();
  await expect(signup.email).toHaveValue('newcomer@example.com');
  await expect(signup.email).toBeEnabled();
  await expect(signup.code).toBeHidden();
});

test('a reload in the middle loses nothing but passwords @nightly', async ({ page, wire }) => {
  const signup = new SignupPages(page);
  await page.goto('/auth/register');
  await signup.email.fill('newcomer@example.com');
  await page.reload();
  await expect(signup.email).toHaveValue('newcomer@example.com');
  await signup.check.click();
  await signup.code.fill('482913');
  await expect(signup.code).toHaveAccessibleDescription('인증번호를 보냈어요.');
  await page.reload();
  await expect(signup.email).toBeDisabled();
  await expect(signup.code).toHaveValue('482913');
  await expect(signup.code).toHaveAccessibleDescription('인증번호를 보냈어요.');
  await signup.confirmCode.click();
  await signup.next.click();
  await signup.password.fill('spring-98');
  await page.reload();
  await signup.expectStep('비밀번호를 만들어주세요', '5단계 중 2단계');
  await expect(signup.password).toHaveValue('');
  await signup.passPassword();
  await signup.gender('남성').check();
  await signup.birthYear.fill('1998');
  await page.reload();
  await expect(signup.gender('남성')).toBeChecked();
  await expect(signup.birthYear).toHaveValue('1998');
  await signup.next.click();
  await signup.choosePhoto(PICTURE);
  await signup.nickname.fill('봄바람');
  await signup.check.click();
  await signup.referrer.fill('감귤이');
  await signup.next.click();
  await signup.theme('힐링').check();
  await page.reload();

  await signup.expectStep('어떤 여행을 좋아하세요?', '5단계 중 5단계');
  await expect(signup.theme('힐링')).toBeChecked();
  // The way back still goes step by step, as before the reload.
  await page.goBack();
  await signup.expectStep('프로필을 만들어주세요', '5단계 중 4단계');
  await expect(signup.preview).toBeVisible();
  await expect(signup.nickname).toHaveAccessibleDescription('사용할 수 있는 닉네임입니다.');
  // A double tap goes on by one step: its second half does not reach the button that takes the place of the first.
  await signup.next.dblclick();
  await signup.expectStep('어떤 여행을 좋아하세요?', '5단계 중 5단계');
  await expect(signup.finish).toBeEnabled();
  expect(wire.of('completeRegistration')).toHaveLength(0);
  await signup.finish.click();
  await expect(page).toHaveURL('/main');
  expect(wire.of('registerPassword')).toHaveLength(1);
  expect(wire.of('completeRegistration')[0]?.parts.map(({ name }) => name)).toEqual(['data', 'profile']);
  expect(JSON.parse(wire.of('completeRegistration')[0]?.parts[0]?.content.toString('utf8') ?? '')).toEqual({
    email: 'newcomer@example.com',
    nickname: '봄바람',
    themes: ['힐링'],
    gender: 'MALE',
    birthYear: '1998',
    referrerNickname: '감귤이',
  });
});
