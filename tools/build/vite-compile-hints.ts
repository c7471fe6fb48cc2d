import type { Plugin } from 'vite';

/** The names of the files that the app starts with, in which nearly all code stands that a first tap runs. */
const HINTED: ReadonlySet<string> = new Set(['index', 'libraries']);

const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Asks browsers that know the hint to compile all functions of the files that the app starts with as they arrive, beside
 * the page's own thread, instead of each when it is first called: with somebody's first tap. Source:
 * https://v8.dev/blog/explicit-compile-hints
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    // With the hint a file is another one, and browsers keep what has the same name.
    augmentChunkHash: ({ name }) => (HINTED.has(name) ? COMPILE_HINT : undefined),
    generateBundle: {
      // It counts at the very beginning of a file alone, where Vite writes the list of what the file loads later.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && HINTED.has(file.name)) file.code = COMPILE_HINT + file.code;
        }
      },
    },
  };
}
