import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { EntryPages, expectStarted, toast } from '../pages/entry.ts';

type Answer = 'granted' | 'denied' | 'broken' | 'open';

declare global {
  interface Window {
    askedFor: string[];
  }
}

/** Answers the browser's three questions as a user would, and notes in which order they come. */
async function answerPermissions(
  page: Page,
  answers: { notification?: Answer; camera?: Answer; location?: Answer },
) {
  await page.addInitScript(({ notification = 'granted', camera = 'granted', location = 'granted' }) => {
    window.askedFor = [];
    const unanswered = new Promise<never>(() => undefined);
    Object.defineProperty(navigator.permissions, 'query', {
      value: () => Promise.resolve({ state: 'prompt' }),
    });
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
    Notification.requestPermission = () => {
      window.askedFor.push('notification');
      if (notification === 'open') return unanswered;
      return notification === 'broken' ? Promise.reject(new Error('broken')) : Promise.resolve(notification);
    };
    navigator.mediaDevices.getUserMedia = () => {
      window.askedFor.push('camera');
      if (camera === 'granted') return Promise.resolve(new MediaStream());
      const name = camera === 'denied' ? 'NotAllowedError' : 'TypeError';
      return Promise.reject(new DOMException('no', name));
    };
    navigator.geolocation.getCurrentPosition = (_done, fail) => {
      window.askedFor.push('location');
      const denied = Object.assign(Object.create(GeolocationPositionError.prototype), {});
      Object.defineProperty(denied, 'code', { value: location === 'denied' ? 1 : 3 });
      fail?.(denied);
    };
  }, answers);
}

test('the keyboard alone leads from the welcome past the permissions to the three ways in', async ({
  page,
  expectAccessible,
}) => {
  await answerPermissions(page, {});
  const entry = new EntryPages(page);
  await page.goto('/');
  await expect(page).toHaveURL('/splash');
  await expectStarted(page);
  await expect(page).toHaveTitle('도새기');
  await expect(page.getByRole('img', { name: '도새기' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '걷고, 즐기고, 나누는 제주' })).toBeVisible();
  await expectAccessible();

  await page.keyboard.press('Tab');
  await expect(entry.start).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/splash/permission');
  await expect(
    page.getByRole('heading', { name: '더 즐거운 여행을 위해 권한을 허용해주세요' }),
  ).toBeFocused();
  await expect(entry.permission('알림')).toHaveText('알림 선택푸시 알림');
  await expect(entry.permission('카메라 및 사진')).toHaveText('카메라 및 사진 선택사진 업로드');
  await expect(entry.permission('위치')).toHaveText('위치 선택위치 기반 기능');
  await expectAccessible();

  await page.keyboard.press('Tab');
  await expect(entry.confirm).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/splash/register-choice');
  expect(await page.evaluate(() => window.askedFor)).toEqual(['notification', 'camera', 'location']);
  await expect(page.getByRole('button', { name: '카카오로 시작하기' })).toBeVisible();
  await expectAccessible();

  await entry.emailSignup.click();
  await expect(page).toHaveURL('/auth/register');
  await page.goBack();
  await entry.login.click();
  await expect(page).toHaveURL('/auth/login');
});

test('each denied permission leaves its message and none blocks the way on', async ({
  page,
  expectAccessible,
}) => {
  await answerPermissions(page, { notification: 'denied', camera: 'denied', location: 'denied' });
  await page.goto('/splash/permission');
  await new EntryPages(page).confirm.click();

  await expect(page).toHaveURL('/splash/register-choice');
  await expect(toast(page, '알림 권한을 허용해주세요.')).toBeVisible();
  await expect(toast(page, '카메라 권한을 허용해주세요.')).toBeVisible();
  await expect(toast(page, '위치 권한을 허용해주세요.')).toBeVisible();
  // Neither over the name nor over a way on.
  const first = await toast(page, '알림 권한을 허용해주세요.').boundingBox();
  const last = await toast(page, '위치 권한을 허용해주세요.').boundingBox();
  const name = await page.getByRole('img', { name: '도새기' }).boundingBox();
  const way = await page.getByRole('button', { name: '카카오로 시작하기' }).boundingBox();
  expect(first?.y).toBeGreaterThan((name?.y ?? 0) + (name?.height ?? 0));
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(way?.y ?? 0);
  expect(await page.evaluate(() => window.askedFor)).toEqual(['notification', 'camera', 'location']);
  await expectAccessible();
});

test('a question that breaks says so, and the next ones follow @nightly', async ({ page }) => {
  await answerPermissions(page, { notification: 'broken', camera: 'broken' });
  await page.goto('/splash/permission');
  await new EntryPages(page).confirm.click();

  await expect(page).toHaveURL('/splash/register-choice');
  await expect(toast(page, '권한 요청 중 오류가 발생했어요.')).toHaveCount(1);
  expect(await page.evaluate(() => window.askedFor)).toEqual(['notification', 'camera', 'location']);
});

test('a question that is never answered can be left behind @nightly', async ({ page }) => {
  await answerPermissions(page, { notification: 'open' });
  await page.goto('/splash/permission');
  const entry = new EntryPages(page);
  await entry.confirm.click();
  await entry.confirm.click({ clickCount: 50, force: true });
  expect(await page.evaluate(() => window.askedFor)).toEqual(['notification']);

  await entry.later.click();
  await expect(page).toHaveURL('/splash/register-choice');
});

test('a browser that knows none of the permissions is no dead end @nightly', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'Notification');
    Object.defineProperty(navigator, 'mediaDevices', { value: undefined });
    Object.defineProperty(navigator, 'geolocation', { value: undefined });
    Object.defineProperty(navigator, 'permissions', { value: undefined });
  });
  await page.goto('/splash/permission');
  await new EntryPages(page).confirm.click();

  await expect(page).toHaveURL('/splash/register-choice');
  await expect(page.getByRole('status')).toHaveText('');
});
