import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import {
  RateLimiterDrizzle,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type IRateLimiterOptions,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { Database } from '../db/client.ts';
import { tooManyRequests } from './refusal.ts';

export interface RateLimit {
  /** The most attempts within the window. */
  max: number;
  /** How long the window is, from its first attempt on, in milliseconds. */
  windowMs: number;
}

/** What an attempt counts for: an action and who does it, with their limit. */
export interface Attempt {
  key: string;
  limit: RateLimit;
}

/** Counts attempts. */
export interface RateLimits {
  /** @throws a Refusal when there were too many within the window, which says when it ends */
  count(attempt: Attempt): Promise<void>;
  /** Forgets the attempts for a key, as after a success. */
  forget(attempt: Attempt): Promise<void>;
}

type CreateLimiter = (options: IRateLimiterOptions) => RateLimiterAbstract;

function createRateLimits(create: CreateLimiter): RateLimits {
  const limiters = new Map<string, RateLimiterAbstract>();
  const limiterOf = ({ max, windowMs }: RateLimit) => {
    const name = `${max}/${windowMs}`;
    const limiter = limiters.get(name) ?? create({ keyPrefix: '', points: max, duration: windowMs / 1000 });
    limiters.set(name, limiter);
    return limiter;
  };
  return {
    async count({ key, limit }) {
      try {
        await limiterOf(limit).consume(key);
      } catch (outcome) {
        if (!(outcome instanceof RateLimiterRes)) throw outcome;
        throw tooManyRequests(Math.max(1, Math.ceil(outcome.msBeforeNext / 1000)));
      }
    },
    async forget({ key, limit }) {
      await limiterOf(limit).delete(key);
    },
  };
}

/** Counts in this process alone: for the embedded database, which no other process uses. */
export const createMemoryRateLimits = () => createRateLimits((options) => new RateLimiterMemory(options));

/** The table of attempts, by the names that the library has for its columns. */
const attempts = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('count').notNull(),
  expire: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** Counts in PostgreSQL, for all processes that share it. What has expired an hour ago is removed. */
export const createDatabaseRateLimits = (db: Database) =>
  createRateLimits((options) => new RateLimiterDrizzle({ ...options, storeClient: db, schema: attempts }));

export interface RedisRateLimits extends RateLimits {
  close(): void;
}

/**
 * Counts in Redis, for all processes that share it. While it does not answer, each process counts for itself.
 *
 * @param redisUrl begins with redis:// or rediss://
 */
export async function createRedisRateLimits(
  redisUrl: string,
  onFault: (error: unknown) => void,
): Promise<RedisRateLimits> {
  const { Redis } = await import('ioredis');
  // A command that cannot be sent fails at once, and is counted in memory.
  const redis = new Redis(redisUrl, { enableOfflineQueue: false, maxRetriesPerRequest: 1 });
  redis.on('error', onFault);
  const limits = createRateLimits(
    (options) =>
      new RateLimiterRedis({
        ...options,
        keyPrefix: 'dosaegi',
        storeClient: redis,
        insuranceLimiter: new RateLimiterMemory(options),
      }),
  );
  return { ...limits, close: () => redis.disconnect() };
}
