import { expect, test } from '../../support/native-test.ts';
import { HomeScreen, PORT, ProfileOverlay } from '../pages/home.ts';
import { WriteScreen } from '../pages/write.ts';
import { nightlyUnless } from '../../support/nightly.ts';

test.beforeEach(async ({ signIn, bridge, wire }) => {
  await signIn();
  wire.example('checkAttendance', 'alreadyChecked');
  bridge.answer('Geolocation.watchPosition', {
    data: {
      timestamp: Date.now(),
      coords: { ...PORT, accuracy: 8, altitude: null, speed: 0, heading: null },
    },
  });
});

test('the back button closes the topmost overlay, then goes back, then leaves', async ({ page, bridge }) => {
  await bridge.start();
  await page.goto('/main');
  const profile = new ProfileOverlay(page);
  await page.getByRole('link', { name: '주간제주' }).tap();
  // A page that is left before it was shown is no step to go back to.
  await expect(page.getByRole('heading', { level: 1, name: '커뮤니티' })).toBeVisible();
  await page.getByRole('link', { name: '홈' }).tap();
  await new HomeScreen(page).profile.tap();
  await expect(profile.dialog).toBeVisible();
  await profile.refill.tap();
  const sheet = page.getByRole('dialog').filter({ hasText: '전환' });
  await expect(sheet).toBeVisible();

  await bridge.tell('App.backButton', { canGoBack: true });
  await expect(sheet).toBeHidden();
  await expect(profile.dialog).toBeVisible();
  await bridge.tell('App.backButton', { canGoBack: true });
  await expect(profile.dialog).toBeHidden();
  await bridge.tell('App.backButton', { canGoBack: true });
  await expect(page).toHaveURL('/community');
  await bridge.tell('App.backButton', { canGoBack: true });
  await expect(page).toHaveURL('/main');
  expect(bridge.of('App.exitApp')).toEqual([]);
  await bridge.tell('App.backButton', { canGoBack: true });
  await expect.poll(() => bridge.of('App.exitApp')).toHaveLength(1);
});

test('an app that a link starts opens on its post @nightly', async ({ page, bridge }) => {
  bridge.answer('App.getLaunchUrl', { data: { url: 'https://dosaegi.example/post/101' } });
  await bridge.start();
  await page.goto('/');
  await expect(page).toHaveURL('/post/101');
  await expect(page.getByRole('article')).toBeVisible();
});

test('a link to a post, a notification and the way back from the social login open their screens', async ({
  page,
  bridge,
}) => {
  await bridge.start();
  await page.goto('/main');
  await expect(new HomeScreen(page).position).toBeVisible();
  await bridge.tell('App.appUrlOpen', { url: 'https://dosaegi.example/post/101' });
  await expect(page).toHaveURL('/post/101');
  await bridge.tell('PushNotifications.pushNotificationActionPerformed', {
    actionId: 'tap',
    notification: { id: '1', data: { url: '/challenge?tab=doing' } },
  });
  await expect(page).toHaveURL('/challenge?tab=doing');
  await bridge.tell('App.appUrlOpen', {
    url: 'https://dosaegi.example/auth/callback/kakao?error=access_denied',
  });
  await expect(page).toHaveURL(/\/auth\/callback\/kakao|\/main/);
});

for (const url of [
  'https://dosaegi.example/nowhere',
  'javascript:alert(1)',
  'kr.dosaegi.app://post/101',
  'post 101',
  '',
]) {
  test(`the address «${url}» opens nothing${nightlyUnless(url === 'javascript:alert(1)')}`, async ({
    page,
    bridge,
  }) => {
    bridge.answer('App.getLaunchUrl', { data: { url } });
    await bridge.start();
    await page.goto('/community');
    await expect(page.getByRole('article').first()).toBeVisible();
    await bridge.tell('App.appUrlOpen', { url });
    await page.getByRole('link', { name: '홈' }).tap();
    await expect(page).toHaveURL('/main');
  });
}

test('an app whose system answers nothing starts all the same', async ({ page, bridge }) => {
  await page.clock.install();
  bridge.answer('App.getLaunchUrl', 'silence');
  bridge.answer('Preferences.keys', 'silence');
  bridge.answer('SystemBars.setStyle', 'silence');
  await bridge.start();
  await page.goto('/community');
  await expect.poll(() => bridge.of('Preferences.keys')).toHaveLength(1);
  await page.clock.fastForward(3_000);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('without any plugin the app starts as a page @nightly', async ({ page, bridge }) => {
  await bridge.start({
    missing: [
      'App',
      'Preferences',
      'SystemBars',
      'Keyboard',
      'PushNotifications',
      'DosaegiSteps',
      'Haptics',
      'Share',
    ],
  });
  await page.goto('/community');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the signs on the status and navigation bars are dark, for the app is light @nightly', async ({
  page,
  bridge,
}) => {
  await bridge.start();
  await page.goto('/community');
  await expect.poll(() => bridge.of('SystemBars.setStyle')).toEqual([{ style: 'LIGHT' }]);
});

test('a field stays in sight when the system’s keyboard comes @nightly', async ({ page, bridge }) => {
  await bridge.start();
  const write = new WriteScreen(page);
  await write.open();
  await write.description.focus();
  // What the keyboard takes is scrolled away from under the field.
  await page.setViewportSize({ width: 412, height: 300 });
  // As the page becomes lower it is brought into sight for the first time, and what comes after that can take it away.
  await expect(write.description).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(write.description).not.toBeInViewport();
  await bridge.tell('Keyboard.keyboardDidShow', { keyboardHeight: 300 });
  await expect(write.description).toBeInViewport({ ratio: 1 });
});

test('the pig is felt when it is stroked @nightly', async ({ page, bridge }) => {
  bridge.answer('Haptics.impact', { error: { message: 'no motor' } });
  await bridge.start();
  await page.goto('/main');
  await new HomeScreen(page).profile.tap();
  await page.getByRole('button', { name: '도새기 쓰다듬기' }).tap();
  await expect.poll(() => bridge.of('Haptics.impact')).toEqual([{ style: 'LIGHT' }]);
});
