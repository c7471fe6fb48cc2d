import type { Page } from '@playwright/test';
import { expect, test } from '../../support/native-test.ts';
import type { NativeBridge } from '../../support/native-bridge.ts';
import { EntryPages, LoginPage } from '../pages/entry.ts';
import { MyPageScreen } from '../pages/account.ts';

const TOKEN = 'cXk3d1BqVn0:APA91bF4k2Zt8mQ0sLw';
const ENDPOINT = `android:${TOKEN}`;

/** Longer than the app waits before it does what can wait, in milliseconds. */
const QUIET_MS = 5_000;

/** The system gives this token to who registers. */
function give(bridge: NativeBridge, token: string): void {
  bridge.answer('PushNotifications.register', async () => {
    await bridge.tell('PushNotifications.registration', { value: token });
    return {};
  });
}

/** Opens my page, and lets time pass until nothing is fetched any more. */
async function open(page: Page): Promise<MyPageScreen> {
  await page.goto('/mypage');
  await settle(page);
  return new MyPageScreen(page);
}

async function settle(page: Page): Promise<void> {
  await expect(page.locator('main')).toBeVisible();
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await page.clock.fastForward(QUIET_MS);
}

test.beforeEach(async ({ page, signIn, bridge, wire }) => {
  await page.clock.install();
  await signIn();
  wire.answer('getNotificationSetting', { status: 200, body: { success: true, data: true } });
  wire.answer('subscribeToAlerts', { status: 200, body: { success: true } });
  bridge.answer('PushNotifications.checkPermissions', { data: { receive: 'granted' } });
  give(bridge, TOKEN);
});

test('the app tells the server at its start where alerts come to, without a key and without a question @nightly', async ({
  page,
  bridge,
  wire,
}) => {
  await bridge.start();
  await open(page);
  await expect
    .poll(() => wire.of('subscribeToAlerts').map(({ body }) => body))
    .toEqual([{ endpoint: ENDPOINT }]);
  expect(wire.of('getAlertKey')).toEqual([]);
  expect(bridge.of('PushNotifications.requestPermissions')).toEqual([]);
  const renewed = 'fYq2:APA91bNewTokenOfTheSamePhone';
  give(bridge, renewed);
  await page.reload();
  await settle(page);
  await expect
    .poll(() => wire.of('subscribeToAlerts').map(({ body }) => body))
    .toEqual([{ endpoint: ENDPOINT }, { endpoint: `android:${renewed}` }]);
});

test('the switch asks the system and starts alerts, and ends them on the server and in the system', async ({
  page,
  bridge,
  wire,
}) => {
  wire.answer('getNotificationSetting', { status: 200, body: { success: true, data: false } });
  wire.answer('saveNotificationSetting', { status: 200, body: { success: true, data: true } });
  bridge.answer('PushNotifications.checkPermissions', () => ({
    data: { receive: bridge.of('PushNotifications.requestPermissions').length > 0 ? 'granted' : 'prompt' },
  }));
  await bridge.start();
  const my = await open(page);
  await expect(my.switch).not.toBeChecked();
  expect(bridge.of('PushNotifications.register')).toEqual([]);
  await my.switch.tap();
  await expect.poll(() => wire.of('subscribeToAlerts')).toHaveLength(1);
  await expect(my.switch).toBeChecked();
  await page.clock.fastForward(1_000);
  await my.switch.tap();
  await expect
    .poll(() => wire.of('unsubscribeFromAlerts').map(({ body }) => body))
    .toEqual([{ endpoint: ENDPOINT }]);
  await expect.poll(() => bridge.of('PushNotifications.unregister')).toHaveLength(1);
  await expect(my.switch).not.toBeChecked();
});

test('the sign-out ends alerts before the session, and the next login brings them back', async ({
  page,
  bridge,
  wire,
}) => {
  await bridge.start();
  const my = await open(page);
  await expect.poll(() => wire.of('subscribeToAlerts')).toHaveLength(1);
  await my.signOut();
  await expect(page).toHaveURL(/\/splash$/);
  expect(bridge.of('PushNotifications.unregister')).toHaveLength(1);
  expect(wire.of('unsubscribeFromAlerts').map(({ body }) => body)).toEqual([{ endpoint: ENDPOINT }]);
  const order = wire.calls.map(({ operation }) => operation);
  expect(order.indexOf('unsubscribeFromAlerts')).toBeLessThan(order.indexOf('signOut'));

  const entry = new EntryPages(page);
  await entry.start.click();
  await entry.confirm.click();
  await entry.login.click();
  expect(wire.of('subscribeToAlerts')).toHaveLength(1);
  await new LoginPage(page).logIn();
  await expect(page).toHaveURL('/main');
  await expect.poll(() => wire.of('subscribeToAlerts')).toHaveLength(2);
});

