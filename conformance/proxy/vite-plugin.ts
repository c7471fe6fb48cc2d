import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { SERVED_PATHS } from '../../tools/serve/served-paths.ts';
import { PROXY_PATH, type Proxy } from './create-proxy.ts';

/** What belongs to the API; everything else is the app. */
const API_PATHS = [...SERVED_PATHS, PROXY_PATH];

const PANEL_FILE = fileURLToPath(new URL('../../tools/dev-panel/proxy-panel.ts', import.meta.url)).replaceAll(
  '\\',
  '/',
);

/** Puts the proxy between the app and the server, on the app's own origin, and its panel on the page. */
export function proxyPlugin(proxy: Proxy): Plugin {
  return {
    name: 'conformance-proxy',
    apply: 'serve',
    configureServer(server) {
      const isOfServer = (request: IncomingMessage) => {
        const path = (request.url ?? '').split('?')[0] ?? '';
        if (API_PATHS.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))) return true;
        return isForeignPicture(request, path, server.config.publicDir);
      };
      server.httpServer?.once('close', proxy.close);
      server.middlewares.use((request, response, next) => {
        if (isOfServer(request)) proxy.handle(request, response);
        else next();
      });
    },
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'module', src: `/@fs/${PANEL_FILE.replace(/^\//, '')}` },
        injectTo: 'body',
      },
    ],
  };
}

/** Servers put their pictures where they like: one that the app does not have is theirs. */
function isForeignPicture(request: IncomingMessage, path: string, publicFolder: string): boolean {
  if (request.headers['sec-fetch-dest'] !== 'image') return false;
  if (/^\/(src|generated|node_modules|tools|@)/.test(path) || path.includes('..')) return false;
  return !existsSync(join(publicFolder, path));
}
