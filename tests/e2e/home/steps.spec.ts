import { expect, test } from '../../support/browser-test.ts';
import { pointAt } from '../../support/geo-points.ts';
import { HomeScreen, PORT, ProfileOverlay } from '../pages/home.ts';

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('a walk is counted, sent, kept over a reload and begins anew at midnight', async ({ page, wire }) => {
  await page.clock.install({ time: new Date('2026-05-01T23:57:00+09:00') });
  const home = new HomeScreen(page);
  await home.open(wire);
  await expect(home.steps).toHaveText('오늘 0걸음');

  await home.moveTo(pointAt(PORT, 28));
  await expect(home.steps).toHaveText('오늘 40걸음');
  expect(wire.of('saveSteps')).toEqual([]);
  await home.moveTo(pointAt(PORT, 28 + 30), 61);
  await home.moveTo(pointAt(PORT, 42), 60);
  await expect(home.steps).toHaveText('오늘 60걸음');
  await expect
    .poll(() => wire.of('saveSteps').map(({ method, path, body }) => [method, path, body]))
    .toEqual([['POST', '/v1/steps', { stepCount: 60 }]]);

  await home.moveTo(pointAt(PORT, 1_042));
  await expect(home.steps).toHaveText('오늘 1,488걸음');
  await home.profile.tap();
  await expect(new ProfileOverlay(page).value('오늘 걸음 수')).toHaveText('1,488');
  expect(wire.of('saveSteps')).toHaveLength(1);

  await page.reload();
  await expect(home.steps).toHaveText('오늘 1,488걸음');
  await expect(home.position).toBeVisible();
  await page.clock.fastForward(61_000);
  await expect
    .poll(() => wire.of('saveSteps').map(({ body }) => body))
    .toEqual([{ stepCount: 60 }, { stepCount: 1488 }]);

  await page.clock.fastForward(120_000);
  await expect(home.steps).toHaveText('오늘 0걸음');
  await home.moveTo(pointAt(PORT, 1_112));
  await expect(home.steps).toHaveText('오늘 100걸음');
  await expect.poll(() => wire.of('saveSteps').at(-1)?.body).toEqual({ stepCount: 100 });
});

test('a sending that fails is silent and made up for; a slow one is not joined by another @nightly', async ({
  page,
  wire,
}) => {
  await page.clock.install({ time: new Date('2026-05-01T10:00:00+09:00') });
  wire.breakOff('saveSteps');
  const home = new HomeScreen(page);
  await home.open(wire);
  await home.moveTo(pointAt(PORT, 70));
  await expect(home.steps).toHaveText('오늘 100걸음');
  await expect.poll(() => wire.of('saveSteps').length).toBe(1);
  await expect(page.getByRole('alert')).toBeHidden();

  const slow = wire.hold('saveSteps');
  await page.clock.fastForward(61_000);
  await expect
    .poll(() => wire.of('saveSteps').map(({ body }) => body))
    .toEqual([{ stepCount: 100 }, { stepCount: 100 }]);
  await home.moveTo(pointAt(PORT, 140));
  await expect(home.steps).toHaveText('오늘 200걸음');
  await page.clock.fastForward(120_000);
  expect(wire.of('saveSteps')).toHaveLength(2);
  slow.release();
  wire.restore('saveSteps');
  await page.clock.fastForward(2_000);
  await expect.poll(() => wire.of('saveSteps').at(-1)?.body).toEqual({ stepCount: 200 });
});

test('steps go on without a storage @nightly', async ({ page, wire }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const home = new HomeScreen(page);
  await home.open(wire);
  await home.moveTo(pointAt(PORT, 70));
  await expect(home.steps).toHaveText('오늘 100걸음');
});
