import { readJpeg, withExif } from '../../support/jpeg.ts';
import { expect, test } from '../../support/browser-test.ts';
import { tabTo } from '../../support/keyboard.ts';
import { WriteScreen } from '../pages/write.ts';

const HERE = { latitude: 33.24083, longitude: 126.605983, accuracy: 10 };

test.beforeEach(async ({ context, signIn }) => {
  await signIn();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(HERE);
});

test('a spot goes out as its fields in JSON and then each picture, and leads the feed', async ({
  page,
  wire,
  expectAccessible,
}) => {
  await page.goto('/community');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: '글쓰기' }).click();
  const write = new WriteScreen(page);
  await expect(write.heading).toBeVisible();
  await expect(page).toHaveTitle('스팟추가 · 도새기');
  await expect(write.location).toHaveAttribute('placeholder', '현재 위치 입력');
  await expect(write.description).toHaveAttribute('placeholder', '메시지를 입력해 주세요.');
  await expect(write.hashtag).toHaveAttribute('placeholder', '최대 3개까지 가능해요.');
  await expectAccessible();

  await expect(write.addPhoto).toHaveText('0/3');
  await write.choosePhotos(await write.drawPhoto('일출.png'), await write.drawPhoto('바다.jpeg'));
  await expect(write.addPhoto).toHaveText('2/3');
  await write.location.click();
  await write.tapMap(220, 300);
  await expect(write.picker).toBeHidden();
  await expect(write.location).toHaveValue('제주특별자치도 서귀포시 보목포로 46');
  await write.description.fill('  썰물 때 드러나는 초록 이끼\n<b>바다</b>  ');
  await expect(page.getByText('29/200')).toBeVisible();
  await write.theme('힐링').check();
  await write.theme('사진 명소').check();
  await expect(write.theme('힐링')).not.toBeChecked();
  await write.hashtag.fill('#일출, 썰물 ');
  await write.hashtag.pressSequentially('보목');
  await expectAccessible();
  await write.submit.click();

  await expect(write.posted).toContainText('작성된 글을 보러가시겠어요?');
  await expectAccessible();
  const [call] = wire.of('createSpot');
  expect(wire.of('createSpot')).toHaveLength(1);
  expect([call?.method, call?.path, call?.query]).toEqual(['POST', '/api/spots', {}]);
  expect(call?.parts.map(({ name, contentType, fileName }) => [name, contentType, fileName])).toEqual([
    ['data', 'application/json', 'blob'],
    ['images', 'image/jpeg', '일출.jpg'],
    ['images', 'image/jpeg', '바다.jpg'],
  ]);
  const fields: unknown = JSON.parse(call?.parts[0]?.content.toString('utf8') ?? '');
  expect(fields).toEqual({
    name: '제주특별자치도 서귀포시 보목포로 46',
    description: '썰물 때 드러나는 초록 이끼\n<b>바다</b>',
    latitude: expect.closeTo(33.2416, 4),
    longitude: expect.closeTo(126.60613, 4),
    themeId: 4,
    tag1: '일출',
    tag2: '썰물',
    tag3: '보목',
  });

  const loadedFeeds = wire.of('listLatestSpots').length;
  await write.posted.getByRole('button', { name: '확인' }).click();
  await expect(page).toHaveURL(/\/community$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => wire.of('listLatestSpots').length).toBe(loadedFeeds + 1);
});

test('only what is required goes out when nothing else was chosen, and 취소 leaves an empty form @nightly', async ({
  page,
  wire,
}) => {
  const write = new WriteScreen(page);
  await write.open();
  await write.chooseOwnPlace();
  await write.description.fill('바다가 참 예뻐요.');
  await write.theme('자연').check();
  await write.theme('자연').click();
  await expect(write.theme('자연')).not.toBeChecked();
  await write.submit.click();
  await write.posted.getByRole('button', { name: '취소' }).click();

  expect(
    wire.of('createSpot').map(({ parts }) => parts.map(({ content }) => content.toString('utf8'))),
  ).toEqual([
    [
      '{"name":"제주특별자치도 서귀포시 보목포로 46","description":"바다가 참 예뻐요.","latitude":33.24083,"longitude":126.605983}',
    ],
  ]);
  await expect(write.location).toHaveValue('');
  await expect(write.description).toHaveValue('');
  await page.reload();
  await expect(write.heading).toBeVisible();
  await write.location.click();
  await expect(write.picker).toBeVisible();
  await expect(write.offer).toBeHidden();
});

