/**
 * Vite with the reference server behind it instead of the mock: edit the app and see it with a real database.
 *
 * Usage: npm run dev:server [-- --port PORT]
 */
import { existsSync } from 'node:fs';
import { createServer } from 'vite';
import { failWithMessage, runServer } from '../../server/run.ts';
import { readServerSettings } from '../../server/process/settings.ts';
import type { RunningServer } from '../../server/http/serve.ts';
import { readCommandLine } from '../../contract/command-line.ts';
import { SERVED_PATHS } from './served-paths.ts';
import { setStandIns } from './stand-ins.ts';

const DEFAULT_PORT = '5173';

/** Serves the app with Vite, in front of the server at the given address. */
async function serveApp(port: number, apiUrl: string): Promise<RunningServer> {
  const vite = await createServer({
    mode: 'server',
    cacheDir: '.cache/vite-server',
    server: {
      port,
      strictPort: true,
      // The host of the page goes on to the server, whose check of writes compares it with the page's origin.
      proxy: Object.fromEntries(SERVED_PATHS.map((path) => [path, { target: apiUrl, changeOrigin: false }])),
    },
  });
  try {
    await vite.listen();
  } catch (error) {
    await vite.close();
    throw error;
  }
  return { url: `http://localhost:${port}`, stop: () => vite.close() };
}

async function start(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const wanted = readCommandLine('npm run dev:server [-- --port PORT]', {
    port: { type: 'string', default: DEFAULT_PORT },
  });
  const { port } = readServerSettings({ NODE_ENV: 'development', PORT: wanted.port });
  setStandIns(process.env, `http://localhost:${port}`);
  const environment = { ...process.env, NODE_ENV: 'development' };
  await runServer({ environment, front: (apiUrl) => serveApp(port, apiUrl) });
}

start().catch(failWithMessage);
