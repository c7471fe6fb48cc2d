import { globSync, readFileSync } from 'node:fs';
import { parseAst } from 'rolldown/parseAst';
import { expect, it } from 'vitest';
import { isNode } from './syntax-tree.ts';

/**
 * What people search for is a whole sentence. One that is split over describe and it begins, in the it, with its verb or
 * with what depends on its subject: with one of these, or with a word that ends in s.
 */
const VERBS: ReadonlySet<string> = new Set(
  'are ask be become begun can cannot check come comes count depart did do drop end follow gather give go have join keep lack leave lie make may move must name named need never otherwise refuse say send serve show stand start stay take tell that typed vary wait welcome went write'.split(
    ' ',
  ),
);

/** Words that end in s and begin a sentence all the same. */
const BEGINNINGS: ReadonlySet<string> = new Set(
  'as this always addresses attempts boxes calls causes characters choices clients colours comments completions cookies digits drawings effects files findings hashtags items limits markers mails metrics nicknames pages passwords paths photos pictures pins points products replies requests rooms sessions settings spots steps themes tiles uploads users vouchers'.split(
    ' ',
  ),
);

/** Whether a title begins with its verb: its subject is somewhere else then. */
function lacksSubject(title: string): boolean {
  const [first = ''] = title.split(/[\s,:]/);
  if (!/^[a-z]+$/.test(first) || BEGINNINGS.has(first)) return false;
  return VERBS.has(first) || first.endsWith('s');
}

/** The name that a call begins with: `it` of `it.each(…)(…)`. */
function nameOfCall(node: unknown): unknown {
  if (!isNode(node)) return undefined;
  if (node.type === 'Identifier') return node['name'];
  return nameOfCall(node.type === 'MemberExpression' ? node['object'] : node['callee']);
}

/** The titles of the tests in a part of a file, as they are written; no test stands within another. */
function titlesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(titlesIn);
  if (!isNode(value)) return [];
  const name = value.type === 'CallExpression' ? nameOfCall(value) : undefined;
  if (name !== 'it' && name !== 'test') return Object.values(value).flatMap(titlesIn);
  const [title] = Array.isArray(value['arguments']) ? value['arguments'] : [];
  return isNode(title) && title.type === 'Literal' && typeof title['value'] === 'string'
    ? [title['value']]
    : [];
}

/** It reads some hundred files, whatever else the machine does. */
const PATIENCE_MS = 60_000;

it('every title of a test says by itself what holds', { timeout: PATIENCE_MS }, () => {
  const split = globSync(
    '{src,server,contract,conformance,faulty-servers,tools,tests}/**/*.{test,spec}.{ts,tsx}',
  ).flatMap((file) =>
    titlesIn(parseAst(readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body)
      .filter(lacksSubject)
      .map((title) => `${file}: ${title}`),
  );
  expect(split).toEqual([]);
});

it('a title that begins with its verb is found, in a table of cases too', () => {
  const source = `
    describe('a server', () => {
      it('stops when it is told to', () => {});
      it.each([1])('answers %s', () => {});
      it('are two', () => {});
      it('that is over is refused', () => {});
      it('a server stops', () => {});
      it('pictures are small', () => {});
    });`;
  expect(titlesIn(parseAst(source, { lang: 'ts' }).body).filter(lacksSubject)).toEqual([
    'stops when it is told to',
    'answers %s',
    'are two',
    'that is over is refused',
  ]);
});
