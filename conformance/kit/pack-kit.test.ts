import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendJson, startSmallServer, type SmallServer } from '../testing/small-server.ts';
import { KIT_NAME, packKit } from './pack-kit.ts';

/** Packing and installing, on a machine that others use. */
const PATIENCE_MS = 120_000;

/** What the kit may take once it is installed. */
const MOST_BYTES = 30 * 1024 * 1024;

let folder: string;
let file: string;
let server: SmallServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kit-'));
  file = await packKit(folder);
  server = await startSmallServer((_, response) => sendJson(response, 200, { content: [], totalPages: '0' }));
}, 2 * PATIENCE_MS);

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

/** Runs the kit from the packed file, in an empty folder, with an empty cache and without a registry. */
async function run(cwd: string, ...args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn('npx', ['--yes', '--offline', '--package', file, KIT_NAME, ...args], {
    cwd,
    env: {
      HOME: folder,
      PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
      npm_config_cache: join(folder, 'cache'),
      npm_config_update_notifier: 'false',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, output }));
  });
}

async function sizeOf(place: string): Promise<number> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  const sizes = entries.map(async (entry) =>
    entry.isFile() ? (await stat(join(entry.parentPath, entry.name))).size : 0,
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

it(
  'the packed kit runs from the packed file in an empty folder, without a registry, and is at most 30 MB installed',
  { timeout: PATIENCE_MS },
  async () => {
    const empty = await mkdtemp(join(folder, 'empty-'));
    const only = ['--only', 'listLatestSpots', '--html', 'report.html'];
    const { code, output } = await run(empty, '--url', server.url.href, ...only);
    expect(output).toContain('/totalPages to be integer');
    expect(code).toBe(1);
    expect(await readFile(join(empty, 'report.html'), 'utf8')).toContain('conformance report');
    expect(await sizeOf(join(folder, 'cache/_npx'))).toBeLessThan(MOST_BYTES);
  },
);
