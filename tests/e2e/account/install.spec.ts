import { MyPageScreen } from '../pages/account.ts';
import { expect, test } from '../../support/browser-test.ts';

test('where the browser can install the app, my page offers it and asks once', async ({
  page,
  expectAccessible,
}) => {
  const myPage = new MyPageScreen(page);
  await myPage.open();
  const row = page.getByRole('button', { name: '앱으로 설치하기' });
  await expect(page.getByRole('heading', { name: '마이페이지' })).toBeVisible();
  await expect(row).toHaveCount(0);

  const isHeldBack = await page.evaluate(() => {
    const prompt = async () => document.body.append('묻는 중');
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    return !window.dispatchEvent(offer);
  });
  expect(isHeldBack).toBe(true);
  await expect(row).toBeVisible();
  await expectAccessible();
  await row.click();
  await expect(page.getByText('묻는 중')).toHaveCount(1);
  await expect(row).toHaveCount(0);
});

test('what the browser offers before the app has begun is not lost', async ({ page }) => {
  await page.addInitScript(() => {
    // The page is read, and the app begins after the first paint.
    addEventListener('DOMContentLoaded', () => {
      const prompt = async () => document.body.append('묻는 중');
      window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
    });
  });
  const myPage = new MyPageScreen(page);
  await myPage.open();
  const row = page.getByRole('button', { name: '앱으로 설치하기' });
  await row.click();
  await expect(page.getByText('묻는 중')).toHaveCount(1);
  await expect(row).toHaveCount(0);
});

test('an app that has been installed is not offered any more @nightly', async ({ page }) => {
  const myPage = new MyPageScreen(page);
  await myPage.open();
  const row = page.getByRole('button', { name: '앱으로 설치하기' });
  await page.evaluate(() => {
    const prompt = async () => undefined;
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  });
  await expect(row).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
  await expect(row).toHaveCount(0);
});

test('on iOS my page explains how the app gets onto the home screen @nightly', async ({
  page,
  expectAccessible,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }));
  const myPage = new MyPageScreen(page);
  await myPage.open();
  const row = page.getByRole('button', { name: '앱으로 설치하기' });
  await row.press('Enter');
  const guide = page.getByRole('dialog', { name: '홈 화면에 추가하기' });
  await expect(guide.getByRole('listitem')).toHaveText([
    '브라우저의 공유 버튼을 눌러주세요.',
    '‘홈 화면에 추가’를 골라주세요.',
    '오른쪽 위의 ‘추가’를 눌러주세요.',
  ]);
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(guide).toHaveCount(0);
  await expect(row).toBeFocused();
});

test('an app that was opened from the home screen of iOS is not offered @nightly', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  const myPage = new MyPageScreen(page);
  await myPage.open();
  await expect(page.getByRole('heading', { name: '마이페이지' })).toBeVisible();
  await expect(page.getByRole('button', { name: '앱으로 설치하기' })).toHaveCount(0);
});
