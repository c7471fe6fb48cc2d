import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { EntryPages, expectStarted, LoginPage } from '../pages/entry.ts';
import { nightlyUnless } from '../../support/nightly.ts';

const SCRIPTS = /\/assets\/.*\.js$/;
const STYLE_SHEETS = /\/assets\/.*\.css$/;

/** No answer ever comes for these files. */
const leaveUnanswered = (page: Page, files: RegExp) => page.route(files, () => undefined);

/** Where the parts of the welcome stand, of the boot screen or of /splash. */
const measureWelcome = (page: Page, root: '#boot' | '#root') =>
  page.locator(root).evaluate((element, tagline) => {
    const boxOf = (part: Element | null | undefined) => {
      const { x, y, width, height } = part?.getBoundingClientRect() ?? new DOMRect();
      return [x, y, width, height].map((value) => Math.round(value * 10) / 10);
    };
    const text = [...element.querySelectorAll('p, h1')].find(({ textContent }) => textContent === tagline);
    return {
      logo: boxOf(element.querySelector('svg[role="img"]')),
      tagline: boxOf(text),
      scene: boxOf(element.querySelector('svg[preserveAspectRatio]')),
    };
  }, '걷고, 즐기고, 나누는 제주');

test('the boot screen is painted though the host never answers for scripts and styles', async ({ page }) => {
  await leaveUnanswered(page, SCRIPTS);
  await leaveUnanswered(page, STYLE_SHEETS);
  await page.goto('/community', { waitUntil: 'commit' });
  const boot = page.getByRole('status');
  await expect(boot.getByRole('img', { name: '도새기' })).toBeVisible();
  await expect(boot.getByText('걷고, 즐기고, 나누는 제주')).toBeVisible();
  await expect(boot.getByRole('button')).toHaveCount(0);
  await expect
    .poll(() =>
      page.evaluate(() => performance.getEntriesByName('first-contentful-paint').map(({ name }) => name)),
    )
    .toEqual(['first-contentful-paint']);
});

test('what the app begins with is asked for once the page has been painted', async ({ page }) => {
  await page.goto('/auth/login');
  await expect(page.getByRole('button', { name: '입장하기' })).toBeVisible();
  const { paintedMs, readMs, askedMs } = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation');
    return {
      paintedMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      readMs: visit instanceof PerformanceNavigationTiming ? visit.domContentLoadedEventStart : Number.NaN,
      askedMs: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/.*\.(?:js|css)$/.test(name))
        .map(({ startTime }) => startTime),
    };
  });
  expect(askedMs.length).toBeGreaterThan(3);
  // A page that is not painted within half a second does not wait for it.
  expect(Math.min(...askedMs)).toBeGreaterThanOrEqual(Math.min(paintedMs, readMs + 500));
});

test('what the boot screen gets while its HTML comes in moves nothing that stands already', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await leaveUnanswered(page, SCRIPTS);
  await page.goto('/splash', { waitUntil: 'commit' });
  await expect(page.locator('#boot').getByText('걷고, 즐기고, 나누는 제주')).toBeVisible();
  const whole = await measureWelcome(page, '#boot');
  const takeAway = (part: string) => page.locator(`#boot ${part}`).evaluate((element) => element.remove());
  await takeAway('.boot-bottom');
  expect(await measureWelcome(page, '#boot')).toEqual(whole);
  await takeAway('.boot-scene');
  expect(await measureWelcome(page, '#boot')).toEqual({ ...whole, scene: [0, 0, 0, 0] });
  await takeAway('.boot-top p');
  expect((await measureWelcome(page, '#boot')).logo).toEqual(whole.logo);
});

test('the boot screen says what to do when a script throws before the app stands', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/^broken$/);
  await page.route(SCRIPTS, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "throw new Error('broken')" }),
  );
  await page.goto('/splash');
  await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible();
});

