import { expect, test } from '../../support/native-test.ts';
import { EntryPages, toast } from '../pages/entry.ts';

test('the system is asked for notifications, the camera and the position, in this order', async ({
  page,
  bridge,
}) => {
  await bridge.start();
  await page.goto('/splash/permission');
  await new EntryPages(page).confirm.click();
  await expect(page).toHaveURL('/splash/register-choice');
  const asked = bridge.calls.filter(({ method }) => method === 'requestPermissions');
  expect(asked.map(({ plugin }) => plugin)).toEqual(['PushNotifications', 'Camera', 'Geolocation']);
});

test('what the user denies leaves its message @nightly', async ({ page, bridge }) => {
  bridge.answer('PushNotifications.requestPermissions', { data: { receive: 'denied' } });
  bridge.answer('Camera.requestPermissions', { data: { camera: 'denied', photos: 'prompt' } });
  bridge.answer('Geolocation.requestPermissions', { data: { location: 'denied', coarseLocation: 'denied' } });
  await bridge.start();
  await page.goto('/splash/permission');
  await new EntryPages(page).confirm.click();
  for (const text of ['알림', '카메라', '위치']) {
    await expect(toast(page, `${text} 권한을 허용해주세요.`)).toBeVisible();
  }
});

test('what was answered before is not asked again @nightly', async ({ page, bridge }) => {
  bridge.answer('PushNotifications.checkPermissions', { data: { receive: 'granted' } });
  bridge.answer('Camera.checkPermissions', { data: { camera: 'granted', photos: 'limited' } });
  bridge.answer('Geolocation.checkPermissions', { data: { location: 'denied', coarseLocation: 'denied' } });
  await bridge.start();
  await page.goto('/splash/permission');
  await new EntryPages(page).confirm.click();
  await expect(toast(page, '위치 권한을 허용해주세요.')).toBeVisible();
  expect(bridge.calls.filter(({ method }) => method === 'requestPermissions')).toEqual([]);
});

test('a missing plugin is passed over, and a question that never ends is an error after two minutes @nightly', async ({
  page,
  bridge,
}) => {
  await page.clock.install();
  bridge.answer('Camera.requestPermissions', 'silence');
  await bridge.start({ missing: ['PushNotifications'] });
  await page.goto('/splash/permission');
  const entry = new EntryPages(page);
  await entry.confirm.click();
  await expect.poll(() => bridge.of('Camera.requestPermissions')).toHaveLength(1);
  await page.clock.fastForward(120_000);
  await expect(entry.permission('카메라 및 사진')).toContainText('권한 요청 중 오류가 발생했어요.');
  await expect(page).toHaveURL('/splash/register-choice');
});
