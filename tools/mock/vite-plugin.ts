import type { Plugin } from 'vite';
import { fileURLToPath } from 'node:url';
import { CONTRACT_FOLDER } from '../../contract/bundle.ts';
import { createLiveMock } from './live-mock.ts';
import { MOCKED_PATHS } from './mocked-paths.ts';

const PANEL_FILE = fileURLToPath(new URL('../dev-panel/mock-panel.ts', import.meta.url)).replaceAll(
  '\\',
  '/',
);

/**
 * Mounts the mock of the contract in Vite's own development server, so that page and API share one origin and cookies
 * just work, and adds the developer panel to the page. It does nothing in builds, previews and unit tests, nor in the
 * mode `server`, in which a real server stands behind the page.
 */
export function mockPlugin(): Plugin {
  return {
    name: 'dosaegi-mock',
    apply: (_config, { command, isPreview, mode }) =>
      command === 'serve' && mode !== 'server' && !isPreview && !process.env['VITEST'],
    configureServer(server) {
      const mock = createLiveMock({
        log: (line) => server.config.logger.info(`[mock] ${line}`, { timestamp: true }),
      });
      server.watcher.add(CONTRACT_FOLDER);
      server.watcher.on('all', (_event, file) => {
        if (file.startsWith(CONTRACT_FOLDER)) mock.reload();
      });
      server.httpServer?.once('close', mock.close);
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0] ?? '';
        const isMocked = MOCKED_PATHS.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
        if (isMocked) mock.handle(request, response);
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
