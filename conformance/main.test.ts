import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendJson, startSmallServer, type SmallServer } from './testing/small-server.ts';

const MAIN = new URL('main.ts', import.meta.url).pathname;

let folder: string;
let server: SmallServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'conformance-'));
  // Right as far as it goes, but for the number of pages.
  server = await startSmallServer((_, response) => sendJson(response, 200, { content: [], totalPages: '0' }));
});

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

interface Ended {
  code: number | null;
  output: string;
  errors: string;
}

function run(...args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [MAIN, ...args]);
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.on('close', (code) => resolve({ code, output, errors }));
  });
}

const LIMITED = ['--only', 'listLatestSpots', '--timeout-ms', '5000'];

it('the command explains itself', async () => {
  const { code, output } = await run('--help');
  expect(code).toBe(0);
  expect(output).toContain('npm run conformance -- --url URL');
});

it('the command ends with 2 and one clear line where it cannot run', async () => {
  expect(await run('--url', 'http://127.0.0.1:1')).toEqual({
    code: 2,
    output: '',
    errors: expect.stringMatching(/^http:\/\/127\.0\.0\.1:1 cannot be checked\. GET .*: No answer: .*\n$/),
  });
  expect(await run('--url', server.url.href, '--known', join(folder, 'none.json'))).toMatchObject({
    code: 2,
    errors: expect.stringMatching(/^The file of known departures cannot be read: ENOENT.*\n$/),
  });
  expect(await run('--nonsense')).toMatchObject({ code: 2, output: '' });
});

it('the command ends with 1 where the server departs, and writes its reports', async () => {
  const junit = join(folder, 'reports/conformance.xml');
  const html = join(folder, 'reports/conformance.html');
  const { code, output } = await run('--url', server.url.href, ...LIMITED, '--junit', junit, '--html', html);
  expect(code).toBe(1);
  expect(output).toContain('/totalPages to be integer');
  expect(await readFile(junit, 'utf8')).toContain('/totalPages to be integer');
  expect(await readFile(html, 'utf8')).toContain('/totalPages to be integer');
});

it('the command ends with 0 where every departure is known', async () => {
  const known = join(folder, 'known.json');
  const checks = ['body', 'broken-input-refused', 'undocumented-method-refused', 'page-walk'];
  const departures = checks.map((check) => ({
    check,
    operation: 'listLatestSpots',
    reason: 'It is a stub.',
  }));
  await writeFile(known, JSON.stringify(departures));
  const { code, output } = await run('--url', server.url.href, ...LIMITED, '--known', known);
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('It is a stub.') });
});