test('a photo leaves the phone small, upright and without the place where it was taken', async ({
  page,
  wire,
}) => {
  const write = new WriteScreen(page);
  await write.open();
  const { buffer } = await write.drawPhoto('', { width: 2000, height: 1000 });
  const original = withExif(buffer, 6);
  expect(readJpeg(original)).toMatchObject({
    markers: expect.arrayContaining([0xe1]),
    size: { width: 2000, height: 1000 },
  });
  await write.choosePhotos({ name: 'IMG_0612.JPG', mimeType: 'image/jpeg', buffer: original });
  await expect(write.photos).toHaveCount(1);
  await write.chooseOwnPlace();
  await write.description.fill('성산');
  await write.submit.click();
  await expect(write.posted.locator('img')).toHaveAttribute('src', /^data:image\/jpeg/);

  const sent = wire.of('createSpot')[0]?.parts[1]?.content ?? Buffer.alloc(0);
  const { markers, size } = readJpeg(sent);
  expect(size).toEqual({ width: 640, height: 1280 });
  expect(markers).not.toContain(0xe1);
  expect(sent.includes('Exif')).toBe(false);
});

test('what is missing is told in a toast, and nothing is sent @nightly', async ({
  page,
  wire,
  expectAccessible,
}) => {
  const write = new WriteScreen(page);
  await write.open();
  await write.description.fill(' \n ');
  await write.submit.click();
  await expect(write.toast.getByText('위치와 내용을 입력해주세요.')).toBeVisible();
  await expect(write.location).toBeFocused();
  await expectAccessible();

  await write.description.fill('바다');
  await write.submitUntil(() => undefined);
  await expect(write.toast.getByText('위치를 입력해주세요.')).toBeVisible();

  await write.chooseOwnPlace();
  await write.description.fill('');
  await expect(async () => {
    await write.submit.click();
    await expect(write.toast.getByText('내용을 입력해주세요.', { exact: true })).toBeVisible({
      timeout: 100,
    });
  }).toPass({ intervals: [150] });
  await expect(write.description).toBeFocused();

  await write.description.fill('바다');
  await write.hashtag.fill('가'.repeat(21));
  await expect(async () => {
    await write.submit.click();
    await expect(write.toast.getByText('태그는 최대 20자까지 가능해요.')).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [150] });
  expect(wire.of('createSpot')).toEqual([]);
});

test('fifty quick taps post the spot once @nightly', async ({ page, wire }) => {
  const write = new WriteScreen(page);
  await write.open();
  await write.chooseOwnPlace();
  await write.description.fill('바다');
  const sending = wire.hold('createSpot');
  await write.submit.evaluate((button: HTMLElement) => {
    for (let taps = 0; taps < 50; taps += 1) button.click();
  });
  await expect(write.description).toBeDisabled();
  await expect(write.submit).toHaveAttribute('aria-disabled', 'true');
  await write.submit.press('Enter');
  sending.release();
  await expect(write.posted).toBeVisible();
  expect(wire.of('createSpot')).toHaveLength(1);
});

