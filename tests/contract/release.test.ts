import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { operations } from '@generated/operations';
import { releaseContract } from '../../contract/release.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release-'));
  await releaseContract(folder);
}, 60_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

const read = (name: string) => readFile(join(folder, name), 'utf8');
const readJson = async (name: string): Promise<unknown> => JSON.parse(await read(name));

const Collection = z.object({
  item: z.array(
    z.object({
      name: z.string(),
      item: z.array(
        z.object({ request: z.object({ method: z.string(), url: z.object({ raw: z.string() }) }) }),
      ),
    }),
  ),
});

describe('the released contract', () => {
  it('the released contract has one file for each use', async () => {
    expect((await readdir(folder)).toSorted()).toEqual([
      'CHANGELOG.md',
      'dosaegi.postman_collection.json',
      'openapi.dereferenced.json',
      'openapi.json',
      'openapi.ko.json',
      'openapi.ko.yaml',
      'openapi.yaml',
      'reference.html',
    ]);
  });

  it('the released contract says the same as YAML and as JSON, and is version 1.0.0', async () => {
    const json = await readJson('openapi.json');
    expect(parse(await read('openapi.yaml'), { maxAliasCount: -1 })).toEqual(json);
    expect(json).toMatchObject({ openapi: '3.1.1', info: { version: '1.0.0' } });
    expect(await read('CHANGELOG.md')).toContain('\n## 1.0.0\n');
  });

  it('the released contract has no reference left where it says so', async () => {
    expect(await read('openapi.dereferenced.json')).not.toContain('"$ref"');
  });

  it('the released contract has a request for each operation in its collection, in folders by tag', async () => {
    const { item } = Collection.parse(await readJson('dosaegi.postman_collection.json'));
    const asked = new Set(
      item.flatMap(({ item: requests }) =>
        requests.map(
          ({ request: { method, url } }) =>
            `${method} ${url.raw
              .replace('{{baseUrl}}', '')
              .replace(/\?.*$/, '')
              .replaceAll(/:(\w+)/g, '{$1}')}`,
        ),
      ),
    );
    expect([...asked].toSorted()).toEqual(
      operations.map(({ method, path }) => `${method} ${path}`).toSorted(),
    );
    expect(item.map(({ name }) => name).slice(0, 3)).toEqual(['auth', 'registration', 'session']);
  });

  it('the released contract shows both languages on one page that asks nobody for anything', async () => {
    const page = await read('reference.html');
    expect(page).toContain('이메일로 로그인');
    expect(page).toContain('Sign in by email');
    expect(page).not.toMatch(/<script[^>]* src=|<link[^>]* rel="stylesheet"/);
  });
});