test('the boot screen waits on when a ResizeObserver is answered a frame later: nothing has failed', async ({
  page,
}) => {
  await leaveUnanswered(page, SCRIPTS);
  await page.goto('/splash', { waitUntil: 'commit' });
  await expect(page.getByRole('status').getByText('걷고, 즐기고, 나누는 제주')).toBeVisible();
  const notice = await page.evaluate(async () => {
    const reported = new Promise<string>((resolve) => {
      window.addEventListener('error', ({ message }) => resolve(message), { once: true });
    });
    const growing = document.body.appendChild(document.createElement('div'));
    new ResizeObserver(() => {
      growing.style.height = '20px';
    }).observe(growing);
    return reported;
  });
  expect(notice).toMatch(/^ResizeObserver loop/);
  await expect(page.getByRole('button', { name: '다시 시도' })).toHaveCount(0);
});

test('the boot screen waits for nothing: no file of any first route blocks the paint @nightly', async ({
  page,
}) => {
  for (const path of ['/splash', '/auth/login', '/community']) {
    await page.goto(path);
    await expectStarted(page);
    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
        .map(({ name }) => name),
    );
    expect(blocking).toEqual([]);
  }
});

test('the boot screen lies over the app until its styles apply @nightly', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(STYLE_SHEETS, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/auth/login', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('link[rel="stylesheet"]') !== null);
  await expect(page.locator('#boot')).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(0);
  held.resolve();
  await expectStarted(page);
  await expect(new LoginPage(page).enter).toBeVisible();
});

test('no style sheet stands twice, nor do those that come with other screens', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/community');
  await expectStarted(page);
  const standing = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'), ({ href }) => href),
    );
  const first = await standing();
  expect(first).not.toEqual([]);
  expect(first).toEqual([...new Set(first)]);

  await page.getByRole('link', { name: '마이페이지', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '마이페이지' })).toBeFocused();
  const then = await standing();
  expect(then.length).toBeGreaterThan(first.length);
  expect(then).toEqual([...new Set(then)]);
});

for (const size of [
  { width: 360, height: 740 },
  { width: 412, height: 915 },
  { width: 1280, height: 800 },
]) {
  test(`the boot screen is what /splash grows out of, without a jump, at ${size.width} × ${size.height}${nightlyUnless(size.width === 360)}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const held = Promise.withResolvers<void>();
    await page.route(SCRIPTS, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/splash', { waitUntil: 'commit' });
    await expect(page.locator('#boot').getByText('걷고, 즐기고, 나누는 제주')).toBeVisible();
    const before = await measureWelcome(page, '#boot');
    const shifts = await page.evaluateHandle(() => {
      const scores: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) scores.push(Number(entry.value));
      }).observe({ type: 'layout-shift', buffered: true });
      return scores;
    });
    held.resolve();
    await expectStarted(page);
    await expect(new EntryPages(page).start).toBeVisible();
    expect(await measureWelcome(page, '#root')).toEqual(before);
    expect(await shifts.jsonValue()).toEqual([]);
  });
}

for (const [what, files] of [
  ['a script', SCRIPTS],
  ['a style sheet', STYLE_SHEETS],
] as const) {
  test(`the boot screen says what to do when ${what} fails to load, and tries again by keyboard${nightlyUnless(what === 'a script')}`, async ({
    page,
    expectAccessible,
    expectedMessages,
  }) => {
    expectedMessages.push(/did not load\.$/);
    await page.route(files, (route) => route.abort('connectionfailed'));
    await page.goto('/auth/login?from=boot');
    await expect(page.getByRole('status').getByText('문제가 발생했어요. 다시 시도해주세요.')).toBeVisible();
    const retry = page.getByRole('button', { name: '다시 시도' });
    expect((await retry.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectAccessible();

    await page.unroute(files);
    await page.keyboard.press('Tab');
    await expect(retry).toBeFocused();
    await page.keyboard.press('Enter');
    await expectStarted(page);
    await expect(page).toHaveURL('/auth/login?from=boot');
    await expect(new LoginPage(page).enter).toBeVisible();
  });
}
