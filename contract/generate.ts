/**
 * From the handwritten contract to everything that is generated from it: bundles openapi/, runs orval, writes the
 * list of operations and the page of assumptions, and formats. `--check` fails when the committed output is not what the
 * contract gives.
 *
 * Usage: npm run generate · npm run generate -- --check
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleContract } from './bundle.ts';
import { listOperations, readBundle } from './document.ts';
import { ASSUMPTIONS_FILE, writeAssumptions } from './assumptions.ts';

const OUTPUT_FOLDER = 'generated';

function run(command: string, args: readonly string[]): void {
  execFileSync(join('node_modules', '.bin', command), args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

function readOutput(): Map<string, string> {
  mkdirSync(OUTPUT_FOLDER, { recursive: true });
  const files = readdirSync(OUTPUT_FOLDER, { recursive: true, withFileTypes: true });
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  if (existsSync(ASSUMPTIONS_FILE)) paths.push(ASSUMPTIONS_FILE);
  return new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
}

async function writeOperations(bundleFile: string): Promise<void> {
  const rows = listOperations(await readBundle(bundleFile)).map(
    ({ operationId, method, path }) =>
      `  { operationId: '${operationId}', method: '${method.toUpperCase()}', path: '${path}' },`,
  );
  writeFileSync(
    join(OUTPUT_FOLDER, 'operations.ts'),
    `/** Every operation of the contract. Generated: do not edit. */\nexport const operations = [\n${rows.join('\n')}\n] as const;\n`,
  );
}

const isCheck = process.argv.includes('--check');
const before = readOutput();

const bundleFile = await bundleContract();
run('orval', ['--config', 'orval.config.ts']);
await writeOperations(bundleFile);
writeFileSync(ASSUMPTIONS_FILE, await writeAssumptions(await readBundle(bundleFile)));
run('prettier', ['--write', '--log-level', 'warn', OUTPUT_FOLDER, ASSUMPTIONS_FILE]);

const after = readOutput();
const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
  (path) => before.get(path) !== after.get(path),
);
console.log(`${after.size} files generated, ${changed.length} changed.`);
if (isCheck && changed.length > 0) {
  console.error(`This is not what the contract gives; commit what "npm run generate" makes:`);
  for (const path of changed) console.error(`  ${path}`);
  process.exitCode = 1;
}
