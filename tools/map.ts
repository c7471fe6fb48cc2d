/**
 * Draws the rooms of the repository and what imports what into docs/architecture.md and its Korean sister, from the imports
 * themselves.
 * `--check` writes nothing: it fails when an import breaks a rule of .dependency-cruiser.mjs, when rooms stand in a
 * circle, or when the drawing is not what the imports give.
 *
 * Usage: npm run map · npm run map -- --check
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { readCommandLine } from '../contract/command-line.ts';
import { circlesAmong, drawRooms, PARTS, type Import } from './rooms.ts';

const PAGES = ['docs/architecture.md', 'docs/ko/architecture.md'];
const BEGIN = '<!-- drawn by npm run map: begin -->';
const END = '<!-- drawn by npm run map: end -->';

const { check } = readCommandLine('npm run map [-- --check]', { check: { type: 'boolean', default: false } });

const { ruleSet, ...options } = await extractOptions('./.dependency-cruiser.mjs');
const { output } = await cruise(
  PARTS.filter((part) => part !== 'generated'),
  { ...options, ...(ruleSet ? { ruleSet } : {}), validate: true },
  undefined,
  { tsConfig: extractTSConfig('tsconfig.json') },
);
if (typeof output === 'string') throw new Error('The imports were expected as data.');

const imports: Import[] = output.modules.flatMap(({ source, dependencies }) =>
  dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
);
const drawing = drawRooms(imports);
const problems = circlesAmong(imports).map((circle) => `a circle of rooms: ${circle.join(' → ')}`);
if (check) {
  problems.unshift(...output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`));
}
for (const page of PAGES) {
  const text = readFileSync(page, 'utf8');
  const [before, rest = ''] = text.split(BEGIN);
  const [, after] = rest.split(END);
  if (before === undefined || after === undefined) throw new Error(`${page} has no place for the drawing.`);
  const drawn = `${before}${BEGIN}\n\n${drawing}\n\n${END}${after}`;
  if (!check) writeFileSync(page, drawn);
  else if (drawn !== text) problems.push(`the drawing in ${page} is not what the imports give: npm run map`);
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`${output.modules.length} modules, ${imports.length} imports.`);
