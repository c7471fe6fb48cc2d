import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { ChallengeScreen } from '../pages/challenge.ts';
import { ProofScreen } from '../pages/proof.ts';

const PICTURE = readFileSync('public/icon-512.png');

test.beforeEach(async ({ signIn, context }) => {
  await signIn();
  await context.grantPermissions(['geolocation']);
});

/** Lets the camera fail with an error of this name, so many times; the browser of the tests allows it by itself. */
async function refuseCamera(page: Page, name: string, times: number): Promise<void> {
  await page.addInitScript(
    (refusal) => {
      const { mediaDevices } = navigator;
      const open = mediaDevices.getUserMedia.bind(mediaDevices);
      let left = refusal.times;
      mediaDevices.getUserMedia = (constraints) => {
        if (left === 0) return open(constraints);
        left -= 1;
        return Promise.reject(new DOMException('refused', refusal.name));
      };
    },
    { name, times },
  );
}

test('with the camera denied a photo file proves the challenge, and other files say why not', async ({
  page,
  wire,
  expectAccessible,
}) => {
  await refuseCamera(page, 'NotAllowedError', 10);
  const proof = new ProofScreen(page);
  await proof.open(wire);
  await expect(proof.alert).toHaveText('카메라 권한을 허용해주세요.');
  await expect(page.getByText('주소창 옆 사이트 설정에서 바꿀 수 있어요.')).toBeVisible();
  await expect(proof.next).toBeDisabled();
  await expectAccessible();

  await proof.chooseFile('map.pdf', 'application/pdf', Buffer.from('%PDF-1.4'));
  await expect(proof.alert.filter({ hasText: '이미지 파일만 올릴 수 있습니다.' })).toBeVisible();
  await proof.chooseFile('photo.jpg', 'image/jpeg', Buffer.from('no picture'));
  await expect(
    proof.alert.filter({ hasText: '열 수 없는 사진이에요. JPG나 PNG 사진을 골라주세요.' }),
  ).toBeVisible();
  await expectAccessible();

  await proof.chooseFile('icon.png', 'image/png', PICTURE);
  await expect(proof.photo).toBeVisible();
  await proof.next.click();
  await proof.confirm.click();
  await expect(page).toHaveURL('/challenge?tab=done');
  await expect(new ChallengeScreen(page).titles.first()).toHaveText('천지연폭포 물소리 듣기');
  expect(wire.of('completeChallenge').map(({ body }) => body)).toEqual([
    {
      latitude: 33.2471,
      longitude: 126.5546,
      proofUrl: expect.stringMatching(/^data:image\/jpeg;base64,\/9j\//),
    },
  ]);
});

for (const [problem, name, text] of [
  ['without a camera', 'NotFoundError', '카메라를 찾을 수 없어요.'],
  ['with a camera that another app uses', 'NotReadableError', '다른 앱이 카메라를 사용하고 있어요.'],
  ['with a camera that fails in its own way', 'TypeError', '카메라를 사용할 수 없어요.'],
] as const) {
  test(`${problem} the screen says so, offers the upload, and tries again @nightly`, async ({
    page,
    wire,
    context,
  }) => {
    await context.grantPermissions(['geolocation', 'camera']);
    await refuseCamera(page, name, 1);
    const proof = new ProofScreen(page);
    await proof.open(wire);
    await expect(proof.alert).toHaveText(text);
    await expect(proof.upload).toBeVisible();
    await proof.retry.click();
    await expect(proof.shutter).toBeEnabled();
    await proof.back.click();
    await expect(proof.dialog).toBeHidden();
    await expect(page).toHaveURL('/main');
    expect(wire.of('completeChallenge')).toHaveLength(0);
  });
}
