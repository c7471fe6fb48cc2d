import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROW =
  /^\| (?<rule>[^|]+?) +\| (?<section>[12] §\d) +\| \[`(?<name>\w+)`\]\(\.\.\/(?<file>[^)]+)\) +\|$/gm;
const DOCUMENTED =
  /\/\*\*(?<text>(?:(?!\*\/).)*)\*\/\s*export (?:const|function|type|interface) (?<name>\w+)/gs;

const table = readFileSync('docs/rules.md', 'utf8');
const rows = [...table.matchAll(ROW)].map(({ groups = {} }) => groups);

/** The docstring of what a file exports under a name; undefined where it has none. */
function docstringOf(source: string, name: string | undefined): string | undefined {
  return [...source.matchAll(DOCUMENTED)].find(({ groups }) => groups?.['name'] === name)?.groups?.['text'];
}

it('the table has at least 40 rules, and every line of it is one', () => {
  expect(rows.length).toBeGreaterThanOrEqual(40);
  expect(table.split('\n').filter((line) => line.startsWith('|'))).toHaveLength(rows.length + 2);
});

it.each(rows)('$rule: $file says so of $name, with its section $section', ({ file = '', name, section }) => {
  expect(existsSync(file)).toBe(true);
  expect(docstringOf(readFileSync(file, 'utf8'), name)).toMatch(new RegExp(`${section}\\b`));
});
