import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { releaseChangelog } from './changelog.ts';
import { CannotRelease, checkVersion } from './version.ts';

const run = promisify(execFile);

const Manifest = z.object({ version: z.string() });

const CHANGED_FILES = ['CHANGELOG.md', 'package.json', 'package-lock.json'];

interface Release {
  /** The folder of the repository. */
  repository: string;
  /** Such as `1.2.0`. */
  version: string;
  /** The day of the release, such as `2026-11-22`. */
  day: string;
  /** Packs what is given away, while the files carry the version already. */
  pack: () => Promise<void>;
}

/**
 * Makes a release: the version in package.json and its lock, the changelog, a commit and the tag `vVERSION`, all in this
 * repository only. Whatever fails before the commit leaves the files as they were.
 * @throws CannotRelease
 */
export async function makeRelease({ repository, version, day, pack }: Release): Promise<void> {
  const git = async (...args: string[]) => (await run('git', args, { cwd: repository })).stdout.trim();
  const read = (name: string) => readFile(join(repository, name), 'utf8');
  const tag = `v${version}`;

  checkVersion(version, Manifest.parse(JSON.parse(await read('package.json'))).version);
  const changes = await git('status', '--porcelain');
  if (changes !== '') throw new CannotRelease(`There are changes that are not committed:\n${changes}`);
  if ((await git('tag', '--list', tag)) !== '') throw new CannotRelease(`The tag ${tag} exists already.`);
  const changelog = releaseChangelog(await read('CHANGELOG.md'), version, day);

  try {
    await writeFile(join(repository, 'CHANGELOG.md'), changelog);
    await run('npm', ['version', version, '--no-git-tag-version', '--ignore-scripts'], { cwd: repository });
    await pack();
    await git('commit', '--quiet', '--message', `chore(release): ${version}`, '--', ...CHANGED_FILES);
  } catch (problem) {
    await git('checkout', '--quiet', 'HEAD', '--', ...CHANGED_FILES);
    throw problem;
  }
  await git('tag', '--annotate', '--message', `도새기 ${version}`, tag);
}
