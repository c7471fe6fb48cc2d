import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { expectStarted } from '../pages/entry.ts';

const tab = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** Opens the app at a tab, with a session. */
async function openTab(page: Page, signIn: () => Promise<void>, path: string): Promise<void> {
  await signIn();
  await page.goto(path);
  await expectStarted(page);
}

/** The page of a tab stands as the app has drawn it. */
const expectTab = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeFocused();

/** Taps a tab. Returns what stands over the page that is being left, before the app has drawn anything of the next one. */
function tapAndLook(page: Page, name: string) {
  return tab(page, name).evaluate(async (link: HTMLElement) => {
    link.click();
    // React answers a tap in a microtask, and draws the next page in tasks after it.
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    const seen = document.querySelector('[data-seen-page="shown"]:not([hidden])');
    const fifth = seen?.querySelector('li:nth-child(5)');
    const alert = seen?.querySelector('[role="alert"]')?.getBoundingClientRect();
    return {
      path: window.location.pathname,
      text: seen?.textContent,
      fifth: fifth ? getComputedStyle(fifth).contentVisibility : '',
      alert: alert && { x: alert.x, y: alert.y, width: alert.width, height: alert.height },
    };
  });
}

test('a tab that was open before stands as it was left until the app has drawn it anew', async ({
  page,
  signIn,
}) => {
  await openTab(page, signIn, '/challenge');
  // Its code comes a while after the first touch.
  await expect
    .poll(async () => {
      await tab(page, '마이페이지').click();
      await expectTab(page, '마이페이지');
      const seen = await tapAndLook(page, '챌린지');
      await expectTab(page, '챌린지');
      return seen;
    })
    .toMatchObject({
      path: '/mypage',
      text: expect.stringMatching(/^챌린지.*진행전진행중완료/),
      fifth: 'hidden',
    });

  await expect(page.getByRole('tabpanel').getByRole('listitem').nth(4)).toHaveCSS(
    'content-visibility',
    'auto',
  );
  await expect(page.getByRole('tab', { name: '진행전' })).toBeVisible();
  await expect(page).toHaveURL('/challenge?tab=pre');
  await expect(page.locator('[data-seen-page="shown"]')).toHaveCount(0);
  await expect(tab(page, '챌린지')).toHaveAttribute('aria-current', 'page');

  await page.goBack();
  await expectTab(page, '마이페이지');
  await expect(tab(page, '마이페이지')).toHaveAttribute('aria-current', 'page');
});

test('홈 without a position stands as it was left, with its scene in the same place', async ({
  page,
  signIn,
  wire,
}) => {
  // Its scene is higher than this screen.
  await page.setViewportSize({ width: 360, height: 560 });
  wire.example('checkAttendance', 'alreadyChecked');
  await openTab(page, signIn, '/main');
  const alert = page.locator('main').getByRole('alert');
  const before = await alert.boundingBox();
  await expect
    .poll(async () => {
      await tab(page, '마이페이지').click();
      await expectTab(page, '마이페이지');
      const seen = await tapAndLook(page, '홈');
      await expect(alert).toBeVisible();
      return seen.alert;
    })
    .toEqual(before);
});

test('a tab that was left as it loaded rests where nobody sees it, and no key leads there', async ({
  page,
  signIn,
  wire,
}) => {
  await openTab(page, signIn, '/mypage');
  wire.hold('listLatestSpots');
  await tab(page, '주간제주').click();
  await expect(page.getByRole('status').filter({ hasText: '불러오는 중...' })).toBeAttached();
  await tab(page, '마이페이지').click();
  const kept = page.locator('[data-seen-page="kept"]:not([hidden])').filter({ hasText: '최신순' });
  await expect
    .poll(() =>
      kept.evaluate((place) => {
        const endless = new Set<string>();
        const others = new Set<string>();
        for (const { effect, playState } of place.getAnimations({ subtree: true })) {
          (effect?.getComputedTiming().endTime === Infinity ? endless : others).add(playState);
        }
        return { endless: [...endless], others: [...others] };
      }),
    )
    .toEqual({ endless: ['paused'], others: ['running'] });
  const link = kept.getByRole('link', { includeHidden: true }).first();
  await link.evaluate((element: HTMLElement) => element.focus());
  await expect(link).not.toBeFocused();
});

test('a tap on what a tab showed before its page stands leads there, and back', async ({
  page,
  signIn,
  wire,
}) => {
  wire.example('checkAttendance', 'alreadyChecked');
  await openTab(page, signIn, '/challenge');
  const challenge = page.getByRole('tabpanel').getByRole('link').first();
  const box = await challenge.boundingBox();
  const address = await challenge.getAttribute('href');
  // What shows it comes a while after the first touch.
  await expect
    .poll(async () => {
      await tab(page, '홈').click();
      await tab(page, '마이페이지').click();
      await expectTab(page, '마이페이지');
      return page.locator('[data-seen-page]').nth(1).getByRole('link', { includeHidden: true }).count();
    })
    .toBeGreaterThan(0);

  await tab(page, '챌린지').evaluate(
    async (link: HTMLElement, point) => {
      link.click();
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
      const seen = document.elementFromPoint(point.clientX, point.clientY);
      if (!seen?.closest('[data-seen-page="shown"]'))
        throw new Error('The page as it was last seen is not there.');
      seen.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...point }));
    },
    { clientX: (box?.x ?? 0) + 40, clientY: (box?.y ?? 0) + 40 },
  );
  await expect(page).toHaveURL(address ?? '');
  await page.goBack();
  await expect(page).toHaveURL('/challenge?tab=pre');
  await page.goBack();
  await expect(page).toHaveURL('/mypage');
});

test('a tab that is left for another one before it stands gives way to that one', async ({
  page,
  signIn,
}) => {
  await openTab(page, signIn, '/challenge');
  for (const name of ['마이페이지', '주간제주', '마이페이지', '챌린지']) await tab(page, name).click();
  await expectTab(page, '챌린지');
  await page.evaluate(() => {
    for (const link of document.querySelectorAll<HTMLElement>('nav a')) link.click();
  });
  await expectTab(page, '마이페이지');
  await expect(page).toHaveURL('/mypage');
  await expect(page.locator('[data-seen-page="shown"]')).toHaveCount(0);
  await expect(tab(page, '마이페이지')).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expectTab(page, '챌린지');
});

test('a tab that is tapped twice before it stands is one page to go back from', async ({ page, signIn }) => {
  await openTab(page, signIn, '/challenge');
  await tab(page, '마이페이지').click();
  await expectTab(page, '마이페이지');
  await tab(page, '주간제주').evaluate((link: HTMLElement) => {
    link.click();
    return Promise.resolve().then(() => link.click());
  });
  await expect(page).toHaveURL('/community');
  await expect(page.getByRole('tab', { name: '최신순' })).toBeVisible();
  await page.goBack();
  await expectTab(page, '마이페이지');
});

test('whoever goes elsewhere before a tab stands stays there', async ({ page, signIn }) => {
  await openTab(page, signIn, '/mypage');
  const elsewhere = page.getByRole('main').getByRole('link', { name: '내 상품권 확인하기' });
  await tab(page, '챌린지').evaluate(
    (link: HTMLElement, other) => {
      link.click();
      if (other instanceof HTMLElement) other.click();
    },
    await elsewhere.elementHandle(),
  );
  await expect(page).toHaveURL('/mypage/mycoupons');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/mypage');
});
