import { expect, test } from '../../support/native-test.ts';
import { pointAt } from '../../support/geo-points.ts';
import { HomeScreen, PORT } from '../pages/home.ts';

const positionAt = (meters: number) => ({
  data: {
    timestamp: Date.now(),
    coords: { ...pointAt(PORT, meters), accuracy: 8, altitude: null, speed: null, heading: null },
  },
});
/** A fix as the background watch gives it. */
const locationAt = (meters: number) => ({
  data: {
    ...pointAt(PORT, meters),
    accuracy: 8,
    altitude: null,
    speed: null,
    bearing: null,
    time: Date.now(),
  },
});
const GRANTED = { data: { steps: 'granted' } };

test.beforeEach(async ({ signIn, bridge, wire }) => {
  await signIn();
  wire.example('checkAttendance', 'alreadyChecked');
  bridge.answer('Geolocation.watchPosition', positionAt(0));
});

test('the system’s count of the day is shown and sent, the way by position not on top of it', async ({
  page,
  bridge,
  wire,
}) => {
  await page.clock.install({ time: new Date('2026-05-01T09:00:00+09:00') });
  bridge.answer('DosaegiSteps.checkPermissions', GRANTED);
  bridge.answer('DosaegiSteps.count', { data: { steps: 4321 } });
  await bridge.start();
  await page.goto('/main');
  const home = new HomeScreen(page);
  await expect(home.steps).toHaveText('오늘 4,321걸음');
  await expect(home.walk).toContainText('휴대폰 만보기로 세요. 앱을 닫아도 이어서 세어요.');
  expect(bridge.of('DosaegiSteps.count')[0]).toEqual({ fromMs: Date.parse('2026-05-01T00:00:00+09:00') });
  await expect.poll(() => wire.of('saveSteps').map(({ body }) => body)).toEqual([{ stepCount: 4321 }]);

  await bridge.goOn('Geolocation.watchPosition', positionAt(700));
  bridge.answer('DosaegiSteps.count', { data: { steps: 4400 } });
  await page.clock.runFor(6_000);
  await expect(home.steps).toHaveText('오늘 4,400걸음');
});

test('a tap asks for the step counter, and from then on it counts @nightly', async ({ page, bridge }) => {
  bridge.answer('DosaegiSteps.checkPermissions', { data: { steps: 'prompt' } });
  bridge.answer('DosaegiSteps.count', { data: { steps: 812 } });
  await bridge.start();
  await page.goto('/main');
  const home = new HomeScreen(page);
  await expect(home.walk).toContainText('만보기를 허용하면 앱을 닫아도 걸음을 세어요.');
  bridge.answer('DosaegiSteps.requestPermissions', () => {
    bridge.answer('DosaegiSteps.checkPermissions', GRANTED);
    return GRANTED;
  });
  await home.walk.getByRole('button', { name: '만보기 허용하기' }).tap();
  await expect(home.steps).toHaveText('오늘 812걸음');
  await expect(home.walk.getByRole('button', { name: '만보기 허용하기' })).toBeHidden();
});

for (const [what, prepare] of [
  ['denied', 'denied'],
  ['missing', 'missing'],
] as const) {
  test(`with a step counter that is ${what} the specified rule counts by position @nightly`, async ({
    page,
    bridge,
  }) => {
    bridge.answer('DosaegiSteps.checkPermissions', { data: { steps: 'denied' } });
    await bridge.start({ missing: prepare === 'missing' ? ['DosaegiSteps'] : [] });
    await page.goto('/main');
    const home = new HomeScreen(page);
    await expect(home.position).toBeVisible();
    await expect(home.walk.getByRole('switch', { name: '꺼져도 세기' })).toBeVisible();
    await bridge.goOn('Geolocation.watchPosition', positionAt(70));
    await expect(home.steps).toHaveText('오늘 100걸음');
  });
}

test('a step counter that never answers gives way to the position after five seconds @nightly', async ({
  page,
  bridge,
}) => {
  await page.clock.install();
  bridge.answer('DosaegiSteps.checkPermissions', 'silence');
  await bridge.start();
  await page.goto('/main');
  const home = new HomeScreen(page);
  await expect(home.position).toBeVisible();
  await expect.poll(() => bridge.of('DosaegiSteps.checkPermissions')).toHaveLength(1);
  await page.clock.fastForward(5_000);
  await expect(home.walk.getByRole('switch', { name: '꺼져도 세기' })).toBeVisible();
  await bridge.goOn('Geolocation.watchPosition', positionAt(70));
  await expect(home.steps).toHaveText('오늘 100걸음');
});

