import { globSync, readFileSync } from 'node:fs';

const MANTINE_IMPORT = /import \{([^}]*)\} from '@mantine\/(?:core|notifications)'/g;

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** The components of Mantine's that one file imports: capital letters, and no types or providers. */
export function componentsIn(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(MANTINE_IMPORT)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().replace(/ as .*$/, ''))
    .filter((name) => /^[A-Z]/.test(name) && !/(Props|Tuple|Resolver|Provider)$/.test(name));
}

/** Mantine's components that screens use. The theme names the parts that it styles, whether a screen uses them or not. */
export function componentsInUse(): string[] {
  const screens = globSync('src/**/*.tsx').filter(
    (file) => !isTest(file) && !file.startsWith('src/app/theme/'),
  );
  return [...new Set(screens.flatMap(componentsIn))].toSorted();
}

const countLines = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);

/** What the screens are made of, by what each figure counts. */
export const countScreenParts = () => ({
  'Mantine components in use': componentsInUse().length,
  'files in src/ui': globSync('src/ui/**/*.*').length,
  'lines of own CSS': countLines(globSync('src/**/*.css')),
  'lines in src/features, tests apart': countLines(
    globSync('src/features/**/*.*').filter((file) => !isTest(file)),
  ),
});
