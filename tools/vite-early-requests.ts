import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { readSettings } from '../src/app/read-settings.ts';

const ENTRY = 'src/app/early-requests.ts';
const pathOf = (place: string) => fileURLToPath(new URL(`../${place}`, import.meta.url));

/**
 * Lets the page ask for the session and for its first data before the bundle has arrived: puts the script that does it
 * at the top of index.html, with the API's address. In a build it stands in the page itself, made of the contract's
 * addresses and the routes: it must not wait for anything. Wrong settings stop the build and the development server here.
 */
export function earlyRequests(): Plugin {
  let apiBaseUrl = '';
  let isBuild = false;
  return {
    name: 'early-requests',
    configResolved({ command, env, isProduction }) {
      apiBaseUrl = readSettings(env, isProduction).apiBaseUrl;
      isBuild = command === 'build';
    },
    transformIndexHtml: {
      order: 'post',
      handler: async () => [
        {
          tag: 'script',
          attrs: {
            type: 'module',
            // Otherwise it would wait for the bundle, which stands before it.
            async: true,
            ...(!isBuild && { src: `/${ENTRY}` }),
            'data-api-base-url': apiBaseUrl,
          },
          ...(isBuild && { children: await bundleScript() }),
          injectTo: 'head',
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
