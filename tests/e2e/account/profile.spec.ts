import { deflateSync } from 'node:zlib';
import { expect, test } from '../../support/browser-test.ts';
import { tapFiftyTimes, waitForNextTap } from '../../support/quick-taps.ts';
import { AccountScreens } from '../pages/account.ts';

const PICTURE = {
  name: '한라산.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test.beforeEach(async ({ page, signIn }) => {
  await page.clock.install();
  await signIn();
});

test('a changed nickname has to pass the duplicate check before it can be saved', async ({
  page,
  wire,
  expectAccessible,
}) => {
  const account = new AccountScreens(page);
  await account.open('profile');
  await expect(page.getByRole('heading', { name: '프로필 수정하기' })).toBeVisible();
  await expect(account.nickname).toHaveValue('감귤이');
  await expect(account.save).toBeDisabled();
  await expect(account.check).toBeDisabled();
  await expectAccessible();

  await account.nickname.fill('  ');
  await expect(account.nickname).toHaveAccessibleDescription('닉네임을 입력해주세요.');
  await account.nickname.fill('귤');
  await account.check.click();
  await expect(account.nickname).toHaveAccessibleDescription('닉네임은 2자 이상이어야 합니다.');
  expect(wire.of('checkNickname')).toEqual([]);

  await account.nickname.fill('한라산감귤이');
  await account.nickname.press('Enter');
  await expect(account.nickname).toHaveAccessibleDescription('닉네임 중복확인을 해주세요.');
  await expect(account.save).toBeDisabled();
  await expectAccessible();

  wire.answer('checkNickname', { body: { success: true, data: true } });
  await waitForNextTap(page);
  await account.check.click();
  await expect(account.nickname).toHaveAccessibleDescription('이미 사용중인 닉네임입니다.');
  await expect(account.save).toBeDisabled();

  for (const [answer, message] of [
    [{ status: 400, body: { success: false } }, '중복확인에 실패했습니다.'],
    [{ status: 409, body: { success: false, code: 'NICKNAME_TAKEN' } }, '이미 사용중인 닉네임입니다.'],
    [
      { body: { success: false, message: '쓸 수 없는 닉네임입니다.', data: true } },
      '쓸 수 없는 닉네임입니다.',
    ],
  ] as const) {
    wire.answer('checkNickname', answer);
    await waitForNextTap(page);
    await account.check.click();
    await expect(account.nickname).toHaveAccessibleDescription(message);
  }

  wire.answer('checkNickname', { body: { success: true, data: false } });
  await waitForNextTap(page);
  const before = wire.of('checkNickname').length;
  await tapFiftyTimes(account.check);
  await expect(account.nickname).toHaveAccessibleDescription('사용할 수 있는 닉네임입니다.');
  expect(wire.of('checkNickname')).toHaveLength(before + 1);
  expect(wire.of('checkNickname').at(-1)?.query).toEqual({ nickname: '한라산감귤이' });

  await account.nickname.fill('한라산');
  await expect(account.save).toBeDisabled();
  await account.nickname.fill('한라산감귤이');
  await expect(account.save).toBeEnabled();
  const held = wire.hold('changeNickname');
  await tapFiftyTimes(account.save);
  held.release();
  await expect(page).toHaveURL(/\/mypage$/);
  expect(wire.of('changeNickname')).toMatchObject([
    { method: 'POST', path: '/v1/users/account/nickname', query: { nickname: '한라산감귤이' } },
  ]);
  expect(wire.of('saveProfileImage')).toEqual([]);
  expect(wire.of('getSession')).toHaveLength(2);
});

test('a nickname that the server refuses shows its text @nightly', async ({ page, wire }) => {
  const account = new AccountScreens(page);
  await account.open('profile');
  wire.answer('checkNickname', { body: { success: true, data: false } });
  const save = async (text: string) => {
    await waitForNextTap(page);
    await account.check.click();
    await expect(account.save).toBeEnabled();
    await waitForNextTap(page);
    await account.save.click();
    await expect(account.nickname).toHaveAccessibleDescription(text);
    await expect(account.nickname).toHaveValue('한라산감귤이');
  };
  await account.nickname.fill('한라산감귤이');
  wire.example('changeNickname', 'nicknameTaken', 409);
  await save('이미 사용중인 닉네임입니다.');
  wire.answer('changeNickname', { status: 400, body: { success: false, message: '지금은 바꿀 수 없어요.' } });
  await save('지금은 바꿀 수 없어요.');
  wire.answer('changeNickname', { body: { success: false, message: '지금은 바꿀 수 없어요.' } });
  await save('닉네임 변경에 실패했습니다.');
});

