/**
 * Builds the web app and serves the whole product, app and API on one address: the reference server on the embedded
 * database in data/, which a first run fills with the example story. Settings: .env.example.
 *
 * Usage: npm start [-- --port PORT]
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { jsonLog, type Log } from '../server/http/log.ts';
import { runServer } from '../server/run.ts';
import { START_BUILD_FOLDER } from './folders.ts';
import { buildMapStandIn } from './map-stand-in/build.ts';
import { MAP_STAND_IN_PATH } from './map-stand-in/vite-plugin.ts';
import { setStandIns } from './stand-ins.ts';

const DEFAULT_PORT = '4000';

if (existsSync('.env')) process.loadEnvFile('.env');
const { values } = parseArgs({ options: { port: { type: 'string' } } });
const port = values.port ?? (process.env.PORT || DEFAULT_PORT);
const isProduction = process.env.NODE_ENV === 'production';
if (!isProduction) setStandIns(process.env, `http://localhost:${port}`);
// A build calls itself production; the server runs as it was told.
const environment: NodeJS.ProcessEnv = { ...process.env, PORT: port };

console.log('Building …');
await build({ logLevel: 'warn', build: { outDir: START_BUILD_FOLDER, emptyOutDir: true } });
if (process.env.VITE_MAP_SDK_URL === MAP_STAND_IN_PATH) {
  const file = join(START_BUILD_FOLDER, MAP_STAND_IN_PATH);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await buildMapStandIn());
}

/** Who tries the product looks at the page; only faults are worth a line. */
const faults: Log = (level, event, fields) => {
  if (level === 'error') jsonLog(level, event, fields);
};

await runServer({
  environment,
  webApp: resolve(START_BUILD_FOLDER),
  log: isProduction ? jsonLog : faults,
});
console.log('  Ctrl+C stops it.');
