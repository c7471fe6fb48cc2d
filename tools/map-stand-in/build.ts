import { fileURLToPath } from 'node:url';
import { build } from 'vite';

let script: Promise<string> | undefined;

/** The stand-in map as one self-contained script, built at the first call. */
export function buildMapStandIn(): Promise<string> {
  script ??= bundle();
  return script;
}

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // Leaflet's build of modules: the other one stands in a function more, which a browser reads twice.
    resolve: { alias: [{ find: /^leaflet$/, replacement: 'leaflet/dist/leaflet-src.esm.js' }] },
    build: {
      emptyOutDir: false,
      lib: {
        entry: fileURLToPath(new URL('./sdk.ts', import.meta.url)),
        fileName: () => 'sdk.js',
        formats: ['iife'],
        name: 'mapStandIn',
      },
      write: false,
    },
  });
  const outputs = 'on' in result ? [] : [result].flat();
  const chunk = outputs.flatMap(({ output }) => output).find((file) => file.type === 'chunk');
  if (!chunk) throw new Error('The stand-in map could not be built.');
  return chunk.code;
}
