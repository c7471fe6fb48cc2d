import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { CommunityScreen } from '../pages/community.ts';

/** Opens the page on a clock that then stands still until a test moves it. */
async function openAtRest(page: Page) {
  await page.clock.install({ time: new Date('2026-04-12T09:00:00+09:00') });
  const community = new CommunityScreen(page);
  await community.open();
  const counter = community.banners.getByText(/^\d \/ \d$/);
  await expect(counter).toBeVisible();
  await page.clock.pauseAt(new Date('2026-04-12T10:00:00+09:00'));
  return { banners: community.banners, bell: community.bell, counter };
}

test('the festivals change every 4 s and open in a new tab', async ({ page, wire }) => {
  const { banners, counter } = await openAtRest(page);
  await expect(page.getByText('현재 제주는?')).toBeVisible();
  await expect(page.getByText('제주의 지역 축제를 알아보세요!')).toBeVisible();
  expect(wire.of('listEventBanners').map(({ method, path }) => [method, path])).toEqual([
    ['GET', '/api/community/events/banner'],
  ]);

  const order = ['1 / 5', '2 / 5', '3 / 5', '4 / 5', '5 / 5', '1 / 5', '2 / 5'];
  const first = order.indexOf(await counter.innerText());
  await page.clock.runFor(4000);
  await expect(counter).toHaveText(order[first + 1] ?? '');
  await page.clock.runFor(4000);
  await expect(counter).toHaveText(order[first + 2] ?? '');

  const link = banners.getByRole('link', { name: '지역 축제 1 자세히 보기 (새 창)' });
  await expect(link.locator('..')).toHaveCSS('transition', 'opacity 1s');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link).toHaveAttribute('href', 'https://www.visitjeju.net/?festival=jeju-fire-festival');
});

test('the festivals stand still under the focus, a finger and by a button @nightly', async ({
  page,
  context,
}) => {
  const { banners, bell, counter } = await openAtRest(page);
  await bell.focus();
  await page.keyboard.press('Tab');
  await expect(counter).toHaveText('1 / 5');
  await page.clock.runFor(20_000);
  await expect(counter).toHaveText('1 / 5');
  await page.keyboard.press('Tab');
  await expect(counter).toHaveText('2 / 5');
  await banners.getByRole('button', { name: '자동 넘김 멈춤' }).focus();
  await page.clock.runFor(20_000);
  await expect(counter).toHaveText('2 / 5');
  await page.keyboard.press('Enter');
  await page.clock.runFor(20_000);
  await expect(counter).toHaveText('2 / 5');
  await page.keyboard.press('Enter');
  await page.clock.runFor(4000);
  await expect(counter).toHaveText('3 / 5');

  await banners.getByRole('button', { name: '자동 넘김 멈춤' }).tap();
  await page.clock.runFor(20_000);
  await expect(counter).toHaveText('3 / 5');
  await banners.getByRole('button', { name: '자동 넘김 시작' }).tap();
  await page.clock.runFor(4000);
  await expect(counter).toHaveText('4 / 5');

  const touch = await context.newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 300, y: 200 }] });
  await page.clock.runFor(20_000);
  await expect(counter).toHaveText('4 / 5');
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: 200, y: 200 }] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(counter).toHaveText('5 / 5');
  await page.clock.runFor(4000);
  await expect(counter).toHaveText('1 / 5');
});

test('the festivals stand still for those who want less motion @nightly', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { counter } = await openAtRest(page);
  await page.clock.runFor(20_000);
  await expect(counter).toHaveText('1 / 5');
});

test('one festival does not move @nightly', async ({ page, wire }) => {
  wire.example('listEventBanners', 'single');
  const { banners, counter } = await openAtRest(page);
  await page.clock.runFor(20_000);
  await expect(counter).toHaveText('1 / 1');
  await expect(banners.getByRole('button')).toHaveCount(0);
});

for (const [name, answer] of [
  ['something else than a list', { body: { content: [{ id: 1 }] } }],
  ['a failure', { status: 400, body: { success: false } }],
  ['a web page', { contentType: 'text/html', body: '<h1>점검 중</h1>' }],
  ['an empty list', { body: [] }],
] as const) {
  test(`${name} is no festivals, and the feed is there all the same @nightly`, async ({
    page,
    wire,
    expectedMessages,
  }) => {
    expectedMessages.push(/^ContractError: listEventBanners/);
    wire.answer('listEventBanners', answer);
    const community = new CommunityScreen(page);
    await community.open();
    await expect(community.cards.first()).toBeVisible();
    await expect(community.banners).toBeHidden();
    await expect(page.getByText('현재 제주는?')).toBeVisible();
  });
}

test('while there are no festivals, their place says so @nightly', async ({
  page,
  wire,
  expectAccessible,
}) => {
  wire.answer('listEventBanners', { body: [] });
  const community = new CommunityScreen(page);
  await community.open();
  await expect(page.getByText('지금 열리는 축제가 없어요.')).toBeVisible();
  await expect(community.banners).toBeHidden();
  await expectAccessible();
});
