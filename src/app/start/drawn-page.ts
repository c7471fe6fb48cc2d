/**
 * The page as the server has drawn it (server/files/app-pages.ts) stands in the document until the app has drawn the same
 * behind it. What somebody has done with it by then is done with the app's. Its code comes with such a page alone.
 */
import type { Query, QueryClient } from '@tanstack/react-query';
import { followLink, removeDrawn } from './boot-screen';
import { applyWaitingStyleSheets } from './style-sheets';

function readAnswers(): readonly unknown[] {
  try {
    const answers: unknown = JSON.parse(document.getElementById('drawn-state')?.textContent ?? '');
    return Array.isArray(answers) ? answers : [];
  } catch {
    return [];
  }
}

/**
 * Takes over the answers that the drawn page was made of, each with the key of its query, as if they had just come.
 *
 * @returns the queries that have them now, that of the session first
 */
export function takeOverAnswers(queryClient: QueryClient): readonly Query[] {
  for (const answer of readAnswers()) {
    if (Array.isArray(answer) && Array.isArray(answer[0])) queryClient.setQueryData(answer[0], answer[1]);
  }
  return queryClient.getQueryCache().getAll();
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (element: Element): element is Field =>
  (element instanceof HTMLInputElement && element.type !== 'file') || element instanceof HTMLTextAreaElement;

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');

const TOUCHABLE = 'a, button, input, textarea, select, [aria-haspopup]';

/** What an element is and says. Names and ids are not in it: they are made anew with each drawing. */
function describe(element: Element): string {
  const entry = element.closest('article, li');
  const choice = element instanceof HTMLInputElement && isChoice(element) ? element.value : undefined;
  return JSON.stringify([
    element.tagName,
    element.textContent,
    choice,
    ['type', 'aria-label', 'placeholder'].map((name) => element.getAttribute(name)),
    // Each post of a feed has the same buttons, and the app may begin at another one.
    entry?.querySelector('a[href]')?.getAttribute('href'),
  ]);
}

type Elements = ReadonlyMap<string, readonly Element[]>;

function byDescription(page: Element): Elements {
  const found = new Map<string, Element[]>();
  for (const element of page.querySelectorAll(TOUCHABLE)) {
    const description = describe(element);
    found.set(description, [...(found.get(description) ?? []), element]);
  }
  return found;
}

/** Finds the app's own element for one of the drawn page; none where it is not certain which it is. */
function createFinder(drawn: Element, root: Element) {
  // Nearly always nothing was touched, and nothing is to be found.
  let pages: { before: Elements; after: Elements } | undefined;
  return (element: Element | null | undefined): Element | undefined => {
    if (!element || !drawn.contains(element)) return undefined;
    pages ??= { before: byDescription(drawn), after: byDescription(root) };
    const description = describe(element);
    const [same = [], own = []] = [pages.before.get(description), pages.after.get(description)];
    return same.length === own.length ? own[same.indexOf(element)] : undefined;
  };
}

/** React hears of a value only that was not set through its own property. */
function type(field: Field, value: string): void {
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  property?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const isChanged = (field: Field): boolean =>
  isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;

/** What was typed or chosen in a drawn field is typed or chosen in the app's. */
function carryOver(field: Field, own: Field): void {
  if (!isChoice(field)) type(own, field.value);
  else if (isChoice(own) && field.checked !== own.checked) own.click();
}

/** Fields for mail addresses and the like tell no place. */
function placeCaret(field: Field, own: Field): void {
  if (field.selectionStart !== null) own.setSelectionRange(field.selectionStart, field.selectionEnd);
}

/** For how long a finger that lies on the drawn page keeps it there, in milliseconds. */
const PRESS_KEPT_MS = 2_000;

/** Calls once the finger on the screen has tapped, begun to scroll, or rested too long for a tap. */
function afterPress(done: () => void): void {
  const over = new AbortController();
  // The page itself notes the tap first (index.html).
  const end = () => {
    if (over.signal.aborted) return;
    over.abort();
    globalThis.isPressedEarly = false;
    setTimeout(done);
  };
  setTimeout(end, PRESS_KEPT_MS);
  for (const name of ['click', 'pointercancel']) window.addEventListener(name, end, { signal: over.signal });
}

/**
 * Puts the app's own page in the place of the drawn one: what was typed and chosen goes over, the focus too, and the last
 * button or link that was tapped and waits is pressed. Whoever is composing a syllable ends it first, and a tap that has
 * begun is ended.
 */
export function replaceDrawn(): void {
  const drawn = document.getElementById('drawn');
  const root = document.getElementById('root');
  if (!drawn || !root) return;
  // Also where it is to come later: the app behind it may show something over it.
  applyWaitingStyleSheets();
  if (globalThis.isComposingEarly) {
    drawn.addEventListener('compositionend', () => setTimeout(replaceDrawn), { once: true });
    return;
  }
  if (globalThis.isPressedEarly) {
    afterPress(replaceDrawn);
    return;
  }
  const findOwn = createFinder(drawn, root);
  const { activeElement } = document;
  const focused = findOwn(activeElement);
  const { tappedEarly } = globalThis;
  const tapped = findOwn(tappedEarly);
  const fields = [...drawn.querySelectorAll('input, textarea')].filter(isField).filter(isChanged);
  const pairs = fields.map((field) => ({ field, own: findOwn(field) }));
  // Now the app's own can take the focus, from the drawn field itself, so that a phone keeps its keyboard.
  document.documentElement.classList.remove('drawn');
  for (const { field, own } of pairs) if (own && isField(own)) carryOver(field, own);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  if (activeElement && focused && isField(activeElement) && isField(focused))
    placeCaret(activeElement, focused);
  removeDrawn();
  if (tapped instanceof HTMLElement) tapped.click();
  else followLink(tappedEarly);
  // Styled here, the page is laid out and painted in a task of its own.
  getComputedStyle(root).getPropertyValue('color');
}
