import { execFile } from 'node:child_process';
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { releaseContract } from '../../contract/release.ts';

const run = promisify(execFile);

const KIT_FOLDER = '.cache/kit';

/**
 * Packs what a release gives away into a folder, which is emptied first: the contract's files, the checker and the built
 * app, each as one file that carries the version. What this checkout's .env says stays out of the app; settings of the
 * environment (`VITE_…`) are in it.
 *
 * @returns the names of the files
 */
export async function packRelease(folder: string, version: string): Promise<string[]> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });

  const archive = async (name: string, fill: (staged: string) => Promise<unknown>) => {
    const staged = join(folder, name);
    await fill(staged);
    await run('tar', ['-czf', join(folder, `${name}.tar.gz`), '-C', folder, name]);
    await rm(staged, { recursive: true });
  };
  await archive(`dosaegi-contract-${version}`, releaseContract);
  await archive(`dosaegi-app-${version}`, (outDir) =>
    build({ envDir: false, logLevel: 'warn', build: { outDir, emptyOutDir: true } }),
  );

  // By its command: no tool knows the checker.
  await run(process.execPath, ['conformance/kit/main.ts']);
  const kit = `dosaegi-conformance-${version}.tgz`;
  await copyFile(join(KIT_FOLDER, kit), join(folder, kit));
  return (await readdir(folder)).toSorted();
}
