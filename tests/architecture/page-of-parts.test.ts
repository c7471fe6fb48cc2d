import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { componentsInUse } from '../../tools/screens/parts-in-use.ts';

/** What the page of all parts does not show, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  InfiniteSentinel: 'is never seen',
  PartDrawnAhead: 'is what it loads',
  KakaoMap: 'needs the map around it: /main of the development server shows it',
  MapOverlay: 'lies on the map',
};

/** The files of the app and of the page itself that make up the page, as paths from here. */
function filesOf(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, from, late] of readFileSync(file, 'utf8').matchAll(
    /from '([.@]\/[^']*)'|import\('([.@]\/[^']*)'\)/g,
  )) {
    const path = from ?? late ?? '';
    const place = path.startsWith('@/') ? join('src', path.slice(2)) : join(dirname(file), path);
    if (existsSync(`${place}.tsx`)) filesOf(`${place}.tsx`, seen);
  }
  return seen;
}

/** What says nothing of what is drawn: imports, comments, and the names under which components are exported. */
const SILENT = /^import [^;]*;|\/\*[^]*?\*\/|\/\/.*|^export (?:const|function) \w+/gm;

/** Which of some components are named nowhere in some files. */
function missingIn(files: Iterable<string>, components: readonly string[]): string[] {
  const text = [...files].map((file) => readFileSync(file, 'utf8').replaceAll(SILENT, '')).join('\n');
  return components.filter((name) => !new RegExp(String.raw`\b${name}\b`).test(text));
}

const PAGE = filesOf('tools/parts/main.tsx');

it("the page of all parts shows every part of Mantine's that a screen uses", () => {
  expect(missingIn(PAGE, componentsInUse())).toEqual([]);
});

it('the page of all parts shows every component of src/ui, but for those with a reason', () => {
  const text = globSync('src/ui/**/*.tsx')
    .filter((file) => !file.endsWith('.test.tsx'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const components = [...text.matchAll(/^export (?:const|function) ([A-Z][a-z]\w*)/gm)].map(
    ([, name = '']) => name,
  );
  expect(missingIn(PAGE, components).toSorted()).toEqual(Object.keys(LEFT_OUT).toSorted());
});

it('a part that stands on no page is missed', () => {
  expect(missingIn(PAGE, ['Button', 'NumberInput'])).toEqual(['NumberInput']);
});
