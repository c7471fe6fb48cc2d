/**
 * Runs the benchmarks. Each is a file of this folder, and its figures stand in docs/figures.md.
 *
 * Usage: npm run bench (names them) · npm run bench -- NAME [NAME …] [--OPTION …] · npm run bench -- all
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = import.meta.dirname;

const names = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'main.ts')
  .map((file) => file.slice(0, -'.ts'.length));

const words = process.argv.slice(2);
// Options are the benchmark's own: they and what follows them are handed on.
const optionsFrom = words.findIndex((word) => word.startsWith('--'));
const asked = optionsFrom < 0 ? words : words.slice(0, optionsFrom);
const options = optionsFrom < 0 ? [] : words.slice(optionsFrom);
const unknown = asked.filter((name) => name !== 'all' && !names.includes(name));

if (asked.length === 0 || unknown.length > 0) {
  if (unknown.length > 0) console.error(`No such benchmark: ${unknown.join(', ')}.`);
  console.log(`Benchmarks: ${names.join(', ')}. Run some with "npm run bench -- NAME", or "all".`);
  process.exit(unknown.length > 0 ? 2 : 0);
}

for (const name of asked.includes('all') ? names : asked) {
  console.log(`\n── ${name}`);
  const { status } = spawnSync(process.execPath, [join(FOLDER, `${name}.ts`), ...options], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
