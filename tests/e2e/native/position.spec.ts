import type { BridgeAnswer } from '../../support/native-bridge.ts';
import { expect, test } from '../../support/native-test.ts';
import { HomeScreen, PORT } from '../pages/home.ts';
import { nightlyUnless } from '../../support/nightly.ts';

const fixAt = ({ latitude, longitude }: { latitude: number; longitude: number }): BridgeAnswer => ({
  data: {
    timestamp: Date.now(),
    coords: { latitude, longitude, accuracy: 8, altitude: null, speed: 1.2, heading: null },
  },
});

test.beforeEach(async ({ signIn, wire }) => {
  await signIn();
  wire.example('checkAttendance', 'alreadyChecked');
});

test('the map follows the system’s position, read as the specification says', async ({ page, bridge }) => {
  bridge.answer('Geolocation.watchPosition', fixAt(PORT));
  await bridge.start();
  await page.goto('/main');
  const home = new HomeScreen(page);
  await expect(home.position).toBeVisible();
  expect(bridge.of('Geolocation.watchPosition')[0]).toEqual({
    enableHighAccuracy: true,
    timeout: 10_000,
    maximumAge: 1_000,
  });
});

for (const [what, answer, text] of [
  [
    'denied',
    { error: { message: 'denied', code: 'OS-PLUG-GLOC-0003' } },
    '휴대폰이 위치 사용을 막고 있어요.',
  ],
  ['switched off', { error: { message: 'off', code: 'OS-PLUG-GLOC-0007' } }, '지금은 위치를 찾을 수 없어요.'],
  [
    'too slow',
    { error: { message: 'slow', code: 'OS-PLUG-GLOC-0010' } },
    '위치를 찾는 데 시간이 너무 오래 걸려요.',
  ],
] as const) {
  test(`a position that is ${what} says so in Korean${nightlyUnless(what === 'denied')}`, async ({
    page,
    bridge,
  }) => {
    bridge.answer('Geolocation.watchPosition', answer);
    await bridge.start();
    await page.goto('/main');
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
    await expect(new HomeScreen(page).steps).toHaveText('오늘 0걸음');
  });
}

test('a position that never answers is too slow after 11 seconds, and comes with another try @nightly', async ({
  page,
  bridge,
}) => {
  await page.clock.install();
  bridge.answer('Geolocation.watchPosition', 'silence');
  await bridge.start();
  await page.goto('/main');
  await expect(page.getByText('현재 위치 확인 중…')).toBeVisible();
  await page.clock.fastForward(11_000);
  await expect(
    page.getByRole('alert').filter({ hasText: '위치를 찾는 데 시간이 너무 오래 걸려요.' }),
  ).toBeVisible();
  bridge.answer('Geolocation.watchPosition', fixAt(PORT));
  await page.getByRole('button', { name: '다시 시도' }).tap();
  await expect(new HomeScreen(page).position).toBeVisible();
});

test('without its plugin there is no position, and the page goes on @nightly', async ({ page, bridge }) => {
  await bridge.start({ missing: ['Geolocation'] });
  await page.goto('/main');
  await expect(page.getByRole('alert').filter({ hasText: '지금은 위치를 찾을 수 없어요.' })).toBeVisible();
  await new HomeScreen(page).profile.tap();
  await expect(page.getByRole('dialog', { name: '내 캐릭터' })).toBeVisible();
});