test('every failure shows the same toast and keeps everything for the next try @nightly', async ({
  page,
  wire,
  expectedMessages,
}) => {
  expectedMessages.push(/createSpot/);
  const write = new WriteScreen(page);
  await write.open();
  await write.choosePhotos(await write.drawPhoto('바다.jpg'));
  await write.chooseOwnPlace();
  await write.description.fill('썰물 때');
  await write.theme('자연').check();
  await write.hashtag.fill('일출 ');
  await expect(write.photos).toHaveCount(1);
  await expect(write.tag('일출')).toBeVisible();

  await page.clock.install();
  const fail = async () => {
    const before = wire.of('createSpot').length;
    await page.clock.runFor(4000);
    await expect(write.toast.getByText('등록에 실패했습니다.')).toBeHidden();
    await write.submit.click();
    await expect(write.toast.getByText('등록에 실패했습니다.')).toBeVisible();
    await expect(write.submit).not.toHaveAttribute('aria-disabled');
    expect(wire.of('createSpot')).toHaveLength(before + 1);
    await expect(write.location).toHaveValue('제주특별자치도 서귀포시 보목포로 46');
    await expect(write.description).toHaveValue('썰물 때');
    await expect(write.theme('자연')).toBeChecked();
    await expect(write.tag('일출')).toBeVisible();
    await expect(write.photos).toHaveCount(1);
  };

  wire.example('createSpot', 'badRequest', 400);
  await fail();
  wire.status('createSpot', 401);
  await fail();
  wire.status('createSpot', 500);
  await fail();
  wire.answer('createSpot', { body: { success: false, message: '지금은 등록할 수 없어요.' } });
  await fail();
  wire.answer('createSpot', { body: '<!doctype html><h1>Wi-Fi</h1>', contentType: 'text/html' });
  await fail();
  wire.breakOff('createSpot');
  await fail();
  wire.restore('createSpot');
  await page.clock.runFor(4000);
  await write.submit.click();
  await expect(write.posted).toBeVisible();
});

test('a spot that is too large, or comes while the server has too much to do, keeps everything for the next try', async ({
  page,
  wire,
  expectedMessages,
}) => {
  expectedMessages.push(/createSpot/);
  const write = new WriteScreen(page);
  await write.open();
  await write.choosePhotos(await write.drawPhoto('바다.jpg'));
  await write.chooseOwnPlace();
  await write.description.fill('썰물 때');
  await write.hashtag.fill('일출 ');
  await expect(write.photos).toHaveCount(1);
  await page.clock.install();
  for (const status of [413, 429, 503]) {
    wire.answer('createSpot', { status, body: { success: false }, headers: { 'Retry-After': '2' } });
    await write.submit.click();
    await expect(write.toast.getByText('등록에 실패했습니다.')).toBeVisible();
    await expect(write.description).toHaveValue('썰물 때');
    await expect(write.tag('일출')).toBeVisible();
    await expect(write.photos).toHaveCount(1);
    await page.clock.runFor(4000);
    await expect(write.toast.getByText('등록에 실패했습니다.')).toBeHidden();
  }
  // Nothing goes out that nobody has tapped.
  expect(wire.of('createSpot')).toHaveLength(3);
  wire.restore('createSpot');
  await write.submit.click();
  await expect(write.posted).toBeVisible();
});

test('the whole spot can be written by keyboard', async ({ page, wire }) => {
  const write = new WriteScreen(page);
  await write.open();
  const photos = [await write.drawPhoto('1.jpg'), await write.drawPhoto('2.jpg')];
  const chooser = page.waitForEvent('filechooser');
  await tabTo(write.addPhoto);
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(photos);
  await expect(write.photos).toHaveCount(2);
  await tabTo(write.addPhoto);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(write.photos).toHaveCount(1);
  await expect(write.photos).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(write.location).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(write.map.getByText('시험용 지도 (Kakao 아님)')).toBeVisible();
  await tabTo(write.map);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(write.picker).toBeHidden();
  await expect(write.location).toBeFocused();
  await expect(write.location).toHaveValue('제주특별자치도 서귀포시 보목포로 46');

  await page.keyboard.press('Tab');
  await page.keyboard.type('바다');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(write.theme('데이트')).toBeChecked();
  await tabTo(write.hashtag);
  await page.keyboard.type('일출');
  await page.keyboard.press('Enter');
  expect(wire.of('createSpot')).toEqual([]);
  await page.keyboard.type('썰물');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(write.tag('일출')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(write.tag('일출')).toBeHidden();
  await expect(write.tag('썰물')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(write.submit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(write.posted).toBeVisible();
  expect(JSON.parse(wire.of('createSpot')[0]?.parts[0]?.content.toString('utf8') ?? '')).toMatchObject({
    description: '바다',
    themeId: 1,
    tag1: '썰물',
  });
});
