import { fileURLToPath } from 'node:url';
import { build, type Alias } from 'vite';

const pathOf = (place: string) => fileURLToPath(new URL(`../../${place}`, import.meta.url));

const APP: readonly Alias[] = [
  { find: '@generated', replacement: pathOf('generated') },
  { find: '@', replacement: pathOf('src') },
];

/**
 * A module and what it imports as one script that needs nothing else.
 *
 * @param alias what is imported under other names. Default those of the app.
 */
export async function bundleScript(entry: string, alias: readonly Alias[] = APP): Promise<string> {
  const result = await build({
    configFile: false,
    // One passes by react-query, whose notes to React's server components are warned of and mean nothing here.
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: [...alias] },
    build: {
      emptyOutDir: false,
      lib: {
        entry: pathOf(entry),
        fileName: () => 'script.js',
        formats: ['iife'],
        name: 'script',
      },
      write: false,
    },
  });
  const outputs = 'on' in result ? [] : [result].flat();
  const chunk = outputs.flatMap(({ output }) => output).find((file) => file.type === 'chunk');
  if (!chunk) throw new Error(`${entry} could not be built into a script.`);
  return chunk.code;
}
