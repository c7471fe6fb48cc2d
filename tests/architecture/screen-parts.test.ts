import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { countScreenParts } from '../../tools/screens/parts-in-use.ts';
import { isNode, nodesIn } from './syntax-tree.ts';

const Report = z.object({ diagnostics: z.array(z.object({ code: z.string(), message: z.string() })) });

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'screen-parts-'));
  copyFileSync('.oxlintrc.json', join(root, '.oxlintrc.json'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

/** What the lint rules for the parts of screens say of a file that renders `markup`. */
function findings(file: string, markup: string): string[] {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), `export const Part = () => ${markup};\n`);
  const { stdout } = spawnSync(resolve('node_modules/.bin/oxlint'), ['--format', 'json', file], {
    cwd: root,
    encoding: 'utf8',
  });
  return Report.parse(JSON.parse(stdout))
    .diagnostics.filter(({ code }) => /forbid-(?:elements|dom-props)/.test(code))
    .map(({ message }) => message);
}

const PLAIN_WIDGETS = ['button', 'input', 'textarea', 'select', 'dialog', 'svg'];

it.each(PLAIN_WIDGETS)('a plain <%s> on a screen is an error', (element) => {
  expect(findings('src/features/shop/Wrong.tsx', `<${element} />`)).toEqual([
    expect.stringContaining(`<${element}> is forbidden`),
  ]);
  expect(findings('src/pages/WrongPage.tsx', `<${element} />`)).toHaveLength(1);
});

it('a plain button that is made by a call is an error, too', () => {
  expect(findings('src/session/Wrong.tsx', "createElement('button')")).toEqual([
    expect.stringContaining('<button> is forbidden'),
  ]);
});

it('a plain element in the role of a widget is an error', () => {
  expect(findings('src/features/shop/Wrong.tsx', '<div role="button" tabIndex={0}>사기</div>')).toEqual([
    expect.stringContaining('a part of Mantine'),
  ]);
});

it('the card of the feed may hold plain buttons, as measured, and no other plain widgets', () => {
  const card = 'src/features/community/PostCard.tsx';
  expect(findings(card, '<button type="button">좋아요 1</button>')).toEqual([]);
  for (const element of PLAIN_WIDGETS.filter((widget) => widget !== 'button'))
    expect(findings(card, `<${element} />`), element).toHaveLength(1);
});

it('boxes and words may stand in plain elements', () => {
  expect(findings('src/features/shop/Right.tsx', '<p role="status">상점</p>')).toEqual([]);
});

/** Mantine's parts that are buttons by themselves, and take another element or role as its documentation shows. */
const BUTTONS: ReadonlySet<unknown> = new Set(['ActionIcon', 'Button', 'NavLink', 'UnstyledButton']);
const WIDGETS = {
  component: /^(?:button|input|textarea|select|dialog)$/,
  role: /^(?:button|checkbox|combobox|link|menuitem\w*|option|radio|searchbox|slider|spinbutton|switch|tab|textbox)$/,
};

const nameOf = (node: unknown) => (isNode(node) ? node['name'] : undefined);

/** The elements of a file that are no buttons of Mantine's, and become a widget by their `component` or `role`. */
function widgetsByProps(source: string): string[] {
  return nodesIn(parseAst(source, { lang: 'tsx' }).body).flatMap(({ type, name, attributes }) => {
    const part = nameOf(name);
    if (type !== 'JSXOpeningElement' || BUTTONS.has(part) || !Array.isArray(attributes)) return [];
    return attributes.filter(isNode).flatMap((attribute) => {
      const prop = nameOf(attribute['name']);
      if (prop !== 'component' && prop !== 'role') return [];
      return nodesIn(attribute['value'])
        .map((node) => node['value'])
        .filter((value) => typeof value === 'string')
        .filter((value) => WIDGETS[prop].test(value))
        .map((value) => `${String(part)} ${prop} ${value}`);
    });
  });
}

it("no layout of a screen is made a button or an input by its props: those are Mantine's", () => {
  const found = globSync('src/{pages,features,session}/**/*.tsx')
    .filter((file) => !file.endsWith('.test.tsx'))
    .flatMap((file) => widgetsByProps(readFileSync(file, 'utf8')).map((widget) => `${file}: ${widget}`));
  expect(found).toEqual([]);
});

it.each([
  ['<Box component="button" />', ['Box component button']],
  ["<Group component={isOpen ? 'textarea' : 'p'} />", ['Group component textarea']],
  ['<Box role="button" />', ['Box role button']],
  ['<NavLink component="button" role="menuitem" />', []],
  ['<Card title={<NavLink component="button" />} />', []],
  ['<Stack component="section" role="alert" />', []],
])('%s is seen for what it is', (markup, widgets) => {
  expect(widgetsByProps(`export const part = ${markup};`)).toEqual(widgets);
});

it("the screens are made of Mantine's parts, with few files and style sheets of their own", () => {
  const counts = countScreenParts();
  expect(counts['Mantine components in use']).toBeGreaterThanOrEqual(35);
  expect(counts['files in src/ui']).toBeLessThanOrEqual(60);
  expect(counts['lines of own CSS']).toBeLessThanOrEqual(2000);
});
