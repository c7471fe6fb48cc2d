import type { Page } from '@playwright/test';
import { expect, test, type Answer } from '../../support/browser-test.ts';
import { LoginPage, toast } from '../pages/entry.ts';
import { PICTURE, SignupPages, tapFiftyTimes } from '../pages/signup.ts';

const HTML: Answer = { contentType: 'text/html', body: '<!doctype html><title>502 Bad Gateway</title>' };
const EMAIL_TAKEN: Answer = { status: 409, body: { success: false, code: 'EMAIL_TAKEN' } };
const FLAGGED = (message?: string): Answer => ({ body: { success: false, message } });

/** Lets the time pass in which a second tap counts as a slip of the finger. */
const pass = (page: Page) => page.clock.runFor(500);

test.beforeEach(({ page }) => page.clock.install());

test('the email is checked, its code sent, sent again and confirmed, whatever the server answers', async ({
  page,
  wire,
  expectAccessible,
  expectedMessages,
}) => {
  expectedMessages.push(/ContractError: (checkEmail|sendVerificationCode|verifyEmailCode)/);
  const signup = new SignupPages(page);
  await page.goto('/auth/register');

  await signup.email.fill('newcomer@example');
  await signup.check.click();
  await expect(signup.email).toHaveAccessibleDescription('이메일 형식을 확인해주세요.');
  await expectAccessible();
  expect(wire.of('checkEmail')).toHaveLength(0);

  for (const [answer, message] of [
    [() => wire.example('checkEmail', 'takenEmail'), '이미 사용중인 이메일입니다.'],
    [
      () => wire.answer('checkEmail', { body: { success: false, data: true } }),
      '이미 사용중인 이메일입니다.',
    ],
    [() => wire.answer('checkEmail', EMAIL_TAKEN), '이미 사용중인 이메일입니다.'],
    [() => wire.example('checkEmail', 'badRequest', 400), '이메일 형식을 확인해주세요.'],
  ] as const) {
    await signup.email.fill('gamgyul@example.com');
    await expect(signup.email).toHaveAccessibleDescription('');
    answer();
    await pass(page);
    await signup.check.click();
    await expect(signup.email).toHaveAccessibleDescription(message);
    await expect(signup.email).toBeEnabled();
    await signup.email.fill('');
  }

  for (const [fail, message] of [
    [() => wire.status('checkEmail', 500), '서버 오류가 발생했습니다.'],
    [() => wire.breakOff('checkEmail'), '서버와 통신 중 오류가 발생했습니다.'],
    [() => wire.answer('checkEmail', HTML), '서버 오류가 발생했습니다.'],
    [() => wire.answer('checkEmail', { body: { success: true, data: 'no' } }), '서버 오류가 발생했습니다.'],
  ] as const) {
    fail();
    await signup.email.fill('someone@example.com');
    await signup.email.fill('newcomer@example.com');
    await pass(page);
    await signup.check.click();
    await expect(signup.email).toHaveAccessibleDescription(message);
    await expect(signup.email).toHaveValue('newcomer@example.com');
  }

  // Taken since the check, as the sending of the code tells.
  wire.restore('checkEmail');
  wire.answer('sendVerificationCode', EMAIL_TAKEN);
  await pass(page);
  await signup.check.click();
  await expect(signup.code).toHaveAccessibleDescription('인증번호 전송 중 오류가 발생했습니다.');
  await signup.changeEmail.click();
  await expect(signup.code).toBeHidden();
  await expect(signup.email).toBeFocused();

  // Slow: the field keeps what is asked about, and 50 taps ask once.
  const before = wire.of('checkEmail').length;
  const slowCheck = wire.hold('checkEmail');
  wire.example('sendVerificationCode', 'sendFailed', 500);
  await pass(page);
  await tapFiftyTimes(signup.check);
  await expect(signup.email).not.toBeEditable();
  slowCheck.release();
  await expect(signup.code).toHaveAccessibleDescription('인증번호 전송 중 오류가 발생했습니다.');
  expect(wire.of('checkEmail')).toHaveLength(before + 1);
  await expectAccessible();

  wire.answer('sendVerificationCode', { body: {} });
  await signup.resend.click();
  await expect(signup.resend).not.toHaveAttribute('aria-disabled');
  await expect(signup.code).toHaveAccessibleDescription('인증번호 전송 중 오류가 발생했습니다.');
  const sent = wire.of('sendVerificationCode').length;
  const slowSending = wire.hold('sendVerificationCode');
  await pass(page);
  await tapFiftyTimes(signup.resend);
  slowSending.release();
  await expect(signup.code).toHaveAccessibleDescription('인증번호를 보냈어요.');
  expect(wire.of('sendVerificationCode')).toHaveLength(sent + 1);

  for (const [answer, message] of [
    [
      { status: 400, body: { success: false, message: '인증번호가 만료되었습니다. 다시 보내주세요.' } },
      '인증번호가 만료되었습니다. 다시 보내주세요.',
    ],
    [FLAGGED(), '인증번호가 일치하지 않습니다.'],
    [{ status: 500, body: { success: false } }, '서버와 통신 중 오류가 발생했습니다.'],
    [HTML, '서버와 통신 중 오류가 발생했습니다.'],
    [{ body: [] }, '서버와 통신 중 오류가 발생했습니다.'],
  ] satisfies [Answer, string][]) {
    wire.answer('verifyEmailCode', answer);
    await signup.code.fill('000000');
    await pass(page);
    await signup.code.press('Enter');
    await expect(signup.code).toHaveAccessibleDescription(message);
    await expect(signup.code).toHaveValue('000000');
    await expect(signup.next).toBeDisabled();
    await signup.code.fill('');
    await expect(signup.code).toHaveAccessibleDescription('인증번호를 보냈어요.');
  }

  // The locked email can be changed again, and is checked anew then.
  await signup.changeEmail.click();
  await expect(signup.email).toBeFocused();
  await expect(signup.email).toHaveValue('newcomer@example.com');
  await expect(signup.code).toBeHidden();
  await expect(signup.next).toBeDisabled();
  await pass(page);
  await signup.check.click();
  await expect(signup.code).toBeFocused();
  await expect(signup.code).toHaveValue('');

  const confirmed = wire.of('verifyEmailCode').length;
  const slowConfirming = wire.hold('verifyEmailCode');
  await signup.code.fill('482913');
  await pass(page);
  await tapFiftyTimes(signup.confirmCode);
  slowConfirming.release();
  await expect(signup.next).toBeEnabled();
  expect(wire.of('verifyEmailCode')).toHaveLength(confirmed + 1);
});

