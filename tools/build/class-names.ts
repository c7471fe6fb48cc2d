import { basename } from 'node:path';

/**
 * How the classes of a style sheet with names of its own are called, for every build of the same pages: by the sheet and the
 * class. The tool's own names tell sheets apart by a hash, which does not compress; no two sheets here have one name.
 */
export const classNames = {
  modules: {
    generateScopedName: (name: string, file: string) => `${basename(file, '.module.css')}-${name}`,
  },
};
