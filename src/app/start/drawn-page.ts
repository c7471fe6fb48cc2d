/**
 * The page as the server has drawn it (server/files/app-pages.ts) stands in the document until the app has drawn the same
 * behind it. What somebody has done with it by then is done with the app's. Its code comes with such a page alone.
 */
import type { Query, QueryClient } from '@tanstack/react-query';
import { removeDrawn } from './boot-screen';

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
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');

const TOUCHABLE = 'a, button, input, textarea, select';

/** What a person can use in a page, by what it is and says: several, such as the likes of a feed, in their order. */
function byWords(page: Element): ReadonlyMap<string, readonly Element[]> {
  const found = new Map<string, Element[]>();
  for (const element of page.querySelectorAll(TOUCHABLE)) {
    const attributes = ['type', 'name', 'aria-label', 'placeholder'].map((name) =>
      element.getAttribute(name),
    );
    const words = JSON.stringify([element.tagName, element.textContent, ...attributes]);
    found.set(words, [...(found.get(words) ?? []), element]);
  }
  return found;
}

/** React hears of a value only that was not set through its own property. */
function type(field: Field, value: string): void {
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  property?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Puts the app's own page in the place of the drawn one: what was typed and chosen goes over, the focus too, and the last
 * button that was tapped is pressed.
 */
export function replaceDrawn(): void {
  const drawn = document.getElementById('drawn');
  const root = document.getElementById('root');
  if (!drawn || !root) return;
  const before = byWords(drawn);
  const after = byWords(root);
  const sameAs = (element: Element | null | undefined) => {
    for (const [words, elements] of before) {
      const place = element ? elements.indexOf(element) : -1;
      if (place >= 0) return after.get(words)?.[place];
    }
    return undefined;
  };
  const focused = sameAs(document.activeElement);
  const tapped = sameAs(globalThis.tappedEarly);
  const changed = [...before.values()]
    .flat()
    .filter(isField)
    .map((field) => ({ field, own: sameAs(field) }));
  removeDrawn();
  for (const { field, own } of changed) {
    if (!own || !isField(own)) continue;
    if (isChoice(field) && isChoice(own)) {
      if (field.checked !== field.defaultChecked && field.checked !== own.checked) own.click();
    } else if (field.value !== field.defaultValue) type(own, field.value);
  }
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  if (tapped instanceof HTMLElement) tapped.click();
}