test('the password follows its rules in order, is registered at once and moves on 0.5 s later @nightly', async ({
  page,
  wire,
  expectAccessible,
  expectedMessages,
}) => {
  expectedMessages.push(/ContractError: registerPassword/);
  const signup = new SignupPages(page);
  await page.goto('/auth/register');
  await signup.passEmail();

  for (const [password, message] of [
    ['jeju_26', '8자 이상 입력해주세요.'],
    ['jeju_2026_abc', '12자 이하로 입력해주세요.'],
    ['jeju_2026#', '영문, 숫자, 특수문자(! _ @ -)만 사용할 수 있습니다.'],
    ['jeju2026', '특수문자(! _ @ -)를 1개 이상 포함해주세요.'],
    ['!_@-!_@-', '영문 또는 숫자를 포함해주세요.'],
  ] as const) {
    await signup.password.fill(password);
    await expect(signup.password).toHaveAccessibleDescription(message);
    await expect(signup.statusOf(signup.password)).toHaveAttribute('data-tone', 'negative');
    await expect(signup.next).toBeDisabled();
  }
  await signup.password.fill('jeju_2026_ab');
  await expect(signup.statusOf(signup.password)).toHaveAttribute('data-tone', 'positive');
  await signup.next.click();

  wire.answer('registerPassword', {
    status: 403,
    body: { success: false, message: '이메일 인증이 필요합니다.' },
  });
  await signup.passwordConfirm.fill('jeju_2026_ab');
  await expect(page.getByRole('alert')).toHaveText('이메일 인증이 필요합니다.');
  // The fields are as right as before.
  await expect(signup.passwordConfirm).toHaveAccessibleDescription('비밀번호가 일치합니다.');
  await expectAccessible();
  for (const fail of [
    () => wire.breakOff('registerPassword'),
    () => wire.answer('registerPassword', HTML),
    () => wire.answer('registerPassword', { body: { success: 'yes' } }),
  ]) {
    fail();
    await pass(page);
    await signup.retry.click();
    await expect(page.getByRole('alert')).toHaveText('서버와 통신 중 오류가 발생했습니다.');
    await expect(signup.password).toHaveValue('jeju_2026_ab');
    await expect(signup.passwordConfirm).toHaveValue('jeju_2026_ab');
  }

  // An email that is no longer proven: its step comes first, and the password is there afterwards.
  wire.example('registerPassword', 'emailNotVerified', 403);
  await pass(page);
  await signup.retry.click();
  await signup.expectStep('이메일을 알려주세요', '5단계 중 1단계');
  await expect(signup.email).toBeFocused();
  await expect(signup.email).toHaveAccessibleDescription('이메일 인증이 필요합니다.');
  await expectAccessible();
  await signup.passEmail();
  await expect(signup.password).toHaveValue('jeju_2026_ab');
  await expect(signup.passwordConfirm).toHaveAccessibleDescription('비밀번호가 일치합니다.');

  // Who edits the registered password in the half second before the next step stays with it.
  wire.restore('registerPassword');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await signup.next.click();
  await expect(signup.password).toBeEditable();
  await signup.password.fill('jeju_2026_a');
  await page.clock.runFor(500);
  await expect(signup.passwordConfirm).toBeHidden();
  await signup.next.click();
  wire.breakOff('registerPassword');
  await signup.passwordConfirm.fill('jeju_2026_a');
  await expect(signup.retry).toBeVisible();

  const before = wire.of('registerPassword').length;
  const slow = wire.hold('registerPassword');
  await pass(page);
  await tapFiftyTimes(signup.retry);
  await expect(signup.password).not.toBeEditable();
  slow.release();
  await expect(signup.password).toBeEditable();
  await page.clock.runFor(499);
  await signup.expectStep('비밀번호를 만들어주세요', '5단계 중 2단계');
  await page.clock.runFor(1);
  await signup.expectStep('조금 더 알려주세요', '5단계 중 3단계');
  expect(wire.of('registerPassword')).toHaveLength(before + 1);
  expect(wire.of('registerPassword').at(-1)?.body).toEqual({
    email: 'newcomer@example.com',
    password: 'jeju_2026_a',
  });
});

