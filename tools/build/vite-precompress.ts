import type { Plugin } from 'vite';
import { precompressFolder } from './precompress.ts';

/** Puts compressed forms beside the files of a build, which server/files/static-files.ts answers with. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: ({ build }) => {
      folder = build.outDir;
    },
    // After the worker, which is made of what the build has written.
    closeBundle: { order: 'post', sequential: true, handler: () => precompressFolder(folder) },
  };
}
