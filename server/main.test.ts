import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

/** Runs the command where there is no .env. A server that starts is ended. */
const run = (...options: string[]) =>
  spawnSync(process.execPath, [MAIN, ...options], {
    cwd: tmpdir(),
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      DATA_DIR: '/dev/null/none',
    },
    encoding: 'utf8',
    timeout: 15_000,
  });

it('npm run serve tells how it is used', () => {
  const { status, stdout, stderr } = run('--help');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('Usage: npm run serve [-- --seed]');
});

function expectRefusal(option: string) {
  const { status, stdout, stderr } = run(option);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(option.split('=')[0]);
  expect(stderr).toContain('Usage: npm run serve [-- --seed]');
}

it('npm run serve refuses --sed, which it does not know, and tells how it is used', () =>
  expectRefusal('--sed'));

it.each(['--seed=yes', 'seed'])(
  'npm run serve refuses %s, which it does not know, and tells how it is used',
  { tags: 'nightly' },
  expectRefusal,
);
