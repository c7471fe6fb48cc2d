/**
 * Serves the build that the browser tests run against, with the mock of the contract on the same origin.
 *
 * Usage: node tools/serve/serve-test-build.ts --port PORT (build first: node tools/build-for-tests.ts)
 */
import { parseArgs } from 'node:util';
import { TEST_BUILD_FOLDER } from '../build/folders.ts';
import { serveWithMock } from './serve-with-mock.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4301' } } });

await serveWithMock({ folder: TEST_BUILD_FOLDER, port: Number(values.port) });
