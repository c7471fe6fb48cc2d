import type { Plugin } from 'vite';
import { precompressFolder } from './precompress.ts';

/** Puts compressed forms beside the files of a build, which server/files/static-files.ts answers with. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle: { order: 'post', sequential: true, handler: ({ dir }) => precompressBuild(dir) },
  };
}

async function precompressBuild(folder: string | undefined): Promise<void> {
  if (folder === undefined) throw new Error('The build is written to no folder.');
  await precompressFolder(folder);
}