test('a walk goes on in the background by choice, with the system’s notice, until it is switched off', async ({
  page,
  bridge,
}) => {
  await bridge.start();
  await page.goto('/main');
  const home = new HomeScreen(page);
  await expect(home.position).toBeVisible();
  const choice = home.walk.getByRole('switch', { name: '꺼져도 세기' });
  await expect(choice).not.toBeChecked();
  await expect(home.walk).toContainText('화면이 꺼지면 걸음 세기를 멈춰요.');
  await choice.tap();
  await expect(choice).toBeChecked();
  await expect(home.walk).toContainText('화면이 꺼져도 걸음을 세어요.');
  await expect
    .poll(() => bridge.of('BackgroundGeolocation.start'))
    .toEqual([
      {
        backgroundTitle: '도새기 · 산책 중',
        backgroundMessage: '화면이 꺼져도 걸음을 세고 있어요.',
        requestPermissions: true,
        stale: false,
      },
    ]);
  expect(bridge.of('Geolocation.clearWatch')).toEqual([]);
  await bridge.goOn('BackgroundGeolocation.start', locationAt(70));
  await expect(home.steps).toHaveText('오늘 100걸음');
  await expect.poll(() => bridge.of('Geolocation.clearWatch')).toHaveLength(1);
  await choice.tap();
  await expect.poll(() => bridge.of('BackgroundGeolocation.stop')).toHaveLength(1);
  await expect(choice).not.toBeChecked();
  await expect.poll(() => bridge.of('Geolocation.watchPosition')).toHaveLength(2);
});

test('a background that never answers leaves the walk in sight as it is, and is given up after two minutes @nightly', async ({
  page,
  bridge,
}) => {
  await page.clock.install();
  await bridge.start();
  await page.goto('/main');
  const home = new HomeScreen(page);
  await expect(home.position).toBeVisible();
  const choice = home.walk.getByRole('switch', { name: '꺼져도 세기' });
  await choice.tap();
  await expect.poll(() => bridge.of('BackgroundGeolocation.start')).toHaveLength(1);
  await bridge.goOn('Geolocation.watchPosition', positionAt(70));
  await expect(home.steps).toHaveText('오늘 100걸음');
  await page.clock.fastForward(119_000);
  await bridge.goOn('Geolocation.watchPosition', positionAt(77));
  await expect(home.steps).toHaveText('오늘 110걸음');
  await expect(choice).toBeChecked();
  await page.clock.fastForward(1_000);
  await bridge.goOn('Geolocation.watchPosition', positionAt(84));
  await expect(home.steps).toHaveText('오늘 120걸음');
  await expect(page.getByRole('status').getByText('화면이 꺼진 동안에는 걸음을 셀 수 없어요.')).toBeVisible();
  await expect(choice).not.toBeChecked();
  expect(bridge.of('BackgroundGeolocation.stop')).toHaveLength(1);
  // The one reading that was there goes on.
  expect(bridge.of('Geolocation.watchPosition')).toHaveLength(1);
});

for (const [what, missing] of [
  ['refuses', []],
  ['does not know', ['BackgroundGeolocation']],
] as const) {
  test(`a system that ${what} positions in the background says so, and the walk goes on in sight @nightly`, async ({
    page,
    bridge,
  }) => {
    bridge.answer('BackgroundGeolocation.start', { error: { message: 'denied', code: 'NOT_AUTHORIZED' } });
    await bridge.start({ missing });
    await page.goto('/main');
    const home = new HomeScreen(page);
    await expect(home.position).toBeVisible();
    await home.walk.getByRole('switch', { name: '꺼져도 세기' }).tap();
    await expect(
      page.getByRole('status').getByText('화면이 꺼진 동안에는 걸음을 셀 수 없어요.'),
    ).toBeVisible();
    await expect(home.walk.getByRole('switch', { name: '꺼져도 세기' })).not.toBeChecked();
    await bridge.goOn('Geolocation.watchPosition', positionAt(70));
    await expect(home.steps).toHaveText('오늘 100걸음');
    expect(bridge.of('Geolocation.watchPosition')).toHaveLength(1);
  });
}
