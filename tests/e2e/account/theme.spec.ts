import { expect, test } from '../../support/browser-test.ts';
import { tapFiftyTimes, waitForNextTap } from '../../support/quick-taps.ts';
import { AccountScreens } from '../pages/account.ts';

test.beforeEach(async ({ page, signIn }) => {
  await page.clock.install();
  await signIn();
});

test('a fourth theme drops the oldest and a second tap deselects', async ({
  page,
  wire,
  expectAccessible,
}) => {
  const account = new AccountScreens(page);
  await account.open('theme');
  await expect(page.getByRole('heading', { name: '테마 수정하기' })).toBeVisible();
  expect(await account.chosenThemes()).toEqual(['힐링', '자연', '맛집 탐방']);
  await expectAccessible();
  await account.theme('데이트').press('Space');
  expect(await account.chosenThemes()).toEqual(['데이트', '자연', '맛집 탐방']);
  for (const label of ['자연', '맛집 탐방', '데이트']) await account.theme(label).press('Space');
  expect(await account.chosenThemes()).toEqual([]);
  await expect(account.save).toBeDisabled();
  await account.theme('한달 살이').press('Space');
  await account.theme('힐링').press('Space');

  const held = wire.hold('saveThemes');
  await tapFiftyTimes(account.save);
  held.release();
  await expect(page).toHaveURL(/\/mypage$/);
  expect(wire.of('saveThemes')).toMatchObject([
    { method: 'POST', path: '/v1/users/account/themes', body: { themes: ['한달 살이', '힐링'] } },
  ]);
  await expect.poll(() => wire.of('getSession').length).toBe(2);
});

test('themes that are not saved stay chosen, and the failure is told @nightly', async ({ page, wire }) => {
  const account = new AccountScreens(page);
  await account.open('theme');
  await account.theme('데이트').press('Space');
  wire.status('saveThemes', 500);
  await account.save.click();
  await expect(page.getByText('서버 오류가 발생했습니다.')).toBeVisible();
  wire.breakOff('saveThemes');
  await waitForNextTap(page);
  await account.save.click();
  await expect(page.getByText('테마를 저장하지 못했습니다. 다시 시도해주세요.')).toBeVisible();
  expect(await account.chosenThemes()).toEqual(['데이트', '자연', '맛집 탐방']);
  await expect(page).toHaveURL(/\/theme$/);
});
