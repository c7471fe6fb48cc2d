import type { Locator } from '@playwright/test';
import { pointAt } from '../../support/geo-points.ts';
import { expect, test } from '../../support/browser-test.ts';
import { tabTo } from '../../support/keyboard.ts';
import { HomeScreen, PORT } from '../pages/home.ts';

/** A nearby record at a distance (metres) and bearing from the port. */
function record(id: number, type: string, name: string, meters: number, bearing: number, parts = {}) {
  return { id, type, name, ...pointAt(PORT, meters, bearing), imageUrls: [], likeCount: 0, ...parts };
}

/** The colours of the map's picture, its tiles made small. */
function coloursOf(map: Locator): Promise<string[]> {
  return map.locator('canvas').evaluateAll((tiles) =>
    tiles.flatMap((tile) => {
      const small = new OffscreenCanvas(32, 32).getContext('2d');
      if (!small || !(tile instanceof HTMLCanvasElement)) return [];
      small.imageSmoothingEnabled = false;
      small.drawImage(tile, 0, 0, 32, 32);
      const { data } = small.getImageData(0, 0, 32, 32);
      return Array.from({ length: 32 * 32 }, (_, pixel) => data.slice(4 * pixel, 4 * pixel + 3).join(' '));
    }),
  );
}

/** Where the edges of an element are in the window, in CSS pixels. */
function edgesOf(element: Locator): Promise<DOMRect> {
  return element.evaluate((found) => found.getBoundingClientRect());
}

function nearby(...data: readonly object[]) {
  return { body: { success: true, data } };
}

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('the map has a picture, with land and sea', async ({ page, wire }) => {
  const home = new HomeScreen(page);
  await home.open(wire);
  const colours = () => coloursOf(home.map);
  await expect.poll(colours).toContain('191 224 234');
  await expect.poll(colours).toContain('241 243 226');
});

test('the map shows what is around by the rules, and leads to posts and challenges', async ({
  page,
  wire,
  expectAccessible,
}) => {
  wire.answer(
    'listNearby',
    nearby(
      record(303, 'CHALLENGE', '제지기오름 오르기', 150, 0),
      record(314, 'CHALLENGE', '보목포구 바람 소리 듣기', 200, 90, { challengeOngoing: true }),
      record(93, 'SPOT', '보목 해녀의집', 220, 180, { likeCount: 2 }),
      record(97, 'POST', '게우지코지', 150, 45, { likeCount: 9 }),
      record(98, 'POST', '구두미포구', 250, 225, { likeCount: 10 }),
      record(100, 'POST', '보목포구', 250, 135, { likeCount: 29, likedByMe: true }),
      record(99, 'POST', '소천지', 270, 315, { likeCount: 30 }),
      { id: 301, type: 'CHALLENGE', name: '자리가 없는 챌린지', latitude: null, longitude: null },
    ),
  );
  wire.answer('listOngoingChallenges', { body: [] });
  const home = new HomeScreen(page);
  await home.open(wire);

  await expect(home.pins).toHaveCount(6);
  for (const name of [
    '제지기오름 오르기, 챌린지',
    '보목포구 바람 소리 듣기, 챌린지, 진행중',
    '보목 해녀의집, 스팟',
    '구두미포구, 스팟',
    '보목포구, 스팟',
    '소천지, 챌린지',
  ])
    await expect(home.pin(name)).toBeVisible();
  await expect(home.map.locator('[data-level=CHALLENGE]')).toHaveCount(3);
  expect(wire.of('listNearby').map(({ path, query }) => [path, query])).toEqual([
    ['/api/spots/nearby', { lat: '33.24083', lng: '126.605983', radiusKm: '3' }],
  ]);
  await expect(home.addSpot).toHaveAttribute('href', '/write');
  await expect(home.profile).toHaveText('내 캐릭터발바닥감귤이');
  await expectAccessible();

  await home.pin('보목포구, 스팟').tap();
  const card = home.card('보목포구');
  await expect(card).toBeFocused();
  await expect(card).toContainText('좋아요 29');
  await expect(card).toContainText('내 위치에서 250m');
  await expect(card).toContainText('오늘 0걸음');
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(home.pin('보목포구, 스팟')).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(card.getByRole('link', { name: '게시물 보기' })).toHaveAttribute('href', '/post/100');
  await home.pin('제지기오름 오르기, 챌린지').tap();
  await expect(card).toBeHidden();
  await expect(home.card('제지기오름 오르기').getByRole('link', { name: '챌린지 보기' })).toHaveAttribute(
    'href',
    '/challenge/upcoming/303',
  );
  await home.pin('보목포구 바람 소리 듣기, 챌린지, 진행중').tap();
  const ongoing = home.card('보목포구 바람 소리 듣기');
  await expect(ongoing.getByRole('link', { name: '챌린지 보기' })).toHaveAttribute(
    'href',
    '/challenge?tab=doing',
  );
  await ongoing.getByRole('button', { name: '닫기' }).tap();
  await expect(ongoing).toBeHidden();
});

