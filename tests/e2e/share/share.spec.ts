import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { ChallengeScreen } from '../pages/challenge.ts';
import { AttendancePopup } from '../pages/entry.ts';
import { PostScreen } from '../pages/post.ts';

declare global {
  interface Window {
    shared: { title?: string; text?: string; url?: string; files?: { name: string; type: string }[] }[];
  }
}

/** The system's share sheet, which notes what it is given and may be closed by the user. */
async function haveShareSheet(page: Page, answer: 'taken' | 'closed' = 'taken'): Promise<void> {
  await page.addInitScript((how) => {
    window.shared = [];
    navigator.canShare = () => true;
    navigator.share = ({ files, ...content } = {}) => {
      window.shared.push({
        ...content,
        ...(files && { files: files.map(({ name, type }) => ({ name, type })) }),
      });
      return how === 'taken' ? Promise.resolve() : Promise.reject(new DOMException('closed', 'AbortError'));
    };
  }, answer);
}

/** There is no share sheet, as in most browsers of desktops. */
const haveNoShareSheet = (page: Page) =>
  page.addInitScript(() => Object.assign(navigator, { share: undefined, canShare: undefined }));

const shared = (page: Page) => page.evaluate(() => window.shared);

test('a completed challenge is shared as a picture by the share sheet', async ({ page, signIn }) => {
  await signIn();
  await haveShareSheet(page);
  const challenge = new ChallengeScreen(page);
  await challenge.open('?tab=done');
  await page.getByRole('button', { name: '정방폭포 시원한 바람 맞기 공유하기' }).click();
  await expect
    .poll(() => shared(page))
    .toEqual([{ text: '정방폭포 시원한 바람 맞기', files: [{ name: '도새기.jpg', type: 'image/jpeg' }] }]);
});

test('without a share sheet the picture of 1080 × 1350 is saved @nightly', async ({ page, signIn }) => {
  await signIn();
  await haveNoShareSheet(page);
  const challenge = new ChallengeScreen(page);
  await challenge.open('?tab=done');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '정방폭포 시원한 바람 맞기 공유하기' }).click();
  const file = await (await download).path();
  await expect(page.getByRole('status').getByText('이미지를 저장했어요.')).toBeVisible();
  const bytes = (await readFile(file)).toString('base64');
  const size = await page.evaluate(async (base64) => {
    const image = Object.assign(new Image(), { src: `data:image/jpeg;base64,${base64}` });
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, bytes);
  expect(size).toEqual([1080, 1350]);
});

test('seven days of attendance are shared as a picture @nightly', async ({ page, signIn, wire }) => {
  await signIn();
  await haveShareSheet(page);
  wire.example('checkAttendance', 'day7Bonus');
  await page.goto('/main');
  const popup = new AttendancePopup(page);
  await popup.dialog.getByRole('button', { name: '공유하기' }).click();
  await expect
    .poll(() => shared(page))
    .toEqual([{ text: '7일 연속 출석!', files: [{ name: '도새기.jpg', type: 'image/jpeg' }] }]);
  await expect(popup.dialog).toBeVisible();
});

test('a post is shared by its address, and a sheet that is closed says nothing @nightly', async ({
  page,
  baseURL,
}) => {
  await haveShareSheet(page, 'closed');
  const post = new PostScreen(page);
  await post.open();
  await page.getByRole('button', { name: '공유하기' }).click();
  await expect
    .poll(() => shared(page))
    .toEqual([
      {
        title: '성산일출봉',
        text: expect.stringContaining('새벽 다섯 시에 올라가서 본 해돋이예요.'),
        url: `${baseURL}/post/101`,
      },
    ]);
  await expect(page.getByRole('status').getByText('공유하지 못했어요.')).toHaveCount(0);
});

test('without a share sheet the address of a post is copied @nightly', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await haveNoShareSheet(page);
  await new PostScreen(page).open();
  await page.getByRole('button', { name: '공유하기' }).click();
  await expect(page.getByRole('status').getByText('링크를 복사했어요.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/post/101`);
});