test('what the user denies in the system stays denied, and the setting stays @nightly', async ({
  page,
  bridge,
  wire,
}) => {
  bridge.answer('PushNotifications.checkPermissions', { data: { receive: 'denied' } });
  await bridge.start();
  const my = await open(page);
  await expect(my.switch).toBeChecked();
  await expect.poll(() => wire.of('getNotificationSetting').length).toBeGreaterThan(1);
  await expect(page.getByText('기기 설정에서 알림을 허용해주세요.')).toBeVisible();
  expect(bridge.of('PushNotifications.register')).toEqual([]);
  expect(wire.of('subscribeToAlerts')).toEqual([]);
});

test('a registration that the system refuses is told to nobody, and the next start tries again @nightly', async ({
  page,
  bridge,
  wire,
}) => {
  bridge.answer('PushNotifications.register', async () => {
    await bridge.tell('PushNotifications.registrationError', { error: 'SERVICE_NOT_AVAILABLE' });
    return {};
  });
  await bridge.start();
  const my = await open(page);
  await expect.poll(() => bridge.of('PushNotifications.register')).toHaveLength(1);
  await expect(my.switch).toBeChecked();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(wire.of('subscribeToAlerts')).toEqual([]);
  give(bridge, TOKEN);
  await page.reload();
  await settle(page);
  await expect.poll(() => wire.of('subscribeToAlerts')).toHaveLength(1);
});

test('a registration that never answers is given up after ten seconds, and a late token goes nowhere @nightly', async ({
  page,
  bridge,
  wire,
}) => {
  bridge.answer('PushNotifications.register', {});
  const warned = page.waitForEvent('console', (message) => message.text().includes('Alerts were not set up'));
  await bridge.start();
  await open(page);
  await expect.poll(() => bridge.of('PushNotifications.register')).toHaveLength(1);
  await page.clock.fastForward(10_000);
  expect((await warned).text()).toContain('No answer within 10000 ms.');
  await bridge.tell('PushNotifications.registration', { value: TOKEN });
  await page.clock.fastForward(1_000);
  expect(wire.of('subscribeToAlerts')).toEqual([]);
});

test('a token that comes after the switch was turned off is not told to the server @nightly', async ({
  page,
  bridge,
  wire,
}) => {
  wire.answer('saveNotificationSetting', { status: 200, body: { success: true, data: true } });
  bridge.answer('PushNotifications.register', {});
  await bridge.start();
  const my = await open(page);
  await expect.poll(() => bridge.of('PushNotifications.register')).toHaveLength(1);
  const saved = page.waitForResponse(
    (response) => response.request().method() !== 'GET' && response.url().includes('/v1/notification/'),
  );
  await my.switch.tap();
  await expect(my.switch).not.toBeChecked();
  await (await saved).finished();
  // The answer goes through several turns of the page before the wish for alerts ends.
  for (let turn = 0; turn < 5; turn += 1) await page.clock.runFor(200);
  await bridge.tell('PushNotifications.registration', { value: TOKEN });
  await page.clock.fastForward(1_000);
  expect(wire.of('subscribeToAlerts')).toEqual([]);
});

test('an app without the plugin has no alerts, and its switch works @nightly', async ({
  page,
  bridge,
  wire,
}) => {
  wire.answer('saveNotificationSetting', { status: 200, body: { success: true, data: false } });
  const warnings: string[] = [];
  page.on('console', (message) => void warnings.push(message.text()));
  await bridge.start({ missing: ['PushNotifications'] });
  const my = await open(page);
  // The page asks once, and once who would tell the server where alerts come to.
  await expect.poll(() => wire.of('getNotificationSetting').length).toBeGreaterThan(1);
  await my.switch.tap();
  await expect(my.switch).not.toBeChecked();
  await page.clock.fastForward(1_000);
  await my.switch.tap();
  await expect(my.switch).toBeChecked();
  await expect.poll(() => wire.of('saveNotificationSetting')).toHaveLength(2);
  await page.clock.fastForward(1_000);
  expect(wire.of('subscribeToAlerts')).toEqual([]);
  // There is nothing to set up, and nothing has failed.
  expect(warnings.filter((text) => text.includes('Alerts'))).toEqual([]);
});

test('a sign-out does not wait for a system that never lets go @nightly', async ({ page, bridge, wire }) => {
  bridge.answer('PushNotifications.unregister', 'silence');
  await bridge.start();
  const my = await open(page);
  await expect.poll(() => wire.of('subscribeToAlerts')).toHaveLength(1);
  await my.signOut();
  await expect.poll(() => bridge.of('PushNotifications.unregister')).toHaveLength(1);
  await page.clock.fastForward(3_000);
  await expect(page).toHaveURL(/\/splash$/);
});

test('where the server has no alerts for the app the setting is kept all the same @nightly', async ({
  page,
  bridge,
  wire,
}) => {
  wire.answer('subscribeToAlerts', { status: 404, body: { success: false, code: 'NOT_FOUND' } });
  await bridge.start();
  const my = await open(page);
  await expect.poll(() => wire.of('subscribeToAlerts')).toHaveLength(1);
  await expect(my.switch).toBeChecked();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
