import { expect, test } from '../../support/browser-test.ts';
import { tapFiftyTimes } from '../../support/quick-taps.ts';
import { HomeScreen, ProfileOverlay } from '../pages/home.ts';
import { ConversionDialog } from '../pages/shop.ts';

const USER = {
  userId: 7,
  email: 'gamgyul@example.com',
  name: '고감귤',
  nickname: '감귤이',
  profile: '',
  hallabong: 7,
  totalSteps: 0,
  moodGrade: 'BALBADAK',
  themes: [],
  jejuTiconOwned: false,
  ownedProducts: [],
};

function session(changes: Partial<typeof USER> = {}) {
  return { body: { success: true, data: { ...USER, ...changes } } };
}

test.beforeEach(async ({ signIn, wire }) => {
  await signIn();
  wire.answer('getSession', session());
});

test('the profile card opens 내 캐릭터 with balance, cards and shortcuts', async ({
  page,
  wire,
  expectAccessible,
}) => {
  const home = new HomeScreen(page);
  const overlay = new ProfileOverlay(page);
  await home.open(wire);
  await home.profile.tap();
  await expect(overlay.dialog.getByText('007')).toBeVisible();
  await expect(overlay.value('오늘 걸음 수')).toHaveText('0');
  await expect(overlay.value('등급')).toHaveText('발바닥');
  await overlay.dialog.getByRole('button', { name: '도새기 쓰다듬기' }).tap();
  await expect(overlay.dialog.getByRole('link', { name: '진행중인 챌린지' })).toHaveAttribute(
    'href',
    '/challenge?tab=doing',
  );
  await expect(overlay.dialog.getByRole('link', { name: '상점' })).toHaveAttribute('href', '/inapp/shop');
  await expectAccessible();

  await overlay.refill.tap();
  const sheet = page.getByRole('dialog', { name: '포인트 전환' });
  await sheet.getByRole('textbox').fill('30');
  const refreshing = wire.hold('getSession', session({ hallabong: 158, nickname: '새로운 감귤이' }));
  await sheet.getByRole('button', { name: '전환하기' }).tap();
  await expect(sheet).toBeHidden();
  await expect(overlay.dialog.getByText('158')).toBeVisible();
  refreshing.release();
  await expect(overlay.dialog.getByText('새로운 감귤이')).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(overlay.dialog).toBeHidden();
  await expect(home.profile).toBeFocused();
});

test('the nickname is changed by keyboard alone, once however fast, and shown anew @nightly', async ({
  page,
  wire,
}) => {
  const saving = wire.hold('changeNickname', { body: { success: true, data: '닉네임이 변경되었습니다.' } });
  const home = new HomeScreen(page);
  const overlay = new ProfileOverlay(page);
  await home.open(wire);
  await home.profile.focus();
  await page.keyboard.press('Enter');
  await overlay.edit.focus();
  await page.keyboard.press('Enter');
  await expect(overlay.nickname).toBeFocused();
  await page.keyboard.type('  한라산감귤이 ');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(overlay.save).toHaveText('저장 중...');
  await expect(overlay.cancel).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(overlay.nickname).toBeVisible();

  wire.answer('getSession', session({ nickname: '한라산감귤이' }));
  const sessionsBefore = wire.of('getSession').length;
  saving.release();
  await expect(overlay.edit).toBeFocused();
  await expect(overlay.dialog.getByText('한라산감귤이')).toBeVisible();
  expect(wire.of('changeNickname').map(({ method, path, query }) => [method, path, query])).toEqual([
    ['POST', '/v1/users/account/nickname', { nickname: '한라산감귤이' }],
  ]);
  await expect.poll(() => wire.of('getSession').length).toBe(sessionsBefore + 1);
  await overlay.back.tap();
  await expect(home.profile).toContainText('한라산감귤이');
});

test('fifty quick taps and a press of Enter save the nickname once @nightly', async ({ page, wire }) => {
  const home = new HomeScreen(page);
  const overlay = new ProfileOverlay(page);
  await home.open(wire);
  await home.profile.tap();
  await overlay.edit.tap();
  await overlay.nickname.fill('한라산감귤이');
  const saving = wire.hold('changeNickname', { body: { success: true, data: '닉네임이 변경되었습니다.' } });
  wire.answer('getSession', session({ nickname: '한라산감귤이' }));
  await tapFiftyTimes(overlay.save);
  await overlay.nickname.press('Enter');
  saving.release();
  await expect(overlay.edit).toBeVisible();
  await expect(overlay.dialog.getByText('한라산감귤이')).toBeVisible();
  expect(wire.of('changeNickname')).toMatchObject([
    { method: 'POST', path: '/v1/users/account/nickname', query: { nickname: '한라산감귤이' } },
  ]);
});

