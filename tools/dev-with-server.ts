/**
 * Vite with the reference server behind it instead of the mock: edit the app and see it with a real database.
 *
 * Usage: npm run dev:server [-- --port PORT]
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { runServer } from '../server/run.ts';
import { setStandIns } from './stand-ins.ts';

/** What the reference server answers; everything else is the app. */
const SERVED_PATHS = ['/v1', '/api', '/uploads', '/example-images', '/dev'];

const DEFAULT_PORT = '5173';

if (existsSync('.env')) process.loadEnvFile('.env');
const { values } = parseArgs({ options: { port: { type: 'string', default: DEFAULT_PORT } } });
setStandIns(process.env, `http://localhost:${values.port}`);

const api = await runServer({ environment: process.env });
const vite = await createServer({
  mode: 'server',
  cacheDir: '.cache/vite-server',
  server: {
    port: Number(values.port),
    strictPort: true,
    // The host of the page goes on to the server, whose check of writes compares it with the page's origin.
    proxy: Object.fromEntries(SERVED_PATHS.map((path) => [path, { target: api.url, changeOrigin: false }])),
  },
});
await vite.listen();
vite.printUrls();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void vite.close());
