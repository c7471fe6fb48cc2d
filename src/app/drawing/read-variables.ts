/** A declaration of a custom property in a style sheet. */
const DECLARATION = /(?<=[{;]\s*)(--[\w-]+)\s*:((?:[^;{}"']|"[^"]*"|'[^']*')*)(?:;|(?=\}))/g;

const READ = /var\(\s*(--[\w-]+)/g;

/** A rule, or what stands around rules, of which nothing is left. */
const EMPTY = /(?<=^|[{}])[^{};"']+\{\s*\}/g;

const namesReadIn = (text: string): string[] => Array.from(text.matchAll(READ), ([, name = '']) => name);

/** What is read by anything but a variable, and by the variables that are read so. */
function findRead(css: string, html: string): Set<string> {
  const values = new Map<string, string>();
  const others = css.replaceAll(DECLARATION, (_whole, name: string, value: string) => {
    values.set(name, `${values.get(name) ?? ''} ${value}`);
    return '';
  });
  const read = new Set(namesReadIn(others + html));
  // A set also visits what is added on the way.
  for (const name of read) for (const further of namesReadIn(values.get(name) ?? '')) read.add(further);
  return read;
}

/**
 * Leaves out of the styles of a page which custom properties nothing of it reads: most colours, sizes and shadows of the
 * theme. No script looks at them as long as that page stands.
 *
 * @param css its style sheet
 * @param html the page
 */
export function keepReadVariables(css: string, html: string): string {
  const read = findRead(css, html);
  return css
    .replaceAll(DECLARATION, (whole, name: string) => (read.has(name) ? whole : ''))
    .replaceAll(EMPTY, '')
    .replaceAll(EMPTY, '');
}