test('the map follows the user until it is moved by hand, and keeps its markers @nightly', async ({
  page,
  wire,
}) => {
  wire.answer(
    'listNearby',
    nearby(record(93, 'SPOT', '보목 해녀의집', 150, 90), record(94, 'SPOT', '월라봉', 2_990, 0)),
    nearby(record(93, 'SPOT', '보목 해녀의집', 150, 90), record(96, 'SPOT', '소정방폭포', 150, 0)),
  );
  const home = new HomeScreen(page);
  await home.open(wire);
  const pin = home.pin('보목 해녀의집, 스팟');
  await pin.evaluate((element) => element.setAttribute('data-kept', ''));

  await home.moveTo(pointAt(PORT, 60));
  await expect(home.steps).toHaveText('오늘 85걸음');
  await expect.poll(() => home.pixelsOffCentre()).toBeLessThan(3);
  await expect(pin).toHaveAttribute('data-kept', '');
  expect(wire.of('listNearby')).toHaveLength(1);
  await expect(home.locate).toBeHidden();

  await home.drag(90, 40);
  await expect(home.locate).toBeVisible();
  await expect.poll(() => home.pixelsOffCentre()).toBeGreaterThan(60);
  await home.moveTo(pointAt(PORT, 120));
  await expect(home.pin('소정방폭포, 스팟')).toBeVisible();
  await expect(pin).toHaveAttribute('data-kept', '');
  expect(wire.of('listNearby').map(({ query }) => query.lat)).toEqual(['33.24083', '33.241909']);
  await expect.poll(() => home.pixelsOffCentre()).toBeGreaterThan(60);

  await home.locate.tap();
  await expect(home.locate).toBeHidden();
  await expect.poll(() => home.pixelsOffCentre()).toBeLessThan(3);
});

test('markers beyond 3000 m appear only when there are no nearer ones @nightly', async ({ page, wire }) => {
  const far = record(94, 'SPOT', '월라봉', 3_001, 0);
  wire.answer(
    'listNearby',
    nearby(far),
    nearby(far, record(96, 'SPOT', '소정방폭포', 2_999, 180), record(93, 'SPOT', '보목 해녀의집', 300, 180)),
  );
  const home = new HomeScreen(page);
  await home.open(wire);
  const zoomOut = page.getByRole('button', { name: '축소' });
  for (let level = 4; level < 7; level += 1) await zoomOut.tap();
  await expect(home.pin('월라봉, 스팟')).toBeVisible();

  await home.moveTo(pointAt(PORT, 101, 180));
  await expect(home.pins).toHaveCount(2);
  await expect(home.pin('월라봉, 스팟')).toBeHidden();
});

test('3,000 places in one spot and around are drawn as 50 things at most, and each can be reached @nightly', async ({
  page,
  wire,
  expectAccessible,
}) => {
  // The machine may be busy: drawing thousands of places once for each zoom takes its time there.
  test.slow();
  const crowd = Array.from({ length: 2_500 }, (_, index) =>
    record(1_000 + index, 'SPOT', `보목포구 ${index}`, 0, 0, { likeCount: index }),
  );
  const around = Array.from({ length: 500 }, (_, index) =>
    record(2_000 + index, 'SPOT', `둘레 ${index}`, 80 + index, 47 * index),
  );
  wire.answer('listNearby', nearby(...crowd, ...around));
  const home = new HomeScreen(page);
  await home.open(wire);

  await expect(home.clusters.first()).toBeVisible();
  expect((await home.pins.count()) + (await home.clusters.count())).toBeLessThanOrEqual(50);
  await expectAccessible();

  const list = page.getByRole('dialog', { name: /곳$/ });
  // A cluster is opened by zooming in, until its places cannot be told apart any more.
  await expect(async () => {
    // It may have opened after the last look.
    if (await list.isVisible()) return;
    const counts = await home.clusters.evaluateAll((all) =>
      all.map((cluster) => Number.parseInt(cluster.textContent ?? '', 10)),
    );
    // They are drawn anew with each zoom: what is gone meanwhile is looked up again.
    await home.clusters.nth(counts.indexOf(Math.max(...counts))).click({ timeout: 2_000 });
    await expect(list).toBeVisible({ timeout: 700 });
  }).toPass();
  await expect(list.getByRole('listitem')).toHaveCount(50);
  await expect(list.getByText('외 2,450곳이 더 있어요.')).toBeVisible();
  await expect(list.getByRole('button', { name: /보목포구 2499/ })).toBeVisible();
  await expectAccessible();
  await list.getByRole('button', { name: /보목포구 2499/ }).tap();
  await expect(home.card('보목포구 2499')).toContainText('좋아요 2,499');
});

