import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { layEmptyDatabase } from '../../server/testing/test-database.ts';

const PATIENCE = { timeout: 60_000 };
const PORT_IS_TAKEN = /EADDRINUSE|already in use/;
const MAIL_IS_MISSING = 'SMTP_URL';

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

let folder: string;
let taken: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dosaegi-mode-'));
  await layEmptyDatabase(folder);
  taken = createServer().listen(0, 'localhost');
  await once(taken, 'listening');
});

afterAll(() => {
  taken.close();
  rmSync(folder, { recursive: true });
});

/**
 * Runs an npm script away from the repository and its .env, on a port that is taken: it ends before anything is built,
 * but after its settings were read. Gives what it complains of.
 */
async function complaintOf(script: string, settings: Readonly<Record<string, string>> = {}): Promise<string> {
  const [, file = ''] = (scripts[script] ?? '').split(' ');
  const address = taken.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const child = spawn(process.execPath, [resolve(file), ...(script === 'serve' ? [] : ['--port', port])], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      HOST: 'localhost',
      PORT: '0',
      DATA_DIR: folder,
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [complaint] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return complaint;
}

async function expectDevelopment(script: string) {
  const complaint = await complaintOf(script);
  expect(complaint).toMatch(PORT_IS_TAKEN);
  expect(complaint).not.toContain(MAIL_IS_MISSING);
}

it('npm run start says itself that it is development, which asks for no mail server', PATIENCE, () =>
  expectDevelopment('start'),
);

it(
  'npm run dev:server says itself that it is development, which asks for no mail server',
  { ...PATIENCE, tags: 'nightly' },
  () => expectDevelopment('dev:server'),
);

it('npm start is in production where NODE_ENV says so', { ...PATIENCE, tags: 'nightly' }, async () => {
  expect(await complaintOf('start', { NODE_ENV: 'production' })).toContain(MAIL_IS_MISSING);
});

it('npm run dev:server is development whatever NODE_ENV says', { ...PATIENCE, tags: 'nightly' }, async () => {
  expect(await complaintOf('dev:server', { NODE_ENV: 'production' })).not.toContain(MAIL_IS_MISSING);
});

async function expectProduction(settings: Readonly<Record<string, string>>) {
  const complaint = await complaintOf('serve', settings);
  expect(complaint).toContain(MAIL_IS_MISSING);
  expect(complaint).toContain('NODE_ENV: is missing, which means production');
}

it('npm run serve is in production where nothing says what it is', PATIENCE, () => expectProduction({}));

it('npm run serve is in production where NODE_ENV is empty', { ...PATIENCE, tags: 'nightly' }, () =>
  expectProduction({ NODE_ENV: '' }),
);
