import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';

const Report = z.object({ diagnostics: z.array(z.object({ code: z.string() })) });

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pure-rules-'));
  copyFileSync('.oxlintrc.json', join(root, '.oxlintrc.json'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

/** How many uses of the clock, of chance or of the browser the lint finds in a file that exports `value`. */
function countImpure(file: string, value: string): number {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), `export const answer = () => ${value};\n`);
  const { stdout } = spawnSync(resolve('node_modules/.bin/oxlint'), ['--format', 'json', file], {
    cwd: root,
    encoding: 'utf8',
  });
  return Report.parse(JSON.parse(stdout)).diagnostics.filter(({ code }) => code.includes('no-restricted'))
    .length;
}

it.each([
  'new Date()',
  'Date.now()',
  'performance.now()',
  'Math.random()',
  'crypto.randomUUID()',
  "fetch('/api/spots')",
  "localStorage.getItem('steps')",
  'document.title',
  'setTimeout(Boolean, 1)',
])('a rule of the product may not use %s', (value) => {
  expect(countImpure('src/domain/steps/wrong.ts', value)).toBe(1);
});

it('a rule of the product may calculate', () => {
  expect(countImpure('src/domain/steps/right.ts', 'Math.max(0, Number("3"))')).toBe(0);
});

it('an adapter of the device may ask for the time', () => {
  expect(countImpure('src/device/clock.ts', 'Date.now()')).toBe(0);
});
