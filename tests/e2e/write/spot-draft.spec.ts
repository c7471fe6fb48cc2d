import { expect, test } from '../../support/browser-test.ts';
import { WriteScreen } from '../pages/write.ts';

const HERE = { latitude: 33.24083, longitude: 126.605983, accuracy: 10 };

test.beforeEach(async ({ context, signIn }) => {
  await signIn();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(HERE);
});

test('what was not sent survives a reload, photos too, and is offered again', async ({
  page,
  wire,
  expectAccessible,
}) => {
  const write = new WriteScreen(page);
  await write.open();
  await write.choosePhotos(await write.drawPhoto('1.jpg'), await write.drawPhoto('2.jpg'));
  await write.chooseOwnPlace();
  await write.description.fill('바람이 좋은 날');
  await write.theme('자연').check();
  await expect(write.photos).toHaveCount(2);
  await write.hashtag.fill('일출 썰');
  await expect(write.tag('일출')).toBeVisible();
  await write.expectKept('"hashtagInput":"썰"');

  await page.reload();
  await expect(write.offer).toBeVisible();
  await expectAccessible();
  await write.offer.getByRole('button', { name: '이어서 쓰기' }).click();
  await expect(write.photos).toHaveCount(2);
  await expect(write.location).toHaveValue('제주특별자치도 서귀포시 보목포로 46');
  await expect(write.description).toHaveValue('바람이 좋은 날');
  await expect(write.theme('자연')).toBeChecked();
  await expect(write.tag('일출')).toBeVisible();
  await expect(write.hashtag).toHaveValue('썰');
  await write.expectKept('"hashtagInput":"썰"');

  await page.reload();
  await expect(write.offer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(write.description).toHaveValue('바람이 좋은 날');
  await write.submit.click();
  await expect(write.posted).toBeVisible();
  expect(wire.of('createSpot')[0]?.parts.map(({ name, fileName }) => [name, fileName])).toEqual([
    ['data', 'blob'],
    ['images', '1.jpg'],
    ['images', '2.jpg'],
  ]);
  expect(wire.of('createSpot')[0]?.parts[1]?.content.subarray(0, 3)).toEqual(Buffer.from('ffd8ff', 'hex'));
});

test('새로 쓰기 begins with an empty form and forgets the rest @nightly', async ({ page }) => {
  const write = new WriteScreen(page);
  await write.open();
  await write.description.fill('지울 글');
  await write.expectKept('지울 글');
  await page.reload();
  await write.offer.getByRole('button', { name: '새로 쓰기' }).click();
  await expect(write.description).toHaveValue('');
  await write.description.fill('새 글');
  await write.expectKept('새 글');
  await page.reload();
  await write.offer.getByRole('button', { name: '이어서 쓰기' }).click();
  await expect(write.description).toHaveValue('새 글');
});

test('a lost session leads over the login back to what was written @nightly', async ({ page, wire }) => {
  const write = new WriteScreen(page);
  await write.open();
  await write.choosePhotos(await write.drawPhoto('바다.jpg'));
  await expect(write.photos).toHaveCount(1);
  await write.chooseOwnPlace();
  await write.description.fill('썰물 때');
  await write.expectKept('썰물 때');
  wire.status('createSpot', 401);
  wire.status('getSession', 401);
  await write.submit.click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(write.toast.getByText('등록에 실패했습니다.')).toBeVisible();

  wire.restore('createSpot');
  wire.restore('getSession');
  await page.getByLabel('이메일').fill('gamgyul@example.com');
  await page.getByLabel('비밀번호').fill('jeju_2026');
  await page.getByRole('button', { name: '입장하기' }).click();
  await expect(page).toHaveURL(/\/write$/);
  await write.offer.getByRole('button', { name: '이어서 쓰기' }).click();
  await expect(write.location).toHaveValue('제주특별자치도 서귀포시 보목포로 46');
  await expect(write.photos).toHaveCount(1);
  await write.submit.click();
  await expect(write.posted).toBeVisible();
});

test('a spot that was sent while its writer left is not offered again @nightly', async ({ page, wire }) => {
  const write = new WriteScreen(page);
  await page.goto('/community');
  await page.getByRole('link', { name: '글쓰기' }).click();
  await write.chooseOwnPlace();
  await write.description.fill('썰물 때');
  await write.expectKept('썰물 때');
  const sending = wire.hold('createSpot');
  await write.submit.click();
  await page.getByRole('button', { name: '뒤로' }).click();
  await expect(page).toHaveURL(/\/community$/);
  await page.getByRole('link', { name: '글쓰기' }).click();
  await expect(write.heading).toBeVisible();
  sending.release();
  await expect(write.toast.getByText('성공적으로 글을 작성했어요!')).toBeVisible();
  await write.description.fill('다음 글');
  await write.expectKept('다음 글');
  await expect(write.offer).toBeHidden();
});

test('a visitor logs in first @nightly', async ({ context, page }) => {
  await context.clearCookies();
  await page.goto('/write');
  await expect(page).toHaveURL(/\/auth\/login$/);
});
