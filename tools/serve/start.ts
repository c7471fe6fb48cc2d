/**
 * Builds the web app and serves the whole product, app and API on one address: the reference server on the embedded
 * database in data/, which a first run fills with the example story. Settings: .env.example.
 *
 * Usage: npm start [-- --port PORT]
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build } from 'vite';
import { jsonLog, type Log } from '../../server/observe/log.ts';
import { failWithMessage, runServer } from '../../server/run.ts';
import { readServerSettings } from '../../server/process/settings.ts';
import { serve } from '../../server/http/serve.ts';
import { readCommandLine } from '../../contract/command-line.ts';
import { START_BUILD_FOLDER } from '../build/folders.ts';
import { buildMapStandIn } from '../map-stand-in/build.ts';
import { MAP_STAND_IN_PATH } from '../map-stand-in/vite-plugin.ts';
import { precompressFile } from '../build/precompress.ts';
import { setStandIns } from './stand-ins.ts';

const DEFAULT_PORT = '4000';

/** Who tries the product looks at the page; only faults are worth a line. */
const faults: Log = (level, event, fields) => {
  if (level === 'error') jsonLog(level, event, fields);
};

async function start(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const wanted = readCommandLine('npm start [-- --port PORT]', { port: { type: 'string' } });
  const PORT = wanted.port ?? (process.env.PORT || DEFAULT_PORT);
  // Whoever tries the product wants its stand-ins; the server by itself is in production.
  const NODE_ENV = process.env.NODE_ENV || 'development';
  const { mode, host, port } = readServerSettings({ ...process.env, NODE_ENV, PORT });
  // A taken port is told before the build, not after it.
  await serve(() => new Response(), host, port).then((probe) => probe.stop());
  if (mode === 'development') setStandIns(process.env, `http://localhost:${port}`);
  // The build is that of production; the server runs as it was told.
  const environment: NodeJS.ProcessEnv = { ...process.env, NODE_ENV, PORT };
  process.env.NODE_ENV = 'production';

  console.log('Building …');
  await build({ logLevel: 'warn', build: { outDir: START_BUILD_FOLDER, emptyOutDir: true } });
  if (process.env.VITE_MAP_SDK_URL === MAP_STAND_IN_PATH) {
    const file = join(START_BUILD_FOLDER, MAP_STAND_IN_PATH);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await buildMapStandIn());
    await precompressFile(file);
  }

  await runServer({
    environment,
    webApp: resolve(START_BUILD_FOLDER),
    log: mode === 'production' ? jsonLog : faults,
  });
  console.log('  Ctrl+C stops it.');
}

start().catch(failWithMessage);