test('pins that would lie over each other are one, which opens by zooming in or as a list @nightly', async ({
  page,
  wire,
  expectAccessible,
}) => {
  const picture = { imageUrls: ['/pig-avatar.svg'] };
  wire.answer(
    'listNearby',
    nearby(
      record(301, 'CHALLENGE', '쇠소깍 물빛 담기', 200, 0, { challengeOngoing: true, ...picture }),
      record(107, 'POST', '쇠소깍', 200, 0, { likeCount: 142, ...picture }),
      // Level 4 shows 2 m with each pixel: 78 m are under 40 px, 82 m are not.
      record(93, 'SPOT', '보목 해녀의집', 150, 180),
      record(95, 'SPOT', '하효 쇠소깍해변', 228, 180),
      record(96, 'SPOT', '소정방폭포', 150, 270),
      record(98, 'SPOT', '구두미포구', 232, 270, picture),
    ),
  );
  wire.answer('listOngoingChallenges', { body: [] });
  const home = new HomeScreen(page);
  await home.open(wire);
  await expect(home.clusters).toHaveCount(2);
  await expect(home.pins).toHaveCount(2);
  await expect(home.pin('구두미포구, 스팟').locator('img')).toHaveAttribute('src', '/pig-avatar.svg');
  await expectAccessible();

  const cluster = home.clusters.and(page.locator('[data-ongoing]'));
  await cluster.tap();
  const list = page.getByRole('dialog', { name: '2곳' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await list.getByRole('button', { name: /쇠소깍 물빛 담기/ }).tap();
  await expect(home.card('쇠소깍 물빛 담기')).toBeVisible();
  await expect(home.card('쇠소깍 물빛 담기')).not.toContainText('좋아요');
  await expect(cluster).toHaveCSS('opacity', '0');
  await page.keyboard.press('Escape');
  await expect(cluster).toBeFocused();
  await expect(cluster).toHaveCSS('opacity', '1');

  await home.locate.tap();
  await page.getByRole('button', { name: '확대' }).tap();
  await expect(home.pin('보목 해녀의집, 스팟')).toBeVisible();
});

test('the card of today’s walk tells the balance, the next hallabong and the nearest challenge', async ({
  page,
  wire,
  expectAccessible,
}) => {
  wire.answer(
    'listNearby',
    nearby(
      record(303, 'CHALLENGE', '제지기오름 오르기', 100, 0),
      record(314, 'CHALLENGE', '보목포구 바람 소리 듣기', 400, 90, { challengeOngoing: true }),
    ),
  );
  wire.answer('listOngoingChallenges', { body: [] });
  const home = new HomeScreen(page);
  await home.open(wire);
  await expect(home.walk).toContainText('보유 한라봉 128');
  await expect(home.walk.getByRole('link')).toHaveAttribute('href', '/inapp/shop');
  await expect(home.walk).toContainText('다음 한라봉까지 10걸음');
  const nearest = home.walk.getByRole('button', { name: '보목포구 바람 소리 듣기 400m' });
  await expect(nearest).toBeVisible();
  const convert = home.walk.getByRole('button', { name: '한라봉 채우기' });
  await expect(convert).toBeHidden();

  await home.moveTo(pointAt(PORT, 28.7));
  await expect(home.steps).toHaveText('오늘 41걸음');
  await convert.click();
  await expect(page.getByRole('dialog', { name: '포인트 전환' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(convert).toBeFocused();
  await expect(home.walk).toContainText('다음 한라봉까지 9걸음');
  await expectAccessible();

  await home.walk.getByRole('button', { name: /보목포구 바람 소리 듣기/ }).tap();
  await expect(home.card('보목포구 바람 소리 듣기')).toBeFocused();
  await expect(home.walk).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(home.walk).toBeVisible();
});

test('the pig walks while fixes move, sits when they stop, and sleeps after three minutes @nightly', async ({
  page,
  wire,
}) => {
  await page.clock.install({ time: new Date('2026-05-01T10:00:00+09:00') });
  const home = new HomeScreen(page);
  await home.open(wire);
  await expect(home.position).toHaveAttribute('data-pose', 'sitting');
  await home.moveTo(pointAt(PORT, 28, 270));
  await expect(home.position).toHaveAttribute('data-pose', 'walking');
  await expect(home.position).toHaveAttribute('data-facing', 'left');
  await page.clock.fastForward(4_000);
  await expect(home.position).toHaveAttribute('data-pose', 'sitting');
  await page.clock.fastForward(176_000);
  await expect(home.position).toHaveAttribute('data-pose', 'sleeping');
  await home.moveTo(pointAt(PORT, 35, 270));
  await expect(home.position).toHaveAttribute('data-pose', 'walking');
});

test('the pig stops its legs while a finger moves the map', async ({ page, wire }) => {
  const home = new HomeScreen(page);
  await home.open(wire);
  await home.moveTo(pointAt(PORT, 28, 270));
  const leg = home.position.locator('[data-leg]').first();
  await expect(leg).toHaveCSS('animation-play-state', 'running');

  await page.mouse.move(60, 300);
  await page.mouse.down();
  await page.mouse.move(90, 320);
  await page.mouse.move(120, 340);
  await expect(leg).toHaveCSS('animation-play-state', 'paused');
  await page.mouse.up();
  await expect(home.map).not.toHaveAttribute('data-moves');
});

test('a place is searched for and shown on the map @nightly', async ({ page, wire, expectAccessible }) => {
  wire.answer('searchMap', { status: 500, body: { success: false } });
  const home = new HomeScreen(page);
  await home.open(wire);
  await home.search.tap();
  const dialog = page.getByRole('dialog', { name: '장소 검색' });
  const field = dialog.getByRole('searchbox', { name: '장소 검색' });
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('  쇠소깍 ');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('불러오기 실패');
  expect(wire.of('searchMap').map(({ path, query }) => [path, query.query])).toEqual([
    ['/api/spots/map/search', '쇠소깍'],
    ['/api/spots/map/search', '쇠소깍'],
  ]);

  wire.example('searchMap', 'typical');
  await dialog.getByRole('button', { name: '다시 시도' }).tap();
  await expect(dialog.getByText('검색 결과 3곳')).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: /하효 쇠소깍해변/ }).tap();
  await expect(dialog).toBeHidden();
  await expect(home.card('하효 쇠소깍해변')).toContainText('좋아요 9');
  await expect(home.pin('하효 쇠소깍해변, 스팟')).toBeVisible();
  await expect(home.locate).toBeVisible();

  wire.example('searchMap', 'empty');
  await home.search.tap();
  await expect(field).toHaveValue('쇠소깍');
  await field.fill('한라봉나라');
  await dialog.getByRole('button', { name: '검색', exact: true }).tap();
  await expect(dialog.getByText("'한라봉나라' 검색 결과가 없어요.")).toBeVisible();
});

test('a place that was searched for is still chosen on the way back from its page', async ({
  page,
  wire,
}) => {
  wire.example('searchMap', 'typical');
  const home = new HomeScreen(page);
  await home.open(wire);
  await home.search.tap();
  await page.getByRole('searchbox', { name: '장소 검색' }).fill('쇠소깍');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /하효 쇠소깍해변/ }).tap();
  const card = home.card('하효 쇠소깍해변');
  await card.getByRole('link', { name: '게시물 보기' }).tap();
  await expect(page).toHaveURL(/\/post\/\d+$/);
  await page.goBack();
  await expect(card).toBeVisible();
  await expect(home.pin('하효 쇠소깍해변, 스팟')).toBeInViewport();
  await expect(home.locate).toBeVisible();

  await card.getByRole('button', { name: '닫기' }).tap();
  await page.getByRole('link', { name: '마이페이지' }).tap();
  await expect(page).toHaveURL('/mypage');
  await page.goBack();
  await expect(home.walk).toBeVisible();
  await expect(card).toBeHidden();
});

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the map shows a chosen place and the pig clear of what floats over it, each time it is chosen', async ({
    page,
    wire,
  }) => {
    wire.answer('listNearby', nearby(record(100, 'POST', '보목포구', 370, 225, { likeCount: 29 })));
    wire.answer('listOngoingChallenges', { body: [] });
    const home = new HomeScreen(page);
    await home.open(wire);
    const pin = home.pin('보목포구, 스팟');
    const card = home.card('보목포구');
    const zoomIn = page.getByRole('button', { name: '확대' });
    /** The least of what keeps both clear: of the search button, of the buttons at the right, and of the card. */
    const clearance = async () => {
      const [pig, place, top, aside, bottom] = await Promise.all(
        [home.position, pin, home.search, zoomIn, card].map(edgesOf),
      );
      if (!pig || !place || !top || !aside || !bottom) return Number.NaN;
      return Math.min(pig.top - top.bottom, aside.left - pig.right, place.left, bottom.top - place.bottom);
    };
    await pin.tap();
    await expect(card).toBeFocused();
    await expect.poll(clearance).toBeGreaterThan(6);

    await home.drag(110, -100, 400);
    await expect.poll(clearance).toBeLessThan(0);
    await pin.tap();
    await expect.poll(clearance).toBeGreaterThan(6);
  });
});

