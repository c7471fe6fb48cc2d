import { expect, test } from '../../support/native-test.ts';
import { HomeScreen, PORT } from '../pages/home.ts';

const position = (speed = 0) => ({
  data: { timestamp: Date.now(), coords: { ...PORT, accuracy: 8, altitude: null, speed, heading: null } },
});
const KEY = 'dosaegi.account.1.steps';

test.beforeEach(async ({ signIn, bridge, wire, page }) => {
  await page.clock.install({ time: new Date('2026-05-01T09:00:00+09:00') });
  await signIn();
  wire.example('checkAttendance', 'alreadyChecked');
  bridge.answer('Geolocation.watchPosition', position());
});

test('what the system’s preferences keep is there at the start, and changes are written to them', async ({
  page,
  bridge,
}) => {
  const kept = new Map([[KEY, JSON.stringify({ day: '2026-05-01', count: 1234, restMeters: 0 })]]);
  bridge.answer('Preferences.keys', () => ({ data: { keys: [...kept.keys()] } }));
  bridge.answer('Preferences.get', ({ options }) => ({
    data: { value: kept.get(String(options['key'])) ?? null },
  }));
  await bridge.start();
  await page.goto('/main');
  await expect(new HomeScreen(page).steps).toHaveText('오늘 1,234걸음');
  await expect.poll(() => bridge.of('Preferences.set').map(({ key }) => key)).toContain(KEY);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
});

test('what they refuse to keep lives as long as the app @nightly', async ({ page, bridge }) => {
  bridge.answer('Preferences.set', { error: { message: 'full' } });
  await bridge.start();
  await page.goto('/main');
  await expect(new HomeScreen(page).steps).toHaveText('오늘 0걸음');
  await page.getByRole('link', { name: '주간제주' }).tap();
  await page.getByRole('link', { name: '홈' }).tap();
  await expect(new HomeScreen(page).position).toBeVisible();
});

test('without the plugin the web view’s own storage keeps it @nightly', async ({ page, bridge }) => {
  await bridge.start({ missing: ['Preferences'] });
  await page.goto('/main');
  await expect(new HomeScreen(page).position).toBeVisible();
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), KEY)).not.toBeNull();
});
