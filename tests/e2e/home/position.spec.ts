import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { HomeScreen, PORT } from '../pages/home.ts';
import { nightlyUnless } from '../../support/nightly.ts';

const SDK = 'https://dapi.kakao.com/v2/maps/sdk.js*';

/** Puts a position source of the test's own into the browser, before the page starts. */
async function replacePosition(page: Page, source: 'none' | 'silent' | 'timeout') {
  await page.addInitScript((kind) => {
    const fake = {
      watchPosition: (_succeed: unknown, fail: (error: object) => void) => {
        if (kind === 'timeout') setTimeout(() => fail({ code: 3, message: 'Timeout expired' }));
        return 1;
      },
      clearWatch: () => undefined,
    };
    Object.defineProperty(Navigator.prototype, 'geolocation', {
      get: () => (kind === 'none' ? undefined : fake),
    });
  }, source);
}

test.beforeEach(async ({ signIn, wire }) => {
  await signIn();
  wire.example('checkAttendance', 'alreadyChecked');
});

test('without the permission the page says what is missing, and starts once it is given', async ({
  page,
  wire,
  context,
  expectAccessible,
}) => {
  await page.goto('/main');
  const home = new HomeScreen(page);
  const hint = page.getByRole('alert');
  await expect(hint).toContainText('위치 권한이 필요해요. 브라우저가 위치 사용을 막고 있어요.');
  await expect(page.getByText('위치를 허용하면 걸음을 셀 수 있어요.')).toBeVisible();
  await expect(hint).toContainText('내 위치를 보려면 위치 권한을 허용해주세요.');
  await expect(home.map).toBeHidden();
  await expect(home.steps).toHaveText('오늘 0걸음');
  expect(wire.of('listNearby')).toEqual([]);
  await expectAccessible();

  await context.grantPermissions(['geolocation']);
  await home.moveTo(PORT);
  await page.getByRole('button', { name: '다시 시도' }).tap();
  await expect(home.position).toBeVisible();
  await expect(hint).toBeHidden();
});

for (const [source, text, role] of [
  ['silent', '현재 위치 확인 중…', 'status'],
  ['timeout', '위치 권한이 필요해요. 위치를 찾는 데 시간이 너무 오래 걸려요.', 'alert'],
  ['none', '이 브라우저는 위치 기능을 지원하지 않습니다.', 'alert'],
] as const) {
  test(`a position that is ${source} leaves the rest of the page in use @nightly`, async ({
    page,
    expectAccessible,
  }) => {
    await replacePosition(page, source);
    await page.goto('/main');
    await expect(page.getByRole(role).filter({ hasText: text })).toBeVisible();
    const home = new HomeScreen(page);
    await expect(home.map).toBeHidden();
    const note =
      source === 'none' ? '이 브라우저에서는 걸음을 셀 수 없어요.' : '화면이 꺼지면 걸음 세기를 멈춰요.';
    await expect(home.walk).toContainText(note);
    await expectAccessible();
    await home.search.tap();
    const dialog = page.getByRole('dialog', { name: '장소 검색' });
    await dialog.getByRole('searchbox').fill('쇠소깍');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: /쇠소깍 물빛 담기/ }).tap();
    await expect(home.card('쇠소깍 물빛 담기').getByRole('link', { name: '챌린지 보기' })).toBeVisible();
  });
}

test('a jump of 500 km and an accuracy of 10,000 m are taken as they come @nightly', async ({
  page,
  wire,
}) => {
  const home = new HomeScreen(page);
  await home.open(wire);
  await home.moveTo({ latitude: 37.5665, longitude: 126.978 }, 10_000);
  await expect.poll(() => wire.of('listNearby').at(-1)?.query.lat).toBe('37.5665');
  await expect(home.position).toBeVisible();
  await expect(home.steps).toHaveText('오늘 0걸음');
  await home.moveTo({ latitude: 37.5665, longitude: 126.978 });
  await expect(home.steps).not.toHaveText('오늘 0걸음');
});

for (const [name, answer] of [
  ['blocked', { status: 403, body: '' }],
  ['answering nonsense', { contentType: 'text/javascript', body: 'window.kakao = 7;' }],
] as const) {
  test(`a map script that is ${name} leaves everything else in use${nightlyUnless(name === 'blocked')}`, async ({
    page,
    wire,
    context,
    expectAccessible,
  }) => {
    await page.route(SDK, (route) => route.fulfill(answer), { times: 1 });
    wire.example('listNearby', 'typical');
    await context.grantPermissions(['geolocation']);
    const home = new HomeScreen(page);
    await home.moveTo(PORT);
    await page.goto('/main');
    await expect(page.getByRole('alert')).toHaveText('지도를 불러올 수 없어요.');
    await expect(home.profile).toBeVisible();
    await expect(home.search).toBeVisible();
    await home.moveTo({ ...PORT, latitude: PORT.latitude + 0.001 });
    await expect(home.steps).toHaveText('오늘 158걸음');
    await expectAccessible();

    await page.getByRole('button', { name: '다시 시도' }).tap();
    await expect(home.position).toBeVisible();
  });
}

test('a map script that hangs is given up after 10 s @nightly', async ({ page, context }) => {
  await page.clock.install({ time: new Date('2026-05-01T10:00:00+09:00') });
  await page.route(SDK, () => undefined);
  await context.grantPermissions(['geolocation']);
  const home = new HomeScreen(page);
  await home.moveTo(PORT);
  await page.goto('/main');
  await expect(page.getByText('불러오는 중…')).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('alert')).toHaveText('지도를 불러올 수 없어요.');
});
