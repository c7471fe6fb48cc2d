import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runServer } from './run.ts';
import { serve, type RunningServer } from './start.ts';

/** A whole database opens, on a machine that may be busy. */
const PATIENCE = { timeout: 60_000 };

let folder: string;
let neighbour: RunningServer;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dosaegi-run-'));
  neighbour = await serve(() => new Response(), '127.0.0.1', 0);
});

afterEach(async () => {
  await neighbour.stop();
  rmSync(folder, { recursive: true });
});

const environment = (PORT: string) => ({
  NODE_ENV: 'production',
  SMTP_URL: 'smtp://localhost',
  DATA_DIR: folder,
  PORT,
});

/** The lock goes after the database in the folder is closed. */
const isDataFolderFree = () =>
  existsSync(join(folder, 'database')) && !existsSync(join(folder, 'server.pid'));

describe('a server that does not start', () => {
  it('closes its database where its port is taken', PATIENCE, async () => {
    const { port } = new URL(neighbour.url);
    await expect(runServer({ environment: environment(port) })).rejects.toThrow('EADDRINUSE');
    expect(isDataFolderFree()).toBe(true);
  });

  it('stops wholly where the server in front of it does not start', PATIENCE, async () => {
    let address = '';
    const front = async (url: string) => {
      address = url;
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      throw new Error('Port 5173 is already in use');
    };
    const running = runServer({ environment: environment('0'), front, log: () => undefined });
    await expect(running).rejects.toThrow('Port 5173 is already in use');
    await expect(fetch(`${address}/healthz`)).rejects.toThrow('fetch failed');
    expect(isDataFolderFree()).toBe(true);
  });
});
