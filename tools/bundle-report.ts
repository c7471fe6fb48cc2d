/**
 * What a browser must load before each route can be used, in kilobytes of brotli: JS and CSS, the map SDK apart.
 * `--check` fails when a route is over the budget.
 *
 * Usage: node tools/bundle-report.ts [--check] [--dist FOLDER]
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { z } from 'zod';
import { readCommandLine } from './command-line.ts';
import { TEST_BUILD_FOLDER } from './folders.ts';

/** What every first route may load (docs/decisions/0003). */
const BUDGET_KB = 130;
const PAGES_FOLDER = 'src/pages/';

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
);

const values = readCommandLine('npm run sizes [-- --check] [--dist FOLDER]', {
  check: { type: 'boolean', default: false },
  dist: { type: 'string', default: TEST_BUILD_FOLDER },
});

const manifestFile = join(values.dist, '.vite', 'manifest.json');
if (!existsSync(manifestFile)) {
  console.error(`${manifestFile} is missing. Build first: npm test -- build`);
  process.exit(2);
}
const manifest = Manifest.parse(JSON.parse(readFileSync(manifestFile, 'utf8')));

const sizes = new Map<string, number>();
function sizeOf(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = brotliCompressSync(readFileSync(join(values.dist, file)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  }).length;
  sizes.set(file, size);
  return size;
}

/** Adds every file that `key` needs before it can run. */
function collect(key: string, seen: Set<string>, files: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return;
  seen.add(key);
  files.add(chunk.file);
  for (const css of chunk.css ?? []) files.add(css);
  for (const imported of chunk.imports ?? []) collect(imported, seen, files);
}

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
if (!entry) throw new Error(`${manifestFile} has no entry.`);

const rows = Object.keys(manifest)
  .filter((key) => key.startsWith(PAGES_FOLDER))
  .map((page) => {
    const files = new Set<string>();
    const seen = new Set<string>();
    collect(entry, seen, files);
    collect(page, seen, files);
    const bytes = [...files].reduce((sum, file) => sum + sizeOf(file), 0);
    return { page: page.slice(PAGES_FOLDER.length).replace('.tsx', ''), files: files.size, kB: bytes / 1000 };
  })
  .toSorted((a, b) => b.kB - a.kB);

console.table(rows.map((row) => ({ ...row, kB: row.kB.toFixed(1) })));

const tooLarge = rows.filter((row) => row.kB > BUDGET_KB);
if (rows.length === 0) throw new Error('No page was found in the manifest.');
if (values.check && tooLarge.length > 0) {
  console.error(`Over ${BUDGET_KB} kB: ${tooLarge.map((row) => row.page).join(', ')}`);
  process.exitCode = 1;
}
