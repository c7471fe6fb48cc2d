/**
 * Builds the web app and serves the whole product on the mock of the contract.
 *
 * Usage: npm start [-- --port PORT]
 */
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { serveWithMock } from './serve-with-mock.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: process.env.PORT ?? '4000' } } });
const port = Number(values.port);

// Without a key of Kakao's, the demo shows the labelled stand-in map.
if (!process.env.VITE_KAKAO_JS_KEY) process.env.VITE_MAP_SDK_URL ??= '/map-stand-in/sdk.js';

console.log('Building …');
await build({ logLevel: 'warn' });
await serveWithMock({ folder: 'dist', port });
console.log(`\n도새기: http://localhost:${port}\nAny email and a password of 8 characters sign in, for example`);
console.log('  gamgyul@example.com · jeju_2026\n\nCtrl+C stops it.');