test('a new picture is sent as a part of its own @nightly', async ({ page, wire, expectAccessible }) => {
  const account = new AccountScreens(page);
  await account.open('profile');
  await account.file.setInputFiles({
    name: '안내.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF'),
  });
  await expect(page.getByRole('alert')).toHaveText('이미지 파일만 올릴 수 있습니다.');
  await expect(account.save).toBeDisabled();
  await account.file.setInputFiles({ ...PICTURE, buffer: deflateSync('no picture') });
  await expect(page.getByRole('alert')).toHaveText('열 수 없는 사진이에요. JPG나 PNG 사진을 골라주세요.');
  await expectAccessible();

  // At the outer edge of the camera that lies over the picture.
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '사진 변경' }).click({ position: { x: 105, y: 105 } });
  await (await chooser).setFiles(PICTURE);
  await expect(account.picture).toHaveAttribute('src', /^blob:/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  const held = wire.hold('saveProfileImage');
  await tapFiftyTimes(account.save);
  held.release();
  await expect(page).toHaveURL(/\/mypage$/);
  const [call, ...others] = wire.of('saveProfileImage');
  expect(others).toEqual([]);
  expect(call).toMatchObject({
    method: 'PUT',
    path: '/v1/users/profile',
    parts: [{ name: 'newProfileImage', contentType: 'image/jpeg', fileName: '한라산.jpg' }],
  });
  expect(call?.parts[0]?.content.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  expect(wire.of('changeNickname')).toEqual([]);
});

test('the default picture comes back, and a failure is told @nightly', async ({ page, wire }) => {
  const account = new AccountScreens(page);
  await account.open('profile');
  await account.defaultPicture.click();
  await expect(account.defaultPicture).toHaveCount(0);
  wire.answer('deleteProfileImage', { status: 400, body: { success: false } });
  await account.save.click();
  await expect(page.getByRole('alert')).toHaveText('사진을 저장하지 못했습니다. 다시 시도해주세요.');
  wire.restore('deleteProfileImage');
  await waitForNextTap(page);
  await account.save.click();
  await expect(page).toHaveURL(/\/mypage$/);
  expect(wire.of('deleteProfileImage').map(({ method, path }) => `${method} ${path}`)).toEqual([
    'DELETE /v1/users/profile',
    'DELETE /v1/users/profile',
  ]);
});

test('fifty quick taps and a press of Enter ask for the default picture once @nightly', async ({
  page,
  wire,
}) => {
  const account = new AccountScreens(page);
  await account.open('profile');
  await account.defaultPicture.click();
  const held = wire.hold('deleteProfileImage');
  await tapFiftyTimes(account.save);
  await account.nickname.press('Enter');
  held.release();
  await expect(page).toHaveURL(/\/mypage$/);
  expect(wire.of('deleteProfileImage')).toMatchObject([
    { method: 'DELETE', path: '/v1/users/profile', query: {}, body: undefined },
  ]);
  expect(wire.of('changeNickname')).toEqual([]);
  expect(wire.of('saveProfileImage')).toEqual([]);
});

test('what was saved is not sent again when the other half fails @nightly', async ({ page, wire }) => {
  const named = { userId: 1, nickname: '한라산감귤이', profile: '/example-images/avatar-gamgyul.svg' };
  const account = new AccountScreens(page);
  await account.open('profile');
  wire.answer('checkNickname', { body: { success: true, data: false } });
  await account.nickname.fill('한라산감귤이');
  await account.check.click();
  await expect(account.save).toBeEnabled();
  await account.defaultPicture.click();
  wire.answer('deleteProfileImage', { status: 400, body: { success: false } });
  wire.answer('getSession', { body: { success: true, data: named } });
  await account.save.click();
  await expect(page.getByRole('alert')).toBeVisible();
  wire.restore('deleteProfileImage');
  await waitForNextTap(page);
  await account.save.click();
  await expect(page).toHaveURL(/\/mypage$/);
  expect(wire.of('changeNickname')).toHaveLength(1);
  expect(wire.of('deleteProfileImage')).toHaveLength(2);
});