test('fifty quick taps and a press of Enter convert once in the sheet @nightly', async ({ page, wire }) => {
  const home = new HomeScreen(page);
  const overlay = new ProfileOverlay(page);
  await home.open(wire);
  await home.profile.tap();
  await overlay.refill.tap();
  const { dialog, amount, convert } = new ConversionDialog(page);
  await amount.fill('30');
  const held = wire.hold('convertSteps');
  wire.answer('getSession', session({ hallabong: 158 }));
  await tapFiftyTimes(convert);
  await amount.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  held.release();
  await expect(dialog).toBeHidden();
  await expect(overlay.dialog.getByText('158')).toBeVisible();
  expect(wire.of('convertSteps')).toMatchObject([
    { method: 'POST', path: '/v1/steps/convert', body: { requestedPoints: 30 } },
  ]);
});

test('a nickname is checked before it is sent, and leaving the edit mode sends nothing @nightly', async ({
  page,
  wire,
  expectAccessible,
}) => {
  await page.clock.install({ time: new Date('2026-05-01T10:00:00+09:00') });
  const overlay = new ProfileOverlay(page);
  const home = new HomeScreen(page);
  await home.open(wire);
  await home.profile.tap();
  await overlay.edit.tap();
  for (const [typed, message] of [
    ['   ', '닉네임을 입력해주세요.'],
    ['귤', '닉네임은 2자 이상이어야 합니다.'],
  ] as const) {
    await overlay.nickname.fill(typed);
    await overlay.save.tap();
    await expect(overlay.dialog.getByText(message)).toBeVisible();
    // A second tap at once would count as a slip of the finger.
    await page.clock.fastForward(500);
  }
  await expectAccessible();
  await overlay.nickname.fill('가나다라마바사아자차카타파하거너더러머버서');
  await expect(overlay.nickname).toHaveValue('가나다라마바사아자차카타파하거너더러머버');

  await page.keyboard.press('Escape');
  await expect(overlay.edit).toBeFocused();
  await expect(overlay.dialog.getByText('감귤이')).toBeVisible();
  await overlay.edit.tap();
  await page.keyboard.press('Enter');
  await expect(overlay.edit).toBeFocused();
  await overlay.edit.tap();
  await overlay.cancel.tap();
  await expect(overlay.edit).toBeFocused();
  expect(wire.of('changeNickname')).toEqual([]);
});

test('a nickname that is not taken says why and keeps what was typed @nightly', async ({ page, wire }) => {
  await page.clock.install({ time: new Date('2026-05-01T10:00:00+09:00') });
  wire.answer(
    'changeNickname',
    { status: 409, body: { success: false, data: '이미 사용중인 닉네임입니다.', message: '실패' } },
    { status: 503, body: { success: false, message: '점검 중입니다.' } },
    { status: 500, body: '<html>', contentType: 'text/html' },
    { body: { success: false, message: '점검 중입니다.' } },
    { body: { success: true, data: '닉네임이 변경되었습니다.' } },
  );
  const overlay = new ProfileOverlay(page);
  const home = new HomeScreen(page);
  await home.open(wire);
  await home.profile.tap();
  await overlay.edit.tap();
  await overlay.nickname.fill('유채꽃');
  const failed = '닉네임 변경에 실패했습니다.';
  for (const message of ['이미 사용중인 닉네임입니다.', '점검 중입니다.', failed, failed]) {
    await overlay.nickname.press('Enter');
    await expect(overlay.dialog.getByText(message)).toBeVisible();
    await expect(overlay.nickname).toHaveValue('유채꽃');
    await page.clock.fastForward(500);
  }
  await overlay.nickname.press('Enter');
  await expect(overlay.edit).toBeVisible();
});

test('a profile that cannot be loaded again says so and keeps what is known @nightly', async ({
  page,
  wire,
}) => {
  await page.clock.install({ time: new Date('2026-05-01T10:00:00+09:00') });
  const home = new HomeScreen(page);
  const overlay = new ProfileOverlay(page);
  await home.open(wire);
  wire.answer('getSession', { status: 500, body: { success: false } });
  await page.clock.fastForward(61_000);
  await home.profile.tap();
  await page.clock.fastForward(5_000);
  const failure = overlay.dialog.getByRole('alert');
  await expect(failure).toContainText('프로필 불러오기 실패');
  await expect(failure).toContainText('프로필 정보를 불러오지 못했습니다.');
  await expect(overlay.dialog.getByText('007')).toBeVisible();
  const again = failure.getByRole('button', { name: '다시 시도' });
  // Nothing is under way any more that the next answer would reach.
  await expect(again).toBeEnabled();

  wire.answer('getSession', session({ hallabong: 1234 }));
  await again.tap();
  await expect(overlay.dialog.getByText('1,234')).toBeVisible();
  await expect(failure).toBeHidden();
});
