import { expect, test } from '../../support/browser-test.ts';
import { tapFiftyTimes, waitForNextTap } from '../../support/quick-taps.ts';
import { AccountScreens } from '../pages/account.ts';

test.beforeEach(async ({ page, signIn }) => {
  await page.clock.install();
  await signIn();
});

test('a new password is checked while it is typed @nightly', async ({ page, expectAccessible }) => {
  const account = new AccountScreens(page);
  await account.open('password');
  await expect(page.getByRole('heading', { name: '비밀번호 수정하기' })).toBeVisible();
  await expectAccessible();
  for (const [password, message] of [
    ['jeju_26', '8자 이상 입력해주세요.'],
    ['jeju_20260401', '12자 이하로 입력해주세요.'],
    ['jeju_26#', '영문, 숫자, 특수문자(! _ @ -)만 사용할 수 있습니다.'],
    ['jeju2026', '특수문자(! _ @ -)를 1개 이상 포함해주세요.'],
    ['!_@-!_@-', '영문 또는 숫자를 포함해주세요.'],
    ['', ''],
    ['jeju_202', ''],
  ] as const) {
    await account.password.fill(password);
    await expect(account.password).toHaveAccessibleDescription(message);
  }
  await account.confirm.fill('jeju_203');
  await expect(account.confirm).toHaveAccessibleDescription('비밀번호가 일치하지 않습니다.');
  await expect(account.save).toBeDisabled();
  await expectAccessible();
  await account.confirm.fill('');
  await expect(account.confirm).toHaveAccessibleDescription('');
  await account.confirm.fill('jeju_202');
  await expect(account.confirm).toHaveAccessibleDescription('비밀번호가 일치합니다.');
  await expect(account.save).toBeEnabled();
});

test('a password is sent once and leads back to my page', async ({ page, wire }) => {
  const account = new AccountScreens(page);
  await account.open('password');
  await account.password.fill('jeju_2027');
  await account.confirm.fill('jeju_2027');
  const held = wire.hold('resetPassword');
  await tapFiftyTimes(account.save);
  await account.confirm.press('Enter');
  held.release();
  await expect(page.getByText('비밀번호가 변경되었습니다.')).toBeVisible();
  await expect(page).toHaveURL(/\/mypage$/);
  expect(wire.of('resetPassword')).toMatchObject([
    {
      method: 'POST',
      path: '/v1/users/auth/find/password/reset',
      query: { email: 'gamgyul@example.com', newPassword: 'jeju_2027' },
    },
  ]);
});

test('a failure is told under the confirm field and loses nothing @nightly', async ({
  page,
  wire,
  expectAccessible,
}) => {
  const account = new AccountScreens(page);
  await account.open('password');
  await account.password.fill('jeju_2027');
  await account.confirm.fill('jeju_2027');
  wire.answer('resetPassword', { body: { success: false, message: '최근에 쓴 비밀번호예요.' } });
  await account.save.click();
  await expect(account.confirm).toHaveAccessibleDescription('최근에 쓴 비밀번호예요.');
  await expectAccessible();
  wire.breakOff('resetPassword');
  await waitForNextTap(page);
  await account.confirm.press('Enter');
  await expect(account.confirm).toHaveAccessibleDescription('비밀번호 재설정에 실패했습니다.');
  await expect(account.password).toHaveValue('jeju_2027');
  await account.confirm.press('End');
  await account.confirm.press('Backspace');
  await expect(account.confirm).toHaveAccessibleDescription('비밀번호가 일치하지 않습니다.');
});
