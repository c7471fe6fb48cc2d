import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSnapshot } from './test-database.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'snapshots-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it('a snapshot that two make at once stays the one that was complete first, and both can read it', async () => {
  const file = join(folder, 'deeper', 'empty.tar');
  let finishSecond = (): void => undefined;
  const isLate = new Promise<void>((resolve) => {
    finishSecond = resolve;
  });
  const late = readSnapshot(file, async () => {
    await isLate;
    return new Blob(['the second']);
  });
  const early = await readSnapshot(file, async () => new Blob(['the first']));
  finishSecond();
  expect(await (await late).text()).toBe('the first');
  expect(await early.text()).toBe('the first');
  expect(await readdir(join(folder, 'deeper'))).toEqual(['empty.tar']);
});
