import { expect, test } from '../../support/browser-test.ts';
import { WriteScreen } from '../pages/write.ts';

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('without the permission the error is red, and a place can still be picked around the default centre @nightly', async ({
  page,
  wire,
  expectAccessible,
}) => {
  const write = new WriteScreen(page);
  await write.open();
  await write.location.click();
  const error = write.picker.getByRole('alert');
  await expect(error).toHaveText('위치 권한이 필요해요. 브라우저가 위치 사용을 막고 있어요.');
  await expect(error).toHaveCSS('color', 'rgb(198, 40, 40)');
  await expect(write.picker.getByRole('button', { name: '현재 위치로 선택' })).toBeHidden();
  await expect(write.map.getByText('시험용 지도 (Kakao 아님)')).toBeVisible();
  await expectAccessible();

  const box = await write.map.boundingBox();
  await write.tapMap((box?.width ?? 0) / 2, (box?.height ?? 0) / 2);
  await expect(write.picker).toBeHidden();
  await expect(write.location).toHaveValue('제주특별자치도 서귀포시 보목포로 46');
  await expect(write.placeMap).toBeVisible();
  await write.description.fill('바다');
  await write.submit.click();
  await expect(write.posted).toBeVisible();
  expect(JSON.parse(wire.of('createSpot')[0]?.parts[0]?.content.toString('utf8') ?? '')).toMatchObject({
    latitude: expect.closeTo(33.24083, 4),
    longitude: expect.closeTo(126.605983, 4),
  });
});

test('the map opens around the user at one metre per pixel; at sea the coordinates stand for the address', async ({
  context,
  page,
  expectAccessible,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 33.2345, longitude: 126.6075, accuracy: 10 });
  const write = new WriteScreen(page);
  await write.open();
  await write.location.click();
  const me = write.map.getByRole('img', { name: '내 위치' });
  await expect(me).toBeVisible();
  await expectAccessible();
  const [map, marker] = await Promise.all([write.map.boundingBox(), me.boundingBox()]);
  const middle = { x: (map?.width ?? 0) / 2, y: (map?.height ?? 0) / 2 };
  expect((marker?.x ?? 0) + (marker?.width ?? 0) / 2 - (map?.x ?? 0)).toBeCloseTo(middle.x, -1);
  expect((marker?.y ?? 0) + (marker?.height ?? 0) / 2 - (map?.y ?? 0)).toBeCloseTo(middle.y, -1);

  await write.tapMap(middle.x, middle.y + 111);
  await expect(write.picker).toBeHidden();
  const [latitude, longitude] = (await write.location.inputValue()).split(', ').map(Number);
  expect(latitude).toBeCloseTo(33.2335, 4);
  expect(longitude).toBeCloseTo(126.6075, 4);

  await write.placeMap.click();
  await expect(write.map.getByRole('img', { name: '고른 위치' })).toBeVisible();
  await write.picker.getByRole('button', { name: '확대' }).click();
  await write.picker.getByRole('button', { name: '뒤로' }).click();
  await expect(write.picker).toBeHidden();
  await expect(write.location).toBeFocused();
});

test('while the position is awaited the dialog says so, and a place can be picked all the same @nightly', async ({
  page,
  expectAccessible,
}) => {
  await page.addInitScript(() => {
    navigator.geolocation.watchPosition = () => 1;
  });
  const write = new WriteScreen(page);
  await write.open();
  await write.location.click();
  await expect(write.picker.getByText('현재 위치 불러오는 중…')).toBeVisible();
  await expectAccessible();
  await write.picker.getByRole('button', { name: '지도에서 직접 고르기' }).click();
  await write.tapMap(200, 200);
  await expect(write.location).not.toHaveValue('');
});

test('without a map the user’s own position can be chosen, and the map can be asked for again @nightly', async ({
  context,
  page,
  expectAccessible,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 33.24083, longitude: 126.605983 });
  const script = /\/(sdk\.js|map-stand-in\/)/;
  await page.route(script, (route) => route.abort());
  const write = new WriteScreen(page);
  await write.open();
  await write.location.click();
  await expect(write.picker.getByText('지도를 불러올 수 없어요.')).toBeVisible();
  await expectAccessible();
  await write.picker.getByRole('button', { name: '현재 위치로 선택' }).click();
  await expect(write.location).toHaveValue('33.24083, 126.605983');

  await page.unroute(script);
  await write.location.click();
  await write.picker.getByRole('button', { name: '다시 시도' }).click();
  await write.tapMap(200, 200);
  await expect(write.location).toHaveValue('제주특별자치도 서귀포시 보목포로 46');
});
