import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;

beforeEach(() => {
  // Within the repository: the types of packages are looked for from there.
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync(join('.cache', 'type-borders-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** What the compiler says of a statement in a file of a part of the repository: the numbers of its errors. */
function errors(part: string, statement: string): string[] {
  writeFileSync(join(folder, 'file.ts'), `${statement}\n`);
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: `../../tsconfig.${part}.json`, include: ['file.ts'], exclude: [] }),
  );
  const { stdout } = spawnSync(resolve('node_modules/.bin/tsc'), ['--noEmit', '--project', folder], {
    encoding: 'utf8',
  });
  return [...stdout.matchAll(/error (TS\d+)/g)].map(([, number = '']) => number);
}

it.each([
  ['server', 'DOM', 'export const title = document.title;', 'TS2584'],
  ['tools', 'DOM', 'export const title = document.title;', 'TS2584'],
  ['app', 'Node', 'export const folder = process.cwd();', 'TS2591'],
  ['app', 'Node', "export { readFileSync } from 'node:fs';", 'TS2591'],
])('the %s knows no %s: %s does not compile', (part, _world, statement, error) => {
  expect(errors(part, statement)).toEqual([error]);
});

it.each([
  ['server', 'export const folder = process.cwd();'],
  ['tools', 'export const folder = process.cwd();'],
  ['app', 'export const title = document.title;'],
])('in the %s %s compiles', (part, statement) => {
  expect(errors(part, statement)).toEqual([]);
});
