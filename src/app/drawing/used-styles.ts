/** A rule of the built style sheets. */
export interface StyleRule {
  css: string;
  /** The outermost of the at-rules around it, such as a layer; the others stand in `css`. None: ''. */
  around: string;
  /**
   * For each of its selectors what an element, or one around it, must have: classes (`.name`) and attributes (`[name]`,
   * `[name=value]`). None: it may always apply.
   */
  selectors: readonly (readonly string[])[];
  /** The name of the animation that it describes; other rules have none. */
  keyframes?: string;
}

const STYLES = /<style[^>]*>.*?<\/style>/gs;
const TAGS = /<[a-z][^>]*>/g;
const ATTRIBUTES = / ([\w-]+)(?:="([^"]*)")?/g;

/** What the document around the page has (index.html). */
const OF_DOCUMENT = [
  '[lang]',
  '[lang=ko]',
  '[data-mantine-color-scheme]',
  '[data-mantine-color-scheme=light]',
];

function findMarks(html: string): Set<string> {
  const marks = new Set(OF_DOCUMENT);
  for (const [tag] of html.replaceAll(STYLES, '').matchAll(TAGS)) {
    for (const [, spelled = '', value = ''] of tag.matchAll(ATTRIBUTES)) {
      // React spells some as in a program, such as readOnly.
      const name = spelled.toLowerCase();
      marks.add(`[${name}]`).add(`[${name}=${value}]`);
      if (name === 'class') for (const part of value.split(' ')) marks.add(`.${part}`);
    }
  }
  return marks;
}

/** A layer without a name, of which each is another one. */
const NAMELESS = '@layer ';

/** One rule after the other; what stands around several of them stands there once. */
function join(rules: readonly StyleRule[]): string {
  let text = '';
  let open = '';
  for (const { css, around } of rules) {
    if (around !== open || around === NAMELESS) text += (open && '}') + (around && `${around}{`);
    text += css;
    open = around;
  }
  return text + (open && '}');
}

/**
 * The rules that apply to a page, in their order. They stand in the page itself, so that it is painted at once and looks
 * as it will when the style sheets have come.
 *
 * @param rules of all style sheets
 * @param html the page
 * @param rootMarks the attributes that it wants on the root element
 */
export function findUsedStyles(
  rules: readonly StyleRule[],
  html: string,
  rootMarks: readonly string[],
): string {
  const marks = findMarks(html);
  for (const mark of rootMarks) marks.add(`[${mark}]`);
  const used = rules.filter(({ selectors }) =>
    selectors.some((needed) => needed.every((mark) => marks.has(mark))),
  );
  const text = used.filter(({ keyframes }) => keyframes === undefined).map(({ css }) => css);
  const named = text.join('');
  return join(used.filter(({ keyframes }) => keyframes === undefined || named.includes(keyframes)));
}