test('the profile says what is wrong with picture, nickname and referrer @nightly', async ({
  page,
  wire,
  expectAccessible,
  expectedMessages,
}) => {
  expectedMessages.push(/ContractError: checkNickname/);
  const signup = new SignupPages(page);
  await page.goto('/auth/register');
  await signup.passEmail();
  await signup.passPassword();
  await signup.passPersonal();

  for (const [name, mimeType, content, message] of [
    ['여행.pdf', 'application/pdf', '%PDF-1.7', '이미지 파일만 올릴 수 있습니다.'],
    ['빈.png', 'image/png', '', '비어 있는 파일이에요. 다른 사진을 골라주세요.'],
    ['깨진.png', 'image/png', 'no picture', '열 수 없는 사진이에요. JPG나 PNG 사진을 골라주세요.'],
  ] as const) {
    await signup.choosePhoto({ name, mimeType, buffer: Buffer.from(content) });
    await expect(signup.photo).toHaveAccessibleDescription(message);
    await expect(signup.preview).toBeHidden();
  }
  await expectAccessible();
  await signup.choosePhoto(PICTURE);
  await expect(signup.photo).toHaveAccessibleDescription('');
  await expect(signup.preview).toBeVisible();
  await signup.defaultPhoto.click();
  await expect(signup.preview).toBeHidden();

  for (const [nickname, message] of [
    [' 귤 ', '2자 이상 입력해주세요.'],
    ['한라산감귤이랑나무', '8자 이하로 입력해주세요.'],
  ] as const) {
    await signup.nickname.fill(nickname);
    await pass(page);
    await signup.nickname.press('Enter');
    await expect(signup.nickname).toHaveAccessibleDescription(message);
  }
  expect(wire.of('checkNickname')).toHaveLength(0);

  for (const [answer, message] of [
    [{ body: { success: true, message: '누가 먼저 쓰고 있어요.', data: true } }, '누가 먼저 쓰고 있어요.'],
    [{ body: { success: true, data: true } }, '이미 사용중인 닉네임입니다.'],
    [FLAGGED('쓸 수 없는 닉네임입니다.'), '쓸 수 없는 닉네임입니다.'],
    [{ body: { success: false, data: true } }, '이미 사용중인 닉네임입니다.'],
    [{ status: 409, body: { success: false, code: 'NICKNAME_TAKEN' } }, '이미 사용중인 닉네임입니다.'],
    [FLAGGED(), '닉네임 확인 중 오류가 발생했습니다.'],
    [{ status: 500, body: { success: false, message: '점검 중' } }, '닉네임 확인 중 오류가 발생했습니다.'],
    [HTML, '닉네임 확인 중 오류가 발생했습니다.'],
    [{ body: { success: true, data: 0 } }, '닉네임 확인 중 오류가 발생했습니다.'],
  ] satisfies [Answer, string][]) {
    wire.answer('checkNickname', answer);
    await signup.nickname.fill('봄바람');
    await pass(page);
    await signup.nickname.press('Enter');
    await expect(signup.nickname).toHaveAccessibleDescription(message);
    await expect(signup.nickname).toHaveValue('봄바람');
    await expect(signup.next).toBeDisabled();
    await signup.nickname.fill('봄바');
    await expect(signup.nickname).toHaveAccessibleDescription('');
  }

  const before = wire.of('checkNickname').length;
  const slow = wire.hold('checkNickname');
  await signup.nickname.fill('봄바람');
  await pass(page);
  await tapFiftyTimes(signup.check);
  slow.release();
  await expect(signup.nickname).toHaveAccessibleDescription('사용할 수 있는 닉네임입니다.');
  expect(wire.of('checkNickname')).toHaveLength(before + 1);
  await signup.nickname.fill('봄바람이');
  await expect(signup.next).toBeDisabled();

  await signup.referrer.fill('한라산감귤이랑나무');
  await expect(signup.referrer).toHaveValue('한라산감귤이랑나');
  await signup.referrer.fill('');
  await expect(signup.referrer).toHaveAccessibleDescription('추천인을 입력해주세요. (예: 감귤이)');
  await pass(page);
  await signup.check.click();
  await expect(signup.next).toBeEnabled();
});

