import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const MANTINE_IMPORT = /import \{([^}]*)\} from '@mantine\/core'/g;
/** Parts that are drawn by the style sheet of another one. */
const DRAWN_BY = new Map([
  ['Textarea', 'Input'],
  ['TextInput', 'Input'],
]);
const STYLE_SHEETS = 'node_modules/@mantine/core/styles';

/** Mantine's style sheets that a style sheet or a component names itself. */
const sheetsNamedIn = (text: string) =>
  [...text.matchAll(/@mantine\/core\/styles\/(\w+)\.layer\.css/g)].map(([, name = '']) => name);

/** Those that come with a component: named by itself, by a style sheet or by a component of the project's that it imports. */
function sheetsOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !existsSync(file)) return [];
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const imported = [...text.matchAll(/from '([.@]\/?[^']*)'|import '([.@]\/?[^']*)'/g)]
    .map(([, from, effect]) => from ?? effect ?? '')
    .filter((path) => path.startsWith('.') || path.startsWith('@/'))
    .map((path) => (path.startsWith('@/') ? join('src', path.slice(2)) : join(dirname(file), path)))
    .map((path) => (path.endsWith('.css') ? path : `${path}.tsx`));
  return [...sheetsNamedIn(text), ...imported.flatMap((path) => sheetsOf(path, seen))];
}

it("every part of Mantine's that a screen shows brings its style sheet", () => {
  const always = sheetsOf('src/app/theme/mantine.css');
  const missing = globSync('src/**/*.tsx')
    .filter((file) => !file.endsWith('.test.tsx'))
    .flatMap((file) => {
      const names = [...readFileSync(file, 'utf8').matchAll(MANTINE_IMPORT)]
        .flatMap(([, list = '']) => list.split(','))
        .map((name) => name.trim().replace(/ as .*$/, ''))
        .map((name) => DRAWN_BY.get(name) ?? name)
        .filter((name) => existsSync(join(STYLE_SHEETS, `${name}.layer.css`)));
      const brought = [...always, ...sheetsOf(file)];
      return names.filter((name) => !brought.includes(name)).map((name) => `${name} in ${file}`);
    });
  expect(missing).toEqual([]);
});

it('no style sheet asks the whole page by :has() what stands on it: browsers would look through it at each change', () => {
  const asking = globSync('src/**/*.css').filter((file) =>
    /(?:html|body|main|:root)\)?:has\(/.test(readFileSync(file, 'utf8')),
  );
  expect(asking).toEqual([]);
});

/** Its bar takes the room of the phone's edge from everything beneath it, and comes where the connection goes. */
const MARKS_THAT_STYLE_ALL = ['data-notice'];

it('a mark on the root element changes no custom property, which the whole page would be styled anew for', () => {
  const changing = globSync('src/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/:global\(html\[([\w-]+)\][^)]*(?:\([^)]*\))?\)\s*\{([^}]*)\}/g)]
      .filter(([, mark = '', body = '']) => !MARKS_THAT_STYLE_ALL.includes(mark) && /(?:^|\s)--/.test(body))
      .map(([, mark]) => `${mark} in ${file}`),
  );
  expect(changing).toEqual([]);
});

it('no part gives the root element a style of its own, but for a comment of several lines', () => {
  const styling = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).filter((file) =>
    /documentElement\.style/.test(readFileSync(file, 'utf8')),
  );
  expect(styling).toEqual(['src/features/post/comments/CommentBar.tsx']);
});
