import type { Plugin } from 'vite';
import { buildMapStandIn } from './build.ts';

/** Where the development server and the start server serve the stand-in map. */
export const MAP_STAND_IN_PATH = '/map-stand-in/sdk.js';

/** Serves the stand-in map in development; a production build never sees it. */
export function mapStandIn(): Plugin {
  return {
    name: 'map-stand-in',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(MAP_STAND_IN_PATH, (_request, response, next) => {
        response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
        buildMapStandIn().then((script) => response.end(script), next);
      });
    },
  };
}
