import { ROUTES, type Route, type RouteName } from '../../../src/domain/routes/routes.ts';
import { findCovered } from '../../../tools/screens/check-screen.ts';
import { expect, test } from '../../support/browser-test.ts';
import { expectStarted } from '../pages/entry.ts';
import { nightlyUnless } from '../../support/nightly.ts';

/** What a desktop of 1280 by 1024 pixels shows at 400 % (WCAG 2.2, 1.4.10), and as narrow as the narrowest phone. */
test.use({ viewport: { width: 320, height: 256 } });

const AREAS: Readonly<Record<string, readonly RouteName[]>> = {
  'the way in': ['splash', 'permission', 'registerChoice', 'login', 'emailSignup', 'socialCallback'],
  'the signup of a social newcomer': ['socialSignup'],
  'the map, the challenges and the community': [
    'main',
    'challenge',
    'upcomingChallenge',
    'community',
    'post',
    'write',
  ],
  'my page': ['myPage', 'accountPassword', 'accountTheme', 'accountProfile'],
  'the shop and the vouchers': ['shop', 'product', 'myVouchers', 'voucherUse'],
};

/** Of the example story, in the place of a segment that begins with a colon. */
const IDS: Readonly<Record<string, string>> = {
  upcomingChallenge: '301',
  post: '101',
  voucherUse: '501',
  product: '401',
  socialCallback: 'kakao',
};

const addressOf = (name: RouteName) => ROUTES[name].path.replace(/:\w+/, IDS[name] ?? '');

test('every route of the product is looked at', () => {
  expect(Object.values(AREAS).flat().toSorted()).toEqual(Object.keys(ROUTES).toSorted());
});

/**
 * What is wider than the screen, and the texts that end beyond it or beyond a box that hides what leaves it. A strip
 * that is scrolled sideways, a map, and a text that is cut with an ellipsis on purpose are none.
 */
function cutTexts(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const cut = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const parent = text.parentElement;
    if (!parent || !text.textContent?.trim() || !parent.checkVisibility({ opacityProperty: true })) continue;
    if (parent.closest('svg, script, style, [role=application], section[aria-label$=지도]')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right } = range.getBoundingClientRect();
    let [from, to] = [0, clientWidth];
    for (let box: Element | null = parent; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      const isScrolled = ['auto', 'scroll'].includes(style.overflowX) && box !== document.scrollingElement;
      if (
        isScrolled ||
        style.textOverflow === 'ellipsis' ||
        style.clipPath !== 'none' ||
        style.clip !== 'auto'
      ) {
        [from, to] = [-Infinity, Infinity];
        break;
      }
      if (style.overflowX === 'hidden') {
        const edges = box.getBoundingClientRect();
        [from, to] = [Math.max(from, edges.left), Math.min(to, edges.right)];
      }
    }
    if (left < from - 1 || right > to + 1) cut.push(text.textContent.trim());
  }
  return cut;
}

for (const [area, names] of Object.entries(AREAS)) {
  test(`${area}: 320 px wide, nothing is cut off, scrolls sideways or covers what has the focus${nightlyUnless(area === 'the map, the challenges and the community')}`, async ({
    page,
    signIn,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() =>
      sessionStorage.setItem('dosaegi.pending-social', '{"provider":"kakao","code":"social-code"}'),
    );
    const routes: readonly Route[] = names.map((name) => ROUTES[name]);
    if (routes.some(({ access }) => access === 'user')) await signIn();
    for (const name of names) {
      await page.goto(addressOf(name));
      await expectStarted(page);
      await page.waitForLoadState('networkidle');
      expect(new URL(page.url()).pathname).toBe(addressOf(name));
      expect(await page.evaluate(cutTexts), name).toEqual([]);
      expect(await findCovered(page), name).toEqual([]);
    }
  });
}
