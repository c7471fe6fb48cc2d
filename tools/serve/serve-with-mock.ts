import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { portOf } from './port-of.ts';
import { bundleContract } from '../../contract/bundle.ts';
import { createMock } from '../mock/create-mock.ts';
import { MOCKED_PATHS } from '../mock/mocked-paths.ts';
import { buildMapStandIn } from '../map-stand-in/build.ts';
import { MAP_STAND_IN_PATH } from '../map-stand-in/vite-plugin.ts';

/** What is served, and where. */
export interface ServeOptions {
  /** A build of the web app. */
  folder: string;
  /** 0 for any that is free. */
  port: number;
}

/** A server that is running. */
export interface RunningServer {
  /** Without a slash at the end. */
  address: string;
  stop: () => void;
}

/**
 * Serves a build of the web app, the mock of the contract and the stand-in map on one loopback address until the
 * process is told to stop, or it is stopped. Unknown paths get index.html, as from any host of a single-page app.
 */
export async function serveWithMock({ folder, port }: ServeOptions): Promise<RunningServer> {
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`${folder} holds no build of the app.`);
  const mock = await createMock({ contractFile: await bundleContract() });
  const files = sirv(folder, { single: true, etag: true });

  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    if (MOCKED_PATHS.some((prefix) => path.startsWith(`${prefix}/`))) {
      mock.handle(request, response);
    } else if (path === MAP_STAND_IN_PATH) {
      void buildMapStandIn().then((script) =>
        response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(script),
      );
    } else {
      files(request, response);
    }
  });

  const stop = () => {
    mock.close();
    server.close();
    server.closeAllConnections();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return { address: `http://127.0.0.1:${portOf(server)}`, stop };
}
