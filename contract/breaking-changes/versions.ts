import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { bundleContract, bundleInto } from '../bundle.ts';
import { readBundle, type JsonObject } from '../document.ts';

const run = promisify(execFile);

/** Where the contract lies in the repository, now and in every version of it. */
const CONTRACT_FOLDER = 'openapi';
const CONTRACT_ROOT = join(CONTRACT_FOLDER, 'openapi.yaml');

/** There is nothing to compare; the message says why. */
export class CannotCompare extends Error {}

/** The contract as it stands in the working tree. */
export async function readWorkingTree(): Promise<JsonObject> {
  return readBundle(await bundleContract());
}

/**
 * The contract of a version: a file, bundled or not, else a git ref such as `v0.1.0` of the repository.
 * @throws CannotCompare
 */
export async function readVersion(name: string, repository = '.'): Promise<JsonObject> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  try {
    const root = existsSync(name) ? resolve(name) : await checkOut(name, repository, folder);
    const bundle = join(folder, 'bundle.json');
    await bundleInto(bundle, root);
    return await readBundle(bundle);
  } catch (problem) {
    if (problem instanceof CannotCompare) throw problem;
    throw new CannotCompare(`${name}: ${problem instanceof Error ? problem.message : String(problem)}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The tag of the last release that the present state came from, such as `v0.1.0`; undefined before the first. */
export async function findLastRelease(repository = '.'): Promise<string | undefined> {
  try {
    const { stdout } = await run('git', ['tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-v:refname'], {
      cwd: repository,
    });
    return stdout.split('\n').find((tag) => /^v\d/.test(tag));
  } catch {
    // An unpacked archive has no history.
    return undefined;
  }
}

async function checkOut(ref: string, repository: string, folder: string): Promise<string> {
  if (ref.startsWith('-')) throw new CannotCompare(`${ref} is neither a file nor a git ref.`);
  const archive = join(folder, 'contract.tar');
  try {
    await run('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], { cwd: repository });
  } catch {
    throw new CannotCompare(`${ref} is neither a file nor a git ref of this repository.`);
  }
  try {
    await run('git', ['archive', '--format=tar', '--output', archive, ref, CONTRACT_FOLDER], {
      cwd: repository,
    });
    await run('tar', ['-xf', archive, '-C', folder]);
  } catch {
    throw new CannotCompare(`${ref} has no contract in ${CONTRACT_FOLDER}/.`);
  }
  return join(folder, CONTRACT_ROOT);
}
