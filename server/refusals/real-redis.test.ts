import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findRedis, startRedis, type LocalRedis } from '../testing/local-redis.ts';
import { startServerProcess, type ServerProcess } from '../testing/server-process.ts';
import { createTestClient } from '../testing/test-client.ts';
import { layEmptyDatabase } from '../testing/test-database.ts';
import { createRedisRateLimits, type RedisRateLimits } from './rate-limit.ts';

const LIMIT = { max: 3, windowMs: 60_000 };

/** Whole servers start, on a machine that may be busy. */
const PATIENCE = { timeout: 120_000 };

const program = findRedis();

describe.skipIf(program === undefined)('attempts counted in a real Redis', () => {
  let redis: LocalRedis;
  let faults: unknown[];
  let onlooker: Redis;
  const opened: RedisRateLimits[] = [];

  beforeAll(async () => {
    redis = await startRedis(program ?? '');
    onlooker = new Redis(redis.url).on('error', () => undefined);
    faults = [];
  });

  afterAll(async () => {
    onlooker.disconnect();
    await redis.stop();
  });

  afterEach(() => {
    for (const limits of opened.splice(0)) limits.close();
    faults = [];
  });

  /** Resolves when what is counted stands in Redis. */
  async function waitForRedis(limits: RedisRateLimits): Promise<void> {
    const isCountedThere = async () => {
      const key = randomUUID();
      await limits.count({ key, limit: LIMIT });
      return onlooker.exists(`dosaegi:${key}`);
    };
    await expect.poll(isCountedThere, { timeout: 10_000 }).toBe(1);
  }

  async function open(): Promise<RedisRateLimits> {
    const limits = await createRedisRateLimits(redis.url, (error) => faults.push(error));
    opened.push(limits);
    await waitForRedis(limits);
    return limits;
  }

  const countAllowed = async (limits: RedisRateLimits, key: string, attempts: number) => {
    let allowed = 0;
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      allowed += await limits.count({ key, limit: LIMIT }).then(
        () => 1,
        () => 0,
      );
    }
    return allowed;
  };

  it('attempts counted in a real Redis are those of all who share it, and are forgotten by all', async () => {
    const [one, two] = [await open(), await open()];
    expect(await countAllowed(one, 'shared', 2)).toBe(2);
    expect(await countAllowed(two, 'shared', 3)).toBe(1);
    await expect(one.count({ key: 'shared', limit: LIMIT })).rejects.toMatchObject({
      status: 429,
      retryAfterSeconds: 60,
    });
    await two.forget({ key: 'shared', limit: LIMIT });
    expect(await countAllowed(one, 'shared', 4)).toBe(3);
    expect(faults).toEqual([]);
  });

  it('attempts counted in a real Redis are allowed again when their window ends', async () => {
    const limits = await open();
    const attempt = { key: 'window', limit: { max: 1, windowMs: 1_000 } };
    await limits.count(attempt);
    await expect(limits.count(attempt)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 1 });
    await expect
      .poll(
        () =>
          limits.count(attempt).then(
            () => true,
            () => false,
          ),
        { timeout: 5_000 },
      )
      .toBe(true);
  });

  it(
    'attempts counted in a real Redis are counted here while it is away, and there again after its restart',
    PATIENCE,
    async () => {
      const [one, two] = [await open(), await open()];
      expect(await countAllowed(one, 'restart', 3)).toBe(3);
      await redis.stop();
      await expect.poll(() => faults.length, { timeout: 10_000 }).toBeGreaterThan(0);
      expect(await countAllowed(one, 'restart', 5)).toBe(3);
      expect(await countAllowed(two, 'restart', 5)).toBe(3);
      await redis.start();
      await Promise.all([waitForRedis(one), waitForRedis(two)]);
      // It has kept nothing: the windows begin anew, for both of them together.
      expect((await countAllowed(one, 'restart', 2)) + (await countAllowed(two, 'restart', 5))).toBe(3);
    },
  );

  describe('by two processes of the server', () => {
    let folder: string;
    let processes: ServerProcess[];

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'dosaegi-redis-two-'));
      processes = await Promise.all(
        ['one', 'two'].map(async (name) => {
          await layEmptyDatabase(join(folder, name));
          return startServerProcess({ DATA_DIR: join(folder, name), REDIS_URL: redis.url });
        }),
      );
    }, PATIENCE.timeout);

    afterAll(async () => {
      await Promise.all(processes.map((server) => server.stop()));
      rmSync(folder, { recursive: true });
    }, PATIENCE.timeout);

    it(
      'attempts counted in a real Redis by two processes of the server are one count',
      PATIENCE,
      async () => {
        const sendTo = (url: string, email: string) =>
          createTestClient(url).call('sendVerificationCode', { json: { email } });
        const isCountedThere = async (url: string) => {
          const before = await onlooker.dbsize();
          await sendTo(url, `${randomUUID()}@example.com`);
          return (await onlooker.dbsize()) > before;
        };
        for (const { url } of processes)
          await expect.poll(() => isCountedThere(url), { timeout: 10_000 }).toBe(true);

        const statuses: number[] = [];
        for (let attempt = 0; attempt < 6; attempt += 1) {
          const { url } = processes[attempt % 2] ?? processes[0] ?? { url: '' };
          const { status } = await sendTo(url, 'hallasan@example.com');
          statuses.push(status);
        }
        // Five mails an hour to one address, whichever process is asked.
        expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      },
    );
  });
});
