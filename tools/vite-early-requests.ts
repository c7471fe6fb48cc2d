import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { readSettings } from '../src/app/read-settings.ts';

const ENTRY = 'src/app/early-requests.ts';
const pathOf = (place: string) => fileURLToPath(new URL(`../${place}`, import.meta.url));

/**
 * Lets the page ask for the session and for its first data before the bundle has arrived: puts the script that does it
 * at the top of index.html, with the API's address. In a build it is one small file, made of the contract's addresses
 * and the routes. Wrong settings stop the build and the development server here.
 */
export function earlyRequests(): Plugin {
  let apiBaseUrl = '';
  let isBuild = false;
  let builtFile = '';
  return {
    name: 'early-requests',
    configResolved({ command, env, isProduction }) {
      apiBaseUrl = readSettings(env, isProduction).apiBaseUrl;
      isBuild = command === 'build';
    },
    async buildStart() {
      if (!isBuild) return;
      const source = await bundleScript();
      builtFile = this.emitFile({ type: 'asset', name: 'early-requests.js', source });
    },
    generateBundle() {
      if (isBuild) builtFile = this.getFileName(builtFile);
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        {
          tag: 'script',
          attrs: {
            ...(isBuild ? { async: true, src: `/${builtFile}` } : { type: 'module', src: `/${ENTRY}` }),
            'data-api-base-url': apiBaseUrl,
          },
          injectTo: 'head-prepend',
        },
      ],
    },
  };
}

async function bundleScript(): Promise<string> {
  const result = await build({
    configFile: false,
    // It passes by react-query, whose notes to React's server components are warned of and mean nothing here.
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: { '@generated': pathOf('generated'), '@': pathOf('src') } },
    build: {
      lib: {
        entry: pathOf(ENTRY),
        fileName: () => 'early-requests.js',
        formats: ['iife'],
        name: 'earlyRequests',
      },
      write: false,
    },
  });
  const outputs = 'on' in result ? [] : [result].flat();
  const chunk = outputs.flatMap(({ output }) => output).find((file) => file.type === 'chunk');
  if (!chunk) throw new Error('The script of the early requests could not be built.');
  return chunk.code;
}
