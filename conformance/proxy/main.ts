/**
 * The app on a real server, with every request and answer checked against the contract on the way: violations are
 * listed here and in the panel on the page.
 *
 * Usage: npm run proxy -- --url URL [--port 5173] [--timeout-ms 30000] [--api-only]
 */
import { existsSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer as createViteServer } from 'vite';
import { readCommandLine } from '../../contract/command-line.ts';
import { bundleContract } from '../../contract/bundle.ts';
import { listOperations, readBundle } from '../../contract/document.ts';
import { setMapStandIn } from '../../tools/serve/stand-ins.ts';
import { createProxy, type Proxy } from './create-proxy.ts';
import { ProxyUsageError, readProxyOptions } from './options.ts';
import { proxyPlugin } from './vite-plugin.ts';

const USAGE = 'npm run proxy -- --url URL [--port 5173] [--timeout-ms 30000] [--api-only]';

function readOptions() {
  const values = readCommandLine(USAGE, {
    url: { type: 'string' },
    port: { type: 'string', default: '5173' },
    'timeout-ms': { type: 'string', default: '30000' },
    'api-only': { type: 'boolean', default: false },
  });
  try {
    return readProxyOptions(values);
  } catch (problem) {
    if (!(problem instanceof ProxyUsageError)) throw problem;
    console.error(`${problem.message}\nUsage: ${USAGE}`);
    process.exit(2);
  }
}

function summarize(proxy: Proxy, all: number): void {
  const violations = proxy.violations();
  const times = violations.reduce((sum, { count }) => sum + count, 0);
  console.log(
    `\n${proxy.operations().size} of ${all} operations were called; ` +
      (times === 0
        ? 'nothing departed from the contract.'
        : `${violations.length} violation${violations.length === 1 ? '' : 's'}, ${times} time${times === 1 ? '' : 's'}.`),
  );
}

/** The same port on which the page is: cookies then just work. */
async function serveApp(proxy: Proxy, port: number): Promise<{ url: string; close: () => Promise<void> }> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  setMapStandIn(process.env);
  const vite = await createViteServer({
    mode: 'server',
    cacheDir: '.cache/vite-proxy',
    plugins: [proxyPlugin(proxy)],
    server: { port, strictPort: true },
  });
  await vite.listen();
  return { url: `http://localhost:${port}/`, close: () => vite.close() };
}

async function serveApi(proxy: Proxy, port: number): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createHttpServer(proxy.handle);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        proxy.close();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const { target, port, timeoutMs, isApiOnly } = readOptions();
const document = await readBundle(await bundleContract());
const proxy = await createProxy({ target, document, timeoutMs, log: (line) => console.log(line) });
try {
  const served = await (isApiOnly ? serveApi : serveApp)(proxy, port);
  console.log(`${isApiOnly ? 'The API' : 'The app'} on ${target.href}: open ${served.url}`);
  console.log('Departures from the contract are listed here and in the panel on the page. Ctrl+C ends it.');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      summarize(proxy, listOperations(document).length);
      void served.close();
    });
  }
} catch (problem) {
  console.error(`The proxy cannot listen: ${problem instanceof Error ? problem.message : String(problem)}`);
  process.exitCode = 2;
}
