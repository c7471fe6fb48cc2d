import { bundleScript } from '../build/bundle-script.ts';

/** Leaflet's build of modules: the other one stands in a function more, which a browser reads twice. */
const LEAFLET = { find: /^leaflet$/, replacement: 'leaflet/dist/leaflet-src.esm.js' };

let script: Promise<string> | undefined;

/** The stand-in map as one self-contained script, built at the first call. */
export function buildMapStandIn(): Promise<string> {
  script ??= bundleScript('tools/map-stand-in/sdk.ts', [LEAFLET]);
  return script;
}
