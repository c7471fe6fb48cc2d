/**
 * Counts what the screens are made of: Mantine's components in use, files of src/ui, lines of own style sheets, and
 * lines of src/features without its tests.
 *
 * Usage: npm run screen-parts [-- --names]
 */
import { globSync, readFileSync } from 'node:fs';
import { readCommandLine } from '../../contract/command-line.ts';

const values = readCommandLine('npm run screen-parts [-- --names]', {
  names: { type: 'boolean', default: false },
});

const MANTINE_IMPORT = /import \{([^}]*)\} from '@mantine\/(?:core|notifications)'/g;

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const countLines = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);

/** The components that one file imports: capital letters, and no types or providers. */
function componentsIn(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(MANTINE_IMPORT)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().replace(/ as .*$/, ''))
    .filter((name) => /^[A-Z]/.test(name) && !/(Props|Tuple|Resolver|Provider)$/.test(name));
}

// The theme names the parts that it styles, whether a screen uses them or not.
const screens = globSync('src/**/*.tsx').filter(
  (file) => !isTest(file) && !file.startsWith('src/app/theme/'),
);
const components = [...new Set(screens.flatMap(componentsIn))].toSorted();

console.table({
  'Mantine components in use': components.length,
  'files in src/ui': globSync('src/ui/**/*.*').length,
  'lines of own CSS': countLines(globSync('src/**/*.css')),
  'lines in src/features, tests apart': countLines(
    globSync('src/features/**/*.*').filter((file) => !isTest(file)),
  ),
});
if (values.names) console.log(components.join(', '));
