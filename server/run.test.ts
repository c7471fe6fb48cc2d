import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Log } from './observe/log.ts';
import { runServer } from './run.ts';
import { serve, type RunningServer } from './http/serve.ts';
import { createTestClient } from './testing/test-client.ts';
import { layEmptyDatabase } from './testing/test-database.ts';

/** A whole database opens, on a machine that may be busy. */
const PATIENCE = { timeout: 60_000 };

let folder: string;
let neighbour: RunningServer;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dosaegi-run-'));
  neighbour = await serve(() => new Response(), '127.0.0.1', 0);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await neighbour.stop();
  rmSync(folder, { recursive: true });
});

const environment = (PORT: string) => ({
  NODE_ENV: 'production',
  SMTP_URL: 'smtp://localhost',
  MAIL_FROM: '도새기 <no-reply@dosaegi.example>',
  DATA_DIR: folder,
  PORT,
});

/** The lock goes after the database in the folder is closed. */
const isDataFolderFree = () =>
  existsSync(join(folder, 'database')) && !existsSync(join(folder, 'server.pid'));

it('a server that does not start closes its database where its port is taken', PATIENCE, async () => {
  await layEmptyDatabase(folder);
  const { port } = new URL(neighbour.url);
  await expect(runServer({ environment: environment(port) })).rejects.toThrow('EADDRINUSE');
  expect(isDataFolderFree()).toBe(true);
});

it(
  'a server that does not start stops wholly where the server in front of it does not start',
  PATIENCE,
  async () => {
    await layEmptyDatabase(folder);
    let address = '';
    const front = async (url: string) => {
      address = url;
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      throw new Error('Port 5173 is already in use');
    };
    const running = runServer({ environment: environment('0'), front, log: quiet });
    await expect(running).rejects.toThrow('Port 5173 is already in use');
    await expect(fetch(`${address}/healthz`)).rejects.toThrow('fetch failed');
    expect(isDataFolderFree()).toBe(true);
  },
);

const quiet: Log = () => undefined;

/** A log that keeps the names of its warnings. */
function keepWarnings() {
  const warnings: string[] = [];
  const log: Log = (level, event) => {
    if (level === 'warning') warnings.push(event);
  };
  return { warnings, log };
}

/** A built app, as far as a server looks. */
function buildApp(): string {
  const webApp = join(folder, 'app');
  mkdirSync(webApp);
  writeFileSync(join(webApp, 'index.html'), '<!doctype html>');
  return webApp;
}

describe('a server for real users', () => {
  let own: string;
  let server: RunningServer;
  const { warnings, log } = keepWarnings();

  beforeAll(async () => {
    own = mkdtempSync(join(tmpdir(), 'dosaegi-run-'));
    const DATA_DIR = join(own, 'data');
    const settings = { ...environment('0'), DATA_DIR };
    server = await runServer({ environment: settings, seed: true, webApp: join(own, 'none'), log });
  }, PATIENCE.timeout);

  afterAll(async () => {
    await server.stop();
    rmSync(own, { recursive: true });
  });

  it('a server for real users tells the example story, if asked to, without letting anybody in as its people', async () => {
    const visitor = createTestClient(server.url);
    expect(await visitor.call('listLatestSpots')).toMatchObject({ body: { totalPages: 4 } });
    const json = { email: 'gamgyul@example.com', password: 'jeju_2026' };
    expect(await visitor.call('login', { json })).toMatchObject({ status: 401 });
  });

  it.skipIf(process.platform === 'win32')(
    'a server for real users keeps what it is told from others on the machine',
    () => {
      const modes = ['', 'database', 'uploads'].map((name) => statSync(join(own, 'data', name)).mode & 0o777);
      expect(modes.map((mode) => mode.toString(8))).toEqual(['700', '700', '700']);
    },
  );

  it('a server for real users warns of the embedded database and of an app that is not built', () => {
    expect(warnings).toEqual(['production on the embedded database', 'the app is not built']);
  });
});

const start = async (webApp: string) => {
  const { warnings, log } = keepWarnings();
  await layEmptyDatabase(folder);
  const printed = vi.spyOn(console, 'log').mockReturnValue();
  const server = await runServer({
    environment: { NODE_ENV: 'development', DATA_DIR: folder, PORT: '0' },
    webApp,
    log,
  });
  await server.stop();
  return { warnings, text: printed.mock.calls.flat().join('\n') };
};

it('a development server says that only the API is there while the app is not built', PATIENCE, async () => {
  const { warnings, text } = await start(join(folder, 'none'));
  expect(warnings).toEqual(['the app is not built']);
  expect(text).toContain('Only the API is there: the app is not built (npm run build).');
});

it(
  'a development server says who can sign in, and nothing else where the app is built',
  PATIENCE,
  async () => {
    const { warnings, text } = await start(buildApp());
    expect(warnings).toEqual([]);
    expect(text).toContain('Demo account: gamgyul@example.com / jeju_2026');
    expect(text).not.toContain('not built');
  },
);
