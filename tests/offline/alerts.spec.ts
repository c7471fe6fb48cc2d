import type { Page } from '@playwright/test';
import type { TestPushService } from '../../server/testing/push-service.ts';
import { createTestClient } from '../../server/testing/test-client.ts';
import { SESSION_COOKIE } from '../../server/http/operation.ts';
import { STORY_USERS } from '../../server/seed/users.ts';
import { startSession } from '../../server/services/accounts/sessions.ts';
import { MyPageScreen } from '../e2e/pages/account.ts';
import { expect, test } from '../support/offline-test.ts';

/** Runs in the worker. A browser without a window shows nothing: what it would show, and what a tap would open, is noted. */
const NOTE = `
  self.noted = { shown: [], opened: [] };
  registration.showNotification = async (title, { body, data }) => void noted.shown.push({ title, body, data });
  clients.openWindow = async (url) => void noted.opened.push(url);
`;

/** Runs in the worker: a tap on the first alert that was shown. */
const TAP = `
  dispatchEvent(
    Object.assign(new ExtendableEvent('notificationclick'), {
      notification: { data: noted.shown[0].data, close() {} },
    }),
  );
`;

test.use({ permissions: ['notifications'] });

test.beforeEach(({ story }) => story());

/** No browser of a test reaches a push service of its own: the one of the tests gives it its address. */
async function standInForPushService(page: Page, service: TestPushService): Promise<void> {
  const device = service.createDevice('phone');
  await page.addInitScript((told) => {
    let isSubscribed = false;
    const subscription = {
      endpoint: told.endpoint,
      options: {},
      toJSON: () => told,
      unsubscribe: () => {
        isSubscribed = false;
        return Promise.resolve(true);
      },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(isSubscribed ? subscription : null),
      subscribe: () => {
        isSubscribed = true;
        return Promise.resolve(subscription);
      },
    });
    // A browser without a window says denied, whatever is allowed.
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = () => Promise.resolve('granted');
  }, device);
}

test('a comment on one’s spot comes as an alert, and a tap opens the post', async ({
  page,
  context,
  host,
  server,
  pushService,
  signInToStory,
  putAside,
  wire,
}) => {
  await standInForPushService(page, pushService);
  await signInToStory('gamgyul');
  await page.goto('/mypage');
  await putAside(page);
  await expect(page.getByRole('switch', { name: '알림설정' })).toBeChecked();
  await expect.poll(() => wire.of('subscribeToAlerts').length).toBe(1);

  const visitor = createTestClient(host.url);
  const { db } = server.deps;
  visitor.cookies.set(SESSION_COOKIE, await startSession(db, STORY_USERS.badang, server.clock.now()));
  await visitor.call('createComment', { path: { id: 110 }, json: { text: '여기 가봤어요!' } });
  await expect.poll(() => pushService.received.length).toBe(1);
  const alert = pushService.received[0]?.alert;

  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('The worker does not run.');
  await worker.evaluate(NOTE);
  const devTools = await context.newCDPSession(page);
  const registration = Promise.withResolvers<string>();
  devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [first] = registrations;
    if (first) registration.resolve(first.registrationId);
  });
  await devTools.send('ServiceWorker.enable');
  await devTools.send('ServiceWorker.deliverPushMessage', {
    origin: host.url,
    registrationId: await registration.promise,
    data: JSON.stringify(alert),
  });
  const readNoted = () => worker.evaluate('noted');
  const shown = [
    { title: '내 스팟에 댓글이 달렸어요.', body: '바당소리: 여기 가봤어요!', data: { path: '/post/110' } },
  ];
  await expect.poll(readNoted).toEqual({ shown, opened: [] });

  await worker.evaluate(TAP);
  await expect.poll(readNoted).toEqual({ shown, opened: [`${host.url}/post/110`] });
});

test('the switch and the sign-out end alerts, also on the server @nightly', async ({
  page,
  server,
  pushService,
  signInToStory,
  putAside,
  wire,
}) => {
  await standInForPushService(page, pushService);
  await signInToStory('gamgyul');
  await page.goto('/mypage');
  await putAside(page);
  const control = page.getByRole('switch', { name: '알림설정' });
  await expect(control).toBeChecked();
  await expect.poll(() => wire.of('subscribeToAlerts').length).toBe(1);
  const before = wire.of('unsubscribeFromAlerts').length;
  await control.click();
  await expect.poll(() => wire.of('unsubscribeFromAlerts').length).toBe(before + 1);
  await expect(control).not.toBeChecked();
  await page.clock.fastForward(1000);
  await control.click();
  const { db } = server.deps;
  const countDevices = () => db.query.alertSubscriptions.findMany().then((all) => all.length);
  await expect.poll(countDevices).toBe(1);

  await new MyPageScreen(page).signOut();
  await expect(page).toHaveURL(/\/splash$/);
  await expect.poll(countDevices).toBe(0);
});

test('on a device that has forbidden alerts meanwhile nothing is set up anew, and my page says what helps @nightly', async ({
  page,
  pushService,
  signInToStory,
  putAside,
  settle,
  wire,
}) => {
  await standInForPushService(page, pushService);
  await signInToStory('gamgyul');
  await page.goto('/mypage');
  await putAside(page);
  await expect.poll(() => wire.of('subscribeToAlerts').length).toBe(1);
  const help = page.getByText('브라우저 설정에서 알림을 허용해주세요.');
  await expect(help).toBeHidden();

  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await page.reload();
  await expect(page.getByRole('switch', { name: '알림설정' })).toBeChecked();
  await expect(help).toBeVisible();
  await settle(page);
  expect(wire.of('subscribeToAlerts')).toHaveLength(1);
});

test('where the server has no alerts the setting is kept all the same @nightly', async ({
  page,
  pushService,
  signInToStory,
  putAside,
  wire,
}) => {
  await standInForPushService(page, pushService);
  wire.answer('getAlertKey', { status: 404, body: { success: false, code: 'NOT_FOUND' } });
  await signInToStory('gamgyul');
  await page.goto('/mypage');
  await putAside(page);
  const control = page.getByRole('switch', { name: '알림설정' });
  const wasOn = await control.isChecked();
  await control.click();
  await page.clock.fastForward(1000);
  if (wasOn) await control.click();
  await expect(control).toBeChecked();
  await expect.poll(() => wire.of('getAlertKey').length).toBeGreaterThan(0);
  expect(wire.of('subscribeToAlerts')).toEqual([]);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
