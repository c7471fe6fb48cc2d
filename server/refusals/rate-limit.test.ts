import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { rateLimits } from '../db/schema.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import {
  createDatabaseRateLimits,
  createMemoryRateLimits,
  createRedisRateLimits,
  type RateLimits,
} from './rate-limit.ts';

const LIMIT = { max: 3, windowMs: 60_000 };

let database: Awaited<ReturnType<typeof openTestDatabase>>;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

afterEach(() => {
  vi.useRealTimers();
});

/** How many of some attempts at once are allowed. */
async function countAllowed(limits: RateLimits, key: string, attempts: number): Promise<number> {
  const all = await Promise.allSettled(
    Array.from({ length: attempts }, () => limits.count({ key, limit: LIMIT })),
  );
  return all.filter(({ status }) => status === 'fulfilled').length;
}

const stores: [string, () => RateLimits][] = [
  ['in memory', createMemoryRateLimits],
  ['in the database', () => createDatabaseRateLimits(database.db)],
];

describe.each(stores)('attempts counted %s', (name, create) => {
  it(`attempts counted ${name} are refused above the limit, until the window of the first one ends`, async () => {
    const limits = create();
    vi.setSystemTime(Date.now());
    const attempt = { key: `window ${name}`, limit: LIMIT };
    expect(await countAllowed(limits, attempt.key, 10)).toBe(3);
    await expect(limits.count(attempt)).rejects.toMatchObject({
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      retryAfterSeconds: 60,
    });
    vi.setSystemTime(Date.now() + 45_000);
    await expect(limits.count(attempt)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 15 });
    vi.setSystemTime(Date.now() + 15_001);
    expect(await countAllowed(limits, attempt.key, 10)).toBe(3);
  });

  it(`attempts counted ${name} are counted by key, and forgotten`, async () => {
    const limits = create();
    expect(await countAllowed(limits, `one ${name}`, 4)).toBe(3);
    expect(await countAllowed(limits, `other ${name}`, 4)).toBe(3);
    await limits.forget({ key: `one ${name}`, limit: LIMIT });
    expect(await countAllowed(limits, `one ${name}`, 4)).toBe(3);
    expect(await countAllowed(limits, `other ${name}`, 4)).toBe(0);
  });
});

it('attempts in the database are those of all processes', async () => {
  const [one, two] = [createDatabaseRateLimits(database.db), createDatabaseRateLimits(database.db)];
  expect(await countAllowed(one, 'shared', 2)).toBe(2);
  expect(await countAllowed(two, 'shared', 2)).toBe(1);
  const rows = await database.db.select({ key: rateLimits.key, count: rateLimits.count }).from(rateLimits);
  expect(rows).toContainEqual({ key: 'shared', count: 4 });
});

it('attempts are counted by each process while Redis does not answer, which is told', async () => {
  const faults: unknown[] = [];
  // Nobody listens there.
  const limits = await createRedisRateLimits('redis://127.0.0.1:1', (error) => faults.push(error));
  expect(await countAllowed(limits, 'alone', 5)).toBe(3);
  await expect.poll(() => faults.length).toBeGreaterThan(0);
  limits.close();
});
