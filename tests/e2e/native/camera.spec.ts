import type { Page } from '@playwright/test';
import { expect, test } from '../../support/native-test.ts';
import { drawJpeg } from '../../support/jpeg.ts';
import { ProofScreen } from '../pages/proof.ts';

test.beforeEach(async ({ signIn, context, bridge, wire }) => {
  await signIn();
  await context.grantPermissions(['geolocation']);
  wire.example('checkAttendance', 'alreadyChecked');
  bridge.answer('Geolocation.watchPosition', {
    data: {
      timestamp: Date.now(),
      coords: {
        latitude: 33.2471,
        longitude: 126.5546,
        accuracy: 8,
        altitude: null,
        speed: 0,
        heading: null,
      },
    },
  });
});

/** Lays a photo where the system's camera says that it is. */
async function layPhoto(page: Page, size: { width: number; height: number }): Promise<void> {
  const body = await drawJpeg(page, size);
  await page.route('**/_capacitor_file_/**', (route) => route.fulfill({ contentType: 'image/jpeg', body }));
}

test('the system’s rear camera takes the photo in quality 85, and the proof goes its way', async ({
  page,
  bridge,
  wire,
}) => {
  await layPhoto(page, { width: 1280, height: 960 });
  bridge.answer('Camera.takePhoto', {
    data: { type: 0, uri: 'file:///photo.jpg', webPath: '/_capacitor_file_/photo.jpg', saved: false },
  });
  await bridge.start();
  const proof = new ProofScreen(page);
  await proof.open(wire);
  await expect(proof.dialog).toContainText('촬영을 누르면 카메라가 열려요.');
  await proof.shutter.click();
  await expect(proof.photo).toBeVisible();
  expect(bridge.of('Camera.takePhoto')).toEqual([
    {
      quality: 85,
      targetWidth: 1280,
      targetHeight: 1280,
      correctOrientation: true,
      encodingType: 0,
      saveToGallery: false,
      cameraDirection: 'REAR',
    },
  ]);
  await proof.next.click();
  await proof.confirm.click();
  await expect(page).toHaveURL('/challenge?tab=done');
  const [call] = wire.of('completeChallenge');
  expect(call?.path).toBe('/api/challenges/311/complete');
});

test('the flip opens the front camera @nightly', async ({ page, bridge, wire }) => {
  bridge.answer('Camera.takePhoto', 'silence');
  await bridge.start();
  const proof = new ProofScreen(page);
  await proof.open(wire);
  await proof.flip.click();
  await proof.shutter.click();
  await expect.poll(() => bridge.of('Camera.takePhoto')[0]?.['cameraDirection']).toBe('FRONT');
});

test('who closes the camera without a photo stands before the shutter again, without a message @nightly', async ({
  page,
  bridge,
  wire,
}) => {
  bridge.answer('Camera.takePhoto', { error: { message: 'canceled', code: 'OS-PLUG-CAMR-0006' } });
  await bridge.start();
  const proof = new ProofScreen(page);
  await proof.open(wire);
  await proof.shutter.click();
  await expect.poll(() => bridge.of('Camera.takePhoto')).toHaveLength(1);
  await expect(proof.shutter).toBeEnabled();
  await expect(page.getByRole('status').getByText('사진을 찍지 못했어요.')).toBeHidden();
  await expect(proof.next).toBeDisabled();
});

for (const [what, code, text] of [
  ['denied', 'OS-PLUG-CAMR-0003', '카메라 권한을 허용해주세요.'],
  ['missing', 'OS-PLUG-CAMR-0007', '카메라를 찾을 수 없어요.'],
] as const) {
  test(`a camera that is ${what} says so and offers a photo file @nightly`, async ({
    page,
    bridge,
    wire,
  }) => {
    bridge.answer('Camera.takePhoto', { error: { message: what, code } });
    await bridge.start();
    const proof = new ProofScreen(page);
    await proof.open(wire);
    await proof.shutter.click();
    await expect(proof.alert).toHaveText(text);
    await expect(proof.upload).toBeVisible();
    await proof.retry.click();
    await expect(proof.shutter).toBeEnabled();
  });
}

test('without its plugin there is no camera, and a photo file is the way on @nightly', async ({
  page,
  bridge,
  wire,
}) => {
  await bridge.start({ missing: ['Camera'] });
  const proof = new ProofScreen(page);
  await proof.open(wire);
  await proof.shutter.click();
  await expect(proof.alert).toHaveText('카메라를 찾을 수 없어요.');
  await proof.chooseFile('dosaegi.jpg', 'image/jpeg', await drawJpeg(page, { width: 640, height: 480 }));
  await expect(proof.photo).toBeVisible();
});

test('a camera that never answers leaves the shutter, and the next photo is taken over @nightly', async ({
  page,
  bridge,
  wire,
}) => {
  await layPhoto(page, { width: 640, height: 480 });
  bridge.answer('Camera.takePhoto', 'silence');
  await bridge.start();
  const proof = new ProofScreen(page);
  await proof.open(wire);
  await proof.shutter.click();
  await expect.poll(() => bridge.of('Camera.takePhoto')).toHaveLength(1);
  bridge.answer('Camera.takePhoto', { data: { webPath: '/_capacitor_file_/photo.jpg' } });
  await proof.shutter.click();
  await expect(proof.photo).toBeVisible();
  await expect(proof.next).toBeEnabled();
});

test('a failure of another kind leaves the shutter and says so @nightly', async ({ page, bridge, wire }) => {
  bridge.answer('Camera.takePhoto', { error: { message: 'broken', code: 'OS-PLUG-CAMR-0010' } });
  await bridge.start();
  const proof = new ProofScreen(page);
  await proof.open(wire);
  await proof.shutter.click();
  await expect(page.getByRole('status').getByText('사진을 찍지 못했어요. 다시 시도해주세요.')).toBeVisible();
  await expect(proof.shutter).toBeEnabled();
});
