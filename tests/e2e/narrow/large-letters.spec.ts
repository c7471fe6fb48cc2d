import { expect, test } from '../../support/browser-test.ts';
import { HomeScreen } from '../pages/home.ts';
import { WriteScreen } from '../pages/write.ts';

/** Letters twice as large as the browser's own (WCAG 2.2, 1.4.4), on the narrowest phone that the screens are made for. */
test.use({ viewport: { width: 360, height: 740 } });

test.beforeEach(async ({ page, signIn }) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    }),
  );
  await signIn();
});

test('with letters twice as large the walk card of the home map shows all of itself above the tab bar', async ({
  page,
  wire,
}) => {
  const home = new HomeScreen(page);
  await home.open(wire);
  const toggle = home.walk.getByRole('switch', { name: '화면 켜 두기' });
  await expect(toggle).toBeAttached();
  // As a thumb scrolls: a script could also scroll what is cut off.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const bar = await page.getByRole('navigation').boundingBox();
  const box = await toggle.boundingBox();
  expect(box && bar && box.y + box.height).toBeLessThanOrEqual(bar?.y ?? 0);
  await toggle.click();
  await expect(toggle).toBeChecked({ checked: false });
  await expect(home.profile.getByText('감귤이')).toBeVisible();
  expect(
    await home.profile.getByText('감귤이').evaluate((name) => name.scrollWidth <= name.clientWidth),
  ).toBe(true);
});

test('with letters twice as large the pig of a new spot stands beside the words of its field', async ({
  page,
}) => {
  await page.goto('/write');
  const { description } = new WriteScreen(page);
  await description.waitFor();
  const covered = await description.evaluate((field) => {
    const [label] = field instanceof HTMLTextAreaElement ? (field.labels ?? []) : [];
    const pig = label?.parentElement?.querySelector('svg');
    const words = document.createTreeWalker(label ?? field, NodeFilter.SHOW_TEXT).nextNode();
    if (!pig || !words) return undefined;
    const range = document.createRange();
    range.selectNodeContents(words);
    const drawn = pig.getBoundingClientRect();
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left < drawn.right && drawn.left < right && top < drawn.bottom && drawn.top < bottom,
    );
  });
  expect(covered).toBe(false);
});

test('with letters twice as large no page scrolls sideways @nightly', async ({ page, wire }) => {
  wire.example('checkAttendance', 'alreadyChecked');
  for (const path of [
    '/main',
    '/challenge',
    '/challenge?tab=doing',
    '/challenge?tab=done',
    '/community',
    '/post/101',
    '/write',
    '/mypage',
    '/mypage/mycoupons',
    '/mypage/mycoupons/501',
    '/mypage/account/profile',
    '/mypage/account/theme',
    '/mypage/account/password',
    '/inapp/shop',
    '/inapp/shop/411',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overhang, path).toBe(0);
  }
});
