import type { Page } from '@playwright/test';
import { findViolations } from './accessibility.ts';

/** Longer than this, a motion is seen; the app asks for a thousandth of a second where motion shall be reduced. */
const INSTANT_MS = 50;
/** What lies over the page until it is closed. */
const OVERLAYS = '[role=dialog], [role=menu]';
/** What Tab may reach. */
const CONTROLS = 'a[href], button, input, textarea, select, [tabindex="0"]';

declare global {
  interface Window {
    /** What `watchScreen` has noted. */
    screenNotes?: {
      moved: Set<string>;
      /** What took the focus in each overlay first. */
      focusedFirst: Map<Element, Element>;
    };
  }
}

/** Notes from now on what moves, and what overlays give the focus to; called before the page is opened. */
export async function watchScreen(page: Page): Promise<void> {
  await page.addInitScript(noteWhatHappens, { instantMs: INSTANT_MS, overlays: OVERLAYS });
}

/**
 * What is wrong with a screen as it stands: what axe finds against WCAG 2.2 AA, what has moved although motion shall be
 * reduced, what is wider than the screen, and the controls that something covers while they have the focus.
 */
export async function checkScreen(page: Page): Promise<readonly string[]> {
  const violations = await findViolations(page);
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.join(' ')}`),
    ...(await page.evaluate(whatHasMoved)).map((moved) => `moves: ${moved}`),
    ...(await page.evaluate(whatIsWide)).map((wide) => `too wide: ${wide}`),
    // Last of all: it moves the focus.
    ...(await findCovered(page)).map((covered) => `covered: ${covered}`),
  ];
}

/**
 * What is wrong with the overlay on top, if one is open: where the focus was at first, what of the page beneath can be
 * reached, and what Escape during the composition of a syllable, and the system's way back, close. It may be closed then.
 */
export async function checkOverlay(page: Page): Promise<readonly string[]> {
  const overlays = page.getByRole('dialog').or(page.getByRole('menu'));
  const count = await overlays.count();
  if (count === 0) return [];
  const top = overlays.last();
  const problems = await page.evaluate(whatTookTheFocus, OVERLAYS);
  if (!(await page.locator('#root').evaluate((root) => root.hasAttribute('inert'))))
    problems.push('what lies beneath the overlay can be tapped');
  // Once around.
  for (let presses = await top.locator(CONTROLS).count(); presses >= 0; presses -= 1) {
    await page.keyboard.press('Tab');
    if (await top.evaluate((overlay) => overlay.contains(document.activeElement))) continue;
    problems.push(`Tab leads out to ${await page.evaluate(() => document.activeElement?.outerHTML)}`);
    break;
  }

  await page.evaluate(() => {
    const key = { key: 'Escape', isComposing: true, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key));
  });
  if ((await overlays.count()) < count) problems.push('Escape closes it while a syllable is composed');

  // An Escape that neither a script nor a field has seen comes to the page as what a phone's gesture asks for.
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.addEventListener('keydown', (event) => event.stopImmediatePropagation(), {
      capture: true,
      once: true,
    });
  });
  await page.keyboard.press('Escape');
  await top.waitFor({ state: 'detached', timeout: 5000 }).catch(() => undefined);
  const left = await overlays.count();
  if (left !== count - 1) problems.push(`of ${count} overlays the way back leaves ${left}`);
  return problems;
}

/** Runs in the page, before its own scripts. */
function noteWhatHappens({ instantMs, overlays }: { instantMs: number; overlays: string }): void {
  const notes = { moved: new Set<string>(), focusedFirst: new Map<Element, Element>() };
  window.screenNotes = notes;

  function noteMotion({ target }: Event) {
    if (!(target instanceof Element)) return;
    for (const animation of target.getAnimations({ subtree: true })) {
      const { activeDuration, delay } = animation.effect?.getComputedTiming() ?? {};
      // What follows scrolling moves by the finger only.
      if (animation.timeline !== document.timeline || !(Number(activeDuration) + Number(delay) > instantMs))
        continue;
      const name =
        animation instanceof CSSTransition
          ? animation.transitionProperty
          : animation instanceof CSSAnimation
            ? animation.animationName
            : 'a script';
      notes.moved.add(`${name} in <${target.localName} class="${target.getAttribute('class')}">`);
    }
  }
  document.addEventListener('animationstart', noteMotion, { capture: true });
  document.addEventListener('transitionrun', noteMotion, { capture: true });
  document.addEventListener('focusin', ({ target }) => {
    const overlay = target instanceof Element ? target.closest(overlays) : null;
    if (target instanceof Element && overlay && !notes.focusedFirst.has(overlay))
      notes.focusedFirst.set(overlay, target);
  });
}

/** Runs in the page. */
function whatHasMoved(): string[] {
  return [...(window.screenNotes?.moved ?? ['nothing was watched'])];
}

/** Runs in the page: what has the focus first is the title, a field, the first entry of a menu, or what only goes on. */
function whatTookTheFocus(overlays: string): string[] {
  const overlay = [...document.querySelectorAll(overlays)].at(-1);
  const first = overlay && window.screenNotes?.focusedFirst.get(overlay);
  if (!first) return ['nothing in the overlay has taken the focus'];
  const isRight = first.matches('h1, h2, h3, input, textarea, [role=menuitem], [data-autofocus]');
  return isRight ? [] : [`the focus was first on ${first.outerHTML}`];
}

/** Runs in the page. */
function whatIsWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`${scrollWidth} of ${clientWidth} px`] : [];
}

/** The controls of the topmost layer that something covers while they have the focus. It moves the focus. */
export async function findCovered(page: Page): Promise<readonly string[]> {
  return page.evaluate(whatIsCovered, OVERLAYS);
}

/** Runs in the page: gives the focus to every control of the topmost layer, and looks whether a part of it is on top. */
async function whatIsCovered(overlays: string): Promise<string[]> {
  const shares = [0.1, 0.5, 0.9];
  const layer = [...document.querySelectorAll(overlays)].at(-1) ?? document;
  const controls = [
    ...layer.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=file]), textarea, select, [tabindex="0"]',
    ),
    // The map brings what the focus reaches on it into sight by itself, in more than a few frames.
  ].filter((control) => !control.closest('[role=application] *'));
  const covered = new Set<HTMLElement>();
  // Tab comes from either side.
  for (const control of [...controls, ...controls.toReversed()]) {
    // What has the focus already would not be scrolled to.
    control.blur();
    // As by Tab.
    control.focus({ focusVisible: true });
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
    const own = [control, ...labels];
    const isOnTop = () =>
      own.some((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const [x, y] = [Math.max(left, 0), Math.max(top, 0)];
        const [width, height] = [Math.min(right, innerWidth) - x, Math.min(bottom, innerHeight) - y];
        return shares
          .flatMap((across) =>
            shares.map((down) => document.elementFromPoint(x + width * across, y + height * down)),
          )
          .some((hit) => hit?.closest('output') || own.some((element) => element.contains(hit)));
      });
    // A toast goes by itself. What the focus brings into sight may come with the next frames. What does not take it is hidden or disabled.
    for (let frame = 0; frame < 3 && document.activeElement === control && !isOnTop(); frame += 1)
      await new Promise(requestAnimationFrame);
    if (document.activeElement === control && !isOnTop()) covered.add(control);
  }
  return [...covered].map((control) => control.outerHTML.slice(0, 160));
}
