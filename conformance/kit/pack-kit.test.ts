import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { isJsonObject } from '../../contract/document.ts';
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

interface Ended {
  code: number | null;
  output: string;
}

/** Runs a command in a folder, with an empty cache and without a registry. */
function runIn(
  cwd: string,
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const child = spawn(command, args, {
    cwd,
    env: {
      HOME: folder,
      PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
      npm_config_cache: join(folder, 'cache'),
      npm_config_update_notifier: 'false',
      npm_config_offline: 'true',
      ...environment,
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

/** Runs the kit from the packed file. */
const run = (cwd: string, ...args: string[]) =>
  runIn(cwd, 'npx', ['--yes', '--package', file, KIT_NAME, ...args]);

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

/** What the composite action runs in a shell. */
async function actionScript(): Promise<string> {
  const action: unknown = parse(await readFile('conformance/action/action.yml', 'utf8'));
  const runs = isJsonObject(action) && isJsonObject(action['runs']) ? action['runs'] : {};
  const steps: unknown[] = Array.isArray(runs['steps']) ? runs['steps'] : [];
  const scripts = steps.flatMap((step) => (isJsonObject(step) ? (step['run'] ?? []) : []));
  return scripts.map(String).join('\n');
}

it(
  'the action runs the packed kit with its inputs, and writes the outcome into the summary of the job',
  { timeout: PATIENCE_MS },
  async () => {
    const job = await mkdtemp(join(folder, 'job-'));
    const summary = join(job, 'summary.md');
    await writeFile(
      join(job, 'known.json'),
      JSON.stringify([{ check: 'body', operation: 'listMostLikedSpots', reason: '다음 배포에서 고칩니다.' }]),
    );
    const { code } = await runIn(job, 'bash', ['-e', '-c', await actionScript()], {
      GITHUB_STEP_SUMMARY: summary,
      KIT: file,
      URL: server.url.href,
      ACCOUNTS: '',
      KNOWN: 'known.json',
      OPTIONS: '--only=listLatestSpots,listMostLikedSpots\n--seed=7\n',
    });
    expect(code).toBe(1);
    const text = await readFile(summary, 'utf8');
    expect(text).toContain('## ❌ Conformance of http');
    expect(text).toMatch(/\| specification \| body \| listLatestSpots \|.*totalPages to be integer/);
    expect(text).toContain('seed 7.');
    expect((await readdir(job)).toSorted()).toEqual([
      'conformance.html',
      'conformance.xml',
      'known.json',
      'summary.md',
    ]);
  },
);