test('the final registration that fails keeps the form, leads to the refused field and works again @nightly', async ({
  page,
  wire,
  expectAccessible,
  expectedMessages,
}) => {
  expectedMessages.push(/ContractError: completeRegistration/);
  const signup = new SignupPages(page);
  await page.goto('/auth/register');
  await signup.passAllButThemes();
  await signup.theme('힐링').check();
  // Nobody is registered who could log in.
  wire.status('login', 401);

  for (const fail of [
    () => wire.status('completeRegistration', 500),
    () => wire.breakOff('completeRegistration'),
    () => wire.answer('completeRegistration', HTML),
    () => wire.answer('completeRegistration', { body: {} }),
  ]) {
    fail();
    await pass(page);
    await signup.finish.click();
    await expect(signup.failure).toBeVisible();
    await expect(signup.theme('힐링')).toBeChecked();
    await signup.theme('자연').check();
    await expect(signup.failure).toBeHidden();
    await signup.theme('자연').uncheck();
  }

  wire.example('completeRegistration', 'unknownReferrer', 400);
  await pass(page);
  await signup.finish.click();
  await signup.expectStep('프로필을 만들어주세요', '5단계 중 4단계');
  await expect(signup.referrer).toBeFocused();
  await expect(signup.referrer).toHaveAccessibleDescription('추천인을 찾을 수 없습니다.');
  await expectAccessible();
  await signup.referrer.fill('');
  await signup.next.click();

  wire.example('completeRegistration', 'nicknameTaken', 409);
  await pass(page);
  await signup.finish.click();
  await expect(signup.nickname).toBeFocused();
  await expect(signup.nickname).toHaveAccessibleDescription('이미 사용중인 닉네임입니다.');
  await expect(signup.next).toBeDisabled();
  await signup.nickname.fill('봄바람이');
  await signup.check.click();
  await signup.next.click();

  // The picture, and the email: back to its step, then forward with everything as it was.
  wire.example('completeRegistration', 'notAnImage', 400);
  await pass(page);
  await signup.finish.click();
  await expect(signup.photo).toBeFocused();
  await expect(signup.photo).toHaveAccessibleDescription('이미지 파일만 올릴 수 있습니다.');
  await signup.next.click();
  for (const [name, status, message] of [
    ['emailNotVerified', 403, '이메일 인증이 필요합니다.'],
    ['emailTaken', 409, '이미 사용중인 이메일입니다.'],
  ] as const) {
    wire.example('completeRegistration', name, status);
    await pass(page);
    await signup.finish.click();
    await signup.expectStep('이메일을 알려주세요', '5단계 중 1단계');
    await expect(signup.email).toBeFocused();
    await expect(signup.email).toHaveAccessibleDescription(message);
    await expect(signup.email).toHaveValue('newcomer@example.com');
    await pass(page);
    await signup.passEmail();
    await signup.next.click();
    await page.clock.runFor(500);
    await signup.expectStep('조금 더 알려주세요', '5단계 중 3단계');
    await expect(signup.birthYear).toHaveValue('1998');
    await signup.next.click();
    await expect(signup.nickname).toHaveValue('봄바람이');
    await signup.next.click();
    await expect(signup.theme('힐링')).toBeChecked();
  }

  const sent = wire.of('completeRegistration').length;
  const slow = wire.hold('completeRegistration');
  await pass(page);
  await tapFiftyTimes(signup.finish);
  await expect(signup.finish).toBeDisabled();
  await signup.back.click();
  await page.goBack();
  await signup.expectStep('어떤 여행을 좋아하세요?', '5단계 중 5단계');
  slow.release();
  await expect(page).toHaveURL('/main');
  expect(wire.of('completeRegistration')).toHaveLength(sent + 1);
  expect(
    JSON.parse(wire.of('completeRegistration').at(-1)?.parts[0]?.content.toString('utf8') ?? ''),
  ).toEqual({
    email: 'newcomer@example.com',
    nickname: '봄바람이',
    themes: ['힐링'],
    gender: 'FEMALE',
    birthYear: '1998',
  });
});

