import { expect, test } from '../../support/native-test.ts';
import { ChallengeScreen } from '../pages/challenge.ts';

const TITLE = '정방폭포 시원한 바람 맞기';

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('a completed challenge is handed to the share sheet as a file', async ({ page, bridge }) => {
  bridge.answer('Filesystem.writeFile', { data: { uri: 'file:///cache/도새기.jpg' } });
  await bridge.start();
  await new ChallengeScreen(page).open('?tab=done');
  await page.getByRole('button', { name: `${TITLE} 공유하기` }).click();
  await expect
    .poll(() => bridge.of('Share.share'))
    .toEqual([{ files: ['file:///cache/도새기.jpg'], text: TITLE }]);
  expect(bridge.of('Filesystem.writeFile')[0]).toMatchObject({ path: '도새기.jpg', directory: 'CACHE' });
  expect(String(bridge.of('Filesystem.writeFile')[0]?.['data'])).toMatch(/^data:image\/jpeg;base64,/);
});

test('who closes the share sheet hears nothing of it @nightly', async ({ page, bridge }) => {
  bridge.answer('Filesystem.writeFile', { data: { uri: 'file:///cache/a.jpg' } });
  bridge.answer('Share.share', { error: { message: 'Share canceled' } });
  await bridge.start();
  await new ChallengeScreen(page).open('?tab=done');
  const button = page.getByRole('button', { name: `${TITLE} 공유하기` });
  await button.click();
  await expect.poll(() => bridge.of('Share.share')).toHaveLength(1);
  await expect(button).toBeEnabled();
  await expect(page.getByRole('status').getByText('공유하지 못했어요.')).toBeHidden();
});

for (const [what, missing] of [
  ['fails', []],
  ['is missing', ['Share']],
] as const) {
  test(`a share sheet that ${what} says so in Korean @nightly`, async ({ page, bridge }) => {
    bridge.answer('Filesystem.writeFile', { data: { uri: 'file:///cache/a.jpg' } });
    bridge.answer('Share.share', { error: { message: 'no activity' } });
    await bridge.start({ missing });
    await new ChallengeScreen(page).open('?tab=done');
    await page.getByRole('button', { name: `${TITLE} 공유하기` }).click();
    await expect(page.getByRole('status').getByText('공유하지 못했어요. 다시 시도해주세요.')).toBeVisible();
  });
}

test('a file that is never written is a failure after ten seconds @nightly', async ({ page, bridge }) => {
  await page.clock.install();
  bridge.answer('Filesystem.writeFile', 'silence');
  await bridge.start();
  await new ChallengeScreen(page).open('?tab=done');
  await page.getByRole('button', { name: `${TITLE} 공유하기` }).click();
  await expect.poll(() => bridge.of('Filesystem.writeFile')).toHaveLength(1);
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('status').getByText('공유하지 못했어요. 다시 시도해주세요.')).toBeVisible();
});
