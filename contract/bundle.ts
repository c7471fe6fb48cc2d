import { execFile } from 'node:child_process';
import { mkdir, readdir, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const REPOSITORY = fileURLToPath(new URL('..', import.meta.url));
const REDOCLY = fileURLToPath(new URL('../node_modules/@redocly/cli/bin/cli.js', import.meta.url));

export const CONTRACT_FOLDER = join(REPOSITORY, 'openapi');
const CONTRACT_ROOT = join(CONTRACT_FOLDER, 'openapi.yaml');
/** The contract in one file; git ignores it. JSON: it loads in a few milliseconds, YAML of this size in some hundred. */
export const BUNDLE_FILE = join(REPOSITORY, '.cache', 'openapi.json');

/**
 * Bundles the contract into one file and returns its path; an up-to-date bundle is kept. Throws an Error with Redocly's
 * own words where the contract cannot be bundled.
 */
export async function bundleContract(): Promise<string> {
  if (await isUpToDate()) return BUNDLE_FILE;
  // Several commands may bundle at once, and none may read half a file.
  const ownFile = BUNDLE_FILE.replace('.json', `.${process.pid}.json`);
  await bundleInto(ownFile, CONTRACT_ROOT);
  await rename(ownFile, BUNDLE_FILE);
  return BUNDLE_FILE;
}

/** Bundles any OpenAPI document into one file; the ending of `output` chooses its format. Throws like bundleContract. */
export async function bundleInto(output: string, root: string): Promise<void> {
  await mkdir(dirname(output), { recursive: true });
  try {
    await promisify(execFile)(process.execPath, [REDOCLY, 'bundle', root, '-o', output], {
      cwd: REPOSITORY,
      env: {
        ...process.env,
        REDOCLY_TELEMETRY: 'off',
        REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
        NO_COLOR: '1',
      },
    });
  } catch (problem) {
    const words =
      problem instanceof Error && 'stderr' in problem ? String(problem.stderr).trim() : String(problem);
    throw new Error(`The contract cannot be bundled.\n${words}`, { cause: problem });
  }
}

async function isUpToDate(): Promise<boolean> {
  const bundledAt = await modifiedAt(BUNDLE_FILE);
  const entries = await readdir(CONTRACT_FOLDER, { recursive: true });
  const sources = await Promise.all(entries.map((entry) => modifiedAt(join(CONTRACT_FOLDER, entry))));
  return Math.max(...sources) < bundledAt;
}

async function modifiedAt(file: string): Promise<number> {
  return (await stat(file).catch(() => undefined))?.mtimeMs ?? 0;
}