test('what cannot be loaded around says so, and the map goes on @nightly', async ({
  page,
  wire,
  expectedMessages,
}) => {
  expectedMessages.push(/listNearby/);
  wire.answer(
    'listNearby',
    { status: 500, body: { success: false, message: '점검 중입니다.' } },
    { status: 500, body: { success: false, message: '점검 중입니다.' } },
    { body: '<html>', contentType: 'text/html' },
    { body: '<html>', contentType: 'text/html' },
    { body: { success: true, data: [{ id: '93', latitude: 'NaN', longitude: null }, null, 7] } },
    nearby(record(93, 'SPOT', '보목 해녀의집', 150, 90)),
  );
  const home = new HomeScreen(page);
  await home.open(wire);
  const failure = page.getByRole('alert');
  const retry = failure.getByRole('button', { name: '다시 시도' });
  await expect(failure).toContainText('점검 중입니다.');
  await retry.tap();
  await expect(failure).toContainText('불러오기 실패');
  await expect.poll(() => wire.of('listNearby').length).toBe(4);
  await retry.tap();
  await expect.poll(() => wire.of('listNearby').length).toBe(5);
  await expect(failure).toContainText('불러오기 실패');
  await expect(home.addSpot).toBeVisible();
  await retry.tap();
  await expect(home.pin('보목 해녀의집, 스팟')).toBeVisible();
  await expect(failure).toBeHidden();
});