test('a registration whose answer was lost goes on as the new user once the session tells of it', async ({
  page,
  wire,
  signIn,
}) => {
  const signup = new SignupPages(page);
  await page.goto('/auth/register');
  await signup.passAllButThemes();
  await signup.theme('힐링').check();
  wire.breakOff('completeRegistration');
  // The server has taken it, and opened the session.
  await signIn();
  await pass(page);
  await signup.finish.click();
  await expect(page).toHaveURL('/main');
  expect(wire.of('completeRegistration')).toHaveLength(1);
});

test('a registration whose answer was lost, and the session with it, is known by a login with what was typed', async ({
  page,
  wire,
}) => {
  const signup = new SignupPages(page);
  await page.goto('/auth/register');
  await signup.passAllButThemes();
  await signup.theme('힐링').check();
  wire.breakOff('completeRegistration');
  // A server may let somebody in whose registration is not final: the session of the example is another's.
  await pass(page);
  await signup.finish.click();
  await expect(signup.failure).toBeVisible();
  await expect(page).toHaveURL('/auth/register');

  const visitor = { status: 401, body: { success: false } };
  wire.answer('getSession', visitor, { body: { success: true, data: { userId: 9, nickname: '봄바람' } } });
  await signup.theme('자연').check();
  await pass(page);
  await signup.finish.click();
  await expect(page).toHaveURL('/main');
  expect(
    wire
      .of('login')
      .slice(-1)
      .map(({ body }) => body),
  ).toEqual([{ email: 'newcomer@example.com', password: 'spring-98' }]);
  expect(wire.of('completeRegistration')).toHaveLength(2);
});

test('a registration whose session cannot be loaded says so and leads to the login @nightly', async ({
  page,
  wire,
}) => {
  const signup = new SignupPages(page);
  await page.goto('/auth/register');
  await signup.passAllButThemes();
  await signup.theme('힐링').check();
  wire.status('getSession', 401);
  await pass(page);
  await signup.finish.click();
  await expect(page).toHaveURL('/auth/login');
  await expect(toast(page, '가입이 완료됐어요. 로그인해주세요.')).toBeVisible();

  wire.restore('getSession');
  await new LoginPage(page).logIn();
  await expect(page).toHaveURL('/main');
});
