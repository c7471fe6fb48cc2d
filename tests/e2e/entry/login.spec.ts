import { expect, test, type Answer } from '../../support/browser-test.ts';
import { EntryPages, expectStarted, LoginPage, toast } from '../pages/entry.ts';

test('logging in leads to /main and takes the login page out of the history', async ({ page, wire }) => {
  const login = new LoginPage(page);
  await page.goto('/splash/register-choice');
  await new EntryPages(page).login.click();
  await expect(login.email).toHaveAttribute('autocomplete', 'username');
  await expect(login.password).toHaveAttribute('autocomplete', 'current-password');
  await login.fill('  gamgyul@example.com ', ' jeju_2026');
  await login.enter.click();

  await expect(page).toHaveURL('/main');
  expect(wire.of('login').map(({ method, path, query, body }) => ({ method, path, query, body }))).toEqual([
    {
      method: 'POST',
      path: '/v1/users/auth/login',
      query: {},
      body: { email: 'gamgyul@example.com', password: ' jeju_2026' },
    },
  ]);
  // The way back leads to the choice of registration, which sends a signed-in user to /main.
  await page.goBack();
  await expect(page).toHaveURL('/main');
});

test('the fields say by both layers of rules what is wrong, and the keyboard alone logs in', async ({
  page,
  wire,
  expectAccessible,
}) => {
  const login = new LoginPage(page);
  await page.goto('/auth/login');
  await expectStarted(page);
  await expectAccessible();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(login.email).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(login.email).toHaveAccessibleDescription('이메일을 입력해주세요.');
  await expect(login.password).toHaveAccessibleDescription('비밀번호를 입력해주세요.');
  await expect(login.email).toBeFocused();

  await page.keyboard.type('gamgyul');
  await expect(login.email).toHaveAccessibleDescription('올바른 이메일 형식이 아닙니다.');
  await page.keyboard.type('@example');
  await expect(login.email).toHaveAccessibleDescription('유효한 이메일 형식이 아닙니다.');
  await expectAccessible();
  await page.keyboard.type('.com');
  await expect(login.email).toHaveAccessibleDescription('');

  await page.keyboard.press('Tab');
  await page.keyboard.type('jeju_26');
  await page.keyboard.press('Enter');
  await expect(login.password).toHaveAccessibleDescription('8자 이상 입력해주세요.');
  await expect(login.password).toBeFocused();
  expect(wire.of('login')).toHaveLength(0);

  await page.keyboard.type('!');
  await expect(login.password).toHaveAccessibleDescription('');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/main');
});

test('the pig worries about a wrong password until the next try', async ({ page, wire }) => {
  const login = new LoginPage(page);
  await page.clock.install();
  await page.goto('/auth/login');
  await expectStarted(page);
  const scene = page.locator('main img[alt=""]');
  await expect(scene).toHaveAttribute('src', '/pig-at-the-foot.svg');
  wire.answer('login', {
    status: 401,
    body: { success: false, message: '이메일 또는 비밀번호가 일치하지 않습니다.' },
  });
  await login.fill('gamgyul@example.com', 'jeju_2025');
  await login.enter.click();
  await expect(login.password).toHaveAccessibleDescription('이메일 또는 비밀번호가 일치하지 않습니다.');
  await expect(scene).toHaveAttribute('src', '/pig-worried-at-the-foot.svg');

  wire.restore('login');
  const held = wire.hold('login');
  // Until then a tap counts as the second half of a double tap.
  await page.clock.runFor(500);
  await login.enter.click();
  await expect(scene).toHaveAttribute('src', '/pig-at-the-foot.svg');
  held.release();
  await expect(page).toHaveURL('/main');
});

test('every failure is told in a toast, keeps what was typed, and the next try works @nightly', async ({
  page,
  wire,
  expectedMessages,
}) => {
  expectedMessages.push(/ContractError: login: success/);
  const failures: [answer: Answer | 'no answer', message: string][] = [
    [{ status: 401, body: { success: false, message: '잠긴 계정입니다.' } }, '잠긴 계정입니다.'],
    [{ body: { failure: true, message: '탈퇴한 계정입니다.', errorCode: 'GONE' } }, '탈퇴한 계정입니다.'],
    [{ body: { success: false } }, '이메일 또는 비밀번호가 일치하지 않습니다.'],
    [{ status: 500, body: { success: false } }, '로그인에 실패했습니다. 다시 시도해주세요.'],
    [{ status: 502, body: '<html>', contentType: 'text/html' }, '로그인에 실패했습니다. 다시 시도해주세요.'],
    [{ body: '<!doctype html>', contentType: 'text/html' }, '로그인에 실패했습니다. 다시 시도해주세요.'],
    [{ body: { success: 'yes' } }, '로그인에 실패했습니다. 다시 시도해주세요.'],
    ['no answer', '로그인에 실패했습니다. 다시 시도해주세요.'],
  ];
  const login = new LoginPage(page);
  await page.clock.install();
  await page.goto('/auth/login');
  await login.fill('gamgyul@example.com', 'jeju_2025');

  for (const [answer, message] of failures) {
    if (answer === 'no answer') wire.breakOff('login');
    else wire.answer('login', answer);
    await login.enter.click();
    await expect(toast(page, message)).toBeVisible();
    await page.clock.runFor(3000);
    await expect(toast(page, message)).toHaveCount(0);
  }
  await expect(page).toHaveURL('/auth/login');
  await expect(login.email).toHaveValue('gamgyul@example.com');
  await expect(login.password).toHaveValue('jeju_2025');

  wire.restore('login');
  await login.enter.click();
  await expect(page).toHaveURL('/main');
  expect(wire.of('login')).toHaveLength(failures.length + 1);
});

test('a login whose session cannot be loaded is a failure too @nightly', async ({ page, wire }) => {
  wire.status('getSession', 401);
  await page.goto('/auth/login');
  await new LoginPage(page).logIn();

  await expect(toast(page, '로그인에 실패했습니다. 다시 시도해주세요.')).toBeVisible();
  await expect(page).toHaveURL('/auth/login');
});

test('fifty quick taps and a press of Enter send one request @nightly', async ({
  page,
  wire,
  expectAccessible,
}) => {
  const { release } = wire.hold('login');
  const login = new LoginPage(page);
  await page.goto('/auth/login');
  await login.fill('gamgyul@example.com', 'jeju_2026');
  await login.enter.evaluate((button) => {
    for (let tap = 0; tap < 25; tap += 1) if (button instanceof HTMLElement) button.click();
  });
  await login.enter.click({ clickCount: 25, force: true });
  await login.password.press('Enter');
  await expect(login.enter).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible();

  release();
  await expect(page).toHaveURL('/main');
  expect(wire.of('login')).toHaveLength(1);
});

test('a visitor at a screen for users logs in and comes back to it @nightly', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/mypage/mycoupons/501?from=mail#use');
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByText('로그인이 필요해요.')).toBeVisible();
  await expectAccessible();
  await page.reload();
  await new LoginPage(page).logIn();

  await expect(page).toHaveURL('/mypage/mycoupons/501?from=mail#use');
});
