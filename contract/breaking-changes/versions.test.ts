import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findLastRelease, readVersion } from './versions.ts';

let repository: string;

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: repository,
    stdio: 'pipe',
  });

function commitContract(version: string): void {
  mkdirSync(join(repository, 'openapi'), { recursive: true });
  writeFileSync(
    join(repository, 'openapi', 'openapi.yaml'),
    `openapi: 3.1.0\ninfo: { title: 도새기, version: ${version} }\npaths: {}\n`,
  );
  git('add', '.');
  git('commit', '-q', '-m', version);
}

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'contract-versions-'));
});
afterEach(() => rmSync(repository, { recursive: true, force: true }));

test('the last release is the highest tag v* before the present state, and there may be none', async () => {
  expect(await findLastRelease(repository)).toBeUndefined();
  git('init', '-q');
  commitContract('1.0.0');
  expect(await findLastRelease(repository)).toBeUndefined();
  for (const tag of ['v0.2.0', 'v0.10.0', 'v0.9.0', 'vivid', 'nightly']) git('tag', tag);
  git('checkout', '-q', '-b', 'next');
  commitContract('2.0.0');
  git('tag', 'v1.0.0');
  git('checkout', '-q', '-');
  expect(await findLastRelease(repository)).toBe('v0.10.0');
});

test('a version is read from a git ref or a file, and what is neither is refused', async () => {
  git('init', '-q');
  commitContract('1.0.0');
  git('tag', 'v0.1.0');
  commitContract('1.1.0');
  expect((await readVersion('v0.1.0', repository))['info']).toEqual({ title: '도새기', version: '1.0.0' });
  const file = join(repository, 'openapi', 'openapi.yaml');
  expect((await readVersion(file))['info']).toEqual({ title: '도새기', version: '1.1.0' });
  await expect(readVersion('v9.9.9', repository)).rejects.toThrow(
    'v9.9.9 is neither a file nor a git ref of this repository.',
  );
  await expect(readVersion('--output=x', repository)).rejects.toThrow(
    '--output=x is neither a file nor a git ref',
  );
  git('rm', '-q', '-r', 'openapi');
  git('commit', '-q', '-m', 'empty');
  await expect(readVersion('HEAD', repository)).rejects.toThrow('HEAD has no contract in openapi/.');
});
