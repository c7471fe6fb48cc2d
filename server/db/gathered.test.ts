import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import type { OpenDatabase } from './client.ts';
import { gatheredOnce } from './gathered.ts';

let database: OpenDatabase;
let loads: (readonly number[])[];

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

const gather = () => {
  loads = [];
  return gatheredOnce(async (_, keys: readonly number[]) => {
    loads.push(keys);
    if (keys.includes(13)) throw new Error('The database is gone.');
    return new Map(keys.filter((key) => key > 0).map((key) => [key, `spot ${key}`]));
  });
};

it('the database is asked once for what is asked for together, each thing once', async () => {
  const ask = gather();
  const answers = await Promise.all([1, 2, 1, -1].map((key) => ask(database.db, key)));
  expect(answers).toEqual(['spot 1', 'spot 2', 'spot 1', undefined]);
  expect(loads).toEqual([[1, 2, -1]]);
});

it('the database is asked anew in the next round, also after a failure', async () => {
  const ask = gather();
  await expect(Promise.all([ask(database.db, 1), ask(database.db, 13)])).rejects.toThrow(
    'The database is gone.',
  );
  expect(await ask(database.db, 1)).toBe('spot 1');
  expect(loads).toEqual([[1, 13], [1]]);
});