test('the map is used by keyboard alone', async ({ page, wire }) => {
  const home = new HomeScreen(page);
  await home.open(wire);
  await home.profile.focus();
  for (const next of [home.search, page.getByRole('button', { name: '확대' })]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(home.map).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(home.locate).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(home.locate).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(home.locate).toBeHidden();
  await home.map.focus();
  await page.keyboard.press('Tab');
  await expect(home.map.locator(':focus')).toHaveCount(1);
});

test('the map brings what the keyboard reaches on it out from beneath what floats over it', async ({
  page,
  wire,
}) => {
  wire.answer(
    'listNearby',
    nearby(record(93, 'SPOT', '보목 해녀의집', 700, 180), record(95, 'SPOT', '하효 쇠소깍해변', 380, 90)),
  );
  wire.answer('listOngoingChallenges', { body: [] });
  const home = new HomeScreen(page);
  await home.open(wire);
  const beneath = home.pin('보목 해녀의집, 스팟');
  const beside = home.pin('하효 쇠소깍해변, 스팟');
  const zoomIn = page.getByRole('button', { name: '확대' });
  expect((await edgesOf(beneath)).bottom).toBeGreaterThan((await edgesOf(home.walk)).top);
  expect((await edgesOf(beside)).right).toBeGreaterThan((await edgesOf(zoomIn)).left);

  await home.map.focus();
  await tabTo(beneath);
  await expect
    .poll(async () => (await edgesOf(home.walk)).top - (await edgesOf(beneath)).bottom)
    .toBeGreaterThan(6);
  await expect(home.locate).toBeVisible();
  await tabTo(beside);
  await expect
    .poll(async () => (await edgesOf(zoomIn)).left - (await edgesOf(beside)).right)
    .toBeGreaterThan(6);
});
