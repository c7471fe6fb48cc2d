import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeRelease } from './make-release.ts';
import { CannotRelease } from './version.ts';

let repository: string;

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: repository, stdio: 'pipe', encoding: 'utf8' }).trim();

const read = (name: string) => readFileSync(join(repository, name), 'utf8');
const write = (name: string, text: string) => writeFileSync(join(repository, name), text);

const CHANGELOG = '# Changelog\n\n## Unreleased\n\n- A map.\n';
const MANIFEST = { name: 'dosaegi', version: '0.1.0', type: 'module' };
const LOCK = { ...MANIFEST, lockfileVersion: 3, packages: { '': { name: 'dosaegi', version: '0.1.0' } } };

const contractWith = (fields: string) => `openapi: 3.1.0
info: { title: 도새기, version: 1.0.0 }
paths:
  /api/spots:
    get:
      operationId: getSpot
      responses:
        '200':
          description: A spot.
          content:
            application/json:
              schema: { type: object, properties: { ${fields} } }
`;

const release = (version: string, pack: () => Promise<void> = async () => undefined) =>
  makeRelease({ repository, version, day: '2026-11-22', pack });

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'make-release-'));
  git('init', '--quiet');
  git('config', 'user.name', 'Test');
  git('config', 'user.email', 'test@example.com');
  write('.gitignore', 'node_modules\n.cache\n');
  write('package.json', JSON.stringify(MANIFEST, undefined, 2));
  write('package-lock.json', JSON.stringify(LOCK, undefined, 2));
  write('CHANGELOG.md', CHANGELOG);
  mkdirSync(join(repository, 'openapi'));
  write('openapi/openapi.yaml', contractWith('id: { type: integer }, name: { type: string }'));
  git('add', '.');
  git('commit', '--quiet', '--message', 'feat: a map');
});
afterEach(() => rmSync(repository, { recursive: true, force: true }));

test('a release is a commit with version and changelog, and a tag on it', async () => {
  await release('1.0.0');
  expect(git('log', '--format=%s')).toBe('chore(release): 1.0.0\nfeat: a map');
  expect(git('rev-parse', 'v1.0.0^{commit}')).toBe(git('rev-parse', 'HEAD'));
  expect(git('status', '--porcelain')).toBe('');
  expect(JSON.parse(read('package.json'))).toEqual({ ...MANIFEST, version: '1.0.0' });
  expect(JSON.parse(read('package-lock.json'))).toMatchObject({
    version: '1.0.0',
    packages: { '': { version: '1.0.0' } },
  });
  expect(read('CHANGELOG.md')).toBe('# Changelog\n\n## Unreleased\n\n## 1.0.0 - 2026-11-22\n\n- A map.\n');
});

test('a release with changes that are not committed, or a tag that exists, is refused', async () => {
  write('new.txt', '');
  await expect(release('1.0.0')).rejects.toThrow(
    new CannotRelease('There are changes that are not committed:\n?? new.txt'),
  );
  rmSync(join(repository, 'new.txt'));
  git('tag', 'v1.0.0');
  await expect(release('1.0.0')).rejects.toThrow(new CannotRelease('The tag v1.0.0 exists already.'));
  expect(git('log', '--format=%s')).toBe('feat: a map');
});

test('a release that tells nothing, or is no higher, is refused', async () => {
  await release('1.0.0');
  await expect(release('1.0.1')).rejects.toThrow('CHANGELOG.md tells nothing under Unreleased.');
  await expect(release('0.9.0')).rejects.toThrow('0.9.0 is below 1.0.0, the first release.');
  expect(git('tag')).toBe('v1.0.0');
});

test('what is packed carries the version already, and a release that cannot be packed changes nothing', async () => {
  const versions: unknown[] = [];
  const broken = release('1.0.0', async () => {
    versions.push(JSON.parse(read('package.json')));
    throw new Error('The disk is full.');
  });
  await expect(broken).rejects.toThrow('The disk is full.');
  expect(versions).toEqual([{ ...MANIFEST, version: '1.0.0' }]);
  expect(git('status', '--porcelain')).toBe('');
  expect(git('tag')).toBe('');
  expect(read('CHANGELOG.md')).toBe(CHANGELOG);
});

test('after a release a field that is removed from the contract fails, and one that is added passes', async () => {
  cpSync('contract', join(repository, 'contract'), { recursive: true });
  cpSync('redocly.yaml', join(repository, 'redocly.yaml'));
  symlinkSync(resolve('node_modules'), join(repository, 'node_modules'));
  git('add', '.');
  git('commit', '--quiet', '--message', 'feat: a gate');
  await release('1.0.0');
  const compare = () =>
    spawnSync(process.execPath, ['contract/breaking-changes/main.ts'], {
      cwd: repository,
      encoding: 'utf8',
    });

  write('openapi/openapi.yaml', contractWith('id: { type: integer }'));
  const removed = compare();
  expect(removed.stdout).toContain('response 200 /name: the field is gone');
  expect(removed.stdout).toContain('1 breaking change of the contract between v1.0.0 and the working tree.');
  expect(removed.status).toBe(1);

  write(
    'openapi/openapi.yaml',
    contractWith('id: { type: integer }, name: { type: string }, tag: { type: string }'),
  );
  const added = compare();
  expect(added.stdout).toBe('No breaking changes of the contract between v1.0.0 and the working tree.\n');
  expect(added.status).toBe(0);
}, 60_000);
