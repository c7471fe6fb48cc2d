import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { TEST_BUILD_FOLDER } from '../../tools/build/folders.ts';

const TEXT = new Set(['.css', '.html', '.js']);
const HASHED = /-[\w-]{8}(?=\.(?:js|css|svg))/;

const integrityOf = (content: Buffer) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * Writes what the next release would be: other words on the screen, and another name for every file whose name tells
 * what it holds. The files of the build before are not there any more.
 */
export async function writeNewerBuild(
  folder: string,
  words: readonly [from: string, to: string],
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await cp(TEST_BUILD_FOLDER, folder, {
    recursive: true,
    filter: (file) => !/\.(br|gz)$/.test(file),
  });
  const assets = await readdir(join(folder, 'assets'));
  const other = (hash: string) => hash.slice(0, -1) + (hash.endsWith('9') ? '8' : '9');
  const renamed = assets.map((name) => [name, name.replace(HASHED, other)] as const);
  const rename = (text: string) =>
    renamed.reduce((result, [from, to]) => result.replaceAll(from, to), text.replaceAll(...words));

  const integrities = new Map<string, string>();
  for (const file of ['index.html', ...renamed.map(([name]) => `assets/${name}`)]) {
    const before = await readFile(join(folder, file));
    const after = TEXT.has(extname(file)) ? Buffer.from(rename(before.toString())) : before;
    integrities.set(integrityOf(before), integrityOf(after));
    await rm(join(folder, file));
    await writeFile(join(folder, rename(file)), after);
  }
  const worker = await readFile(join(folder, 'sw.js'), 'utf8');
  const pageRevision = /"revision":"(\w+)","url":"index.html"|"url":"index.html","revision":"(\w+)"/.exec(
    worker,
  );
  const revision = pageRevision?.[1] ?? pageRevision?.[2] ?? '';
  const listed = [...integrities].reduce((text, [from, to]) => text.replaceAll(from, to), rename(worker));
  await writeFile(join(folder, 'sw.js'), listed.replaceAll(revision, other(revision)));
}
