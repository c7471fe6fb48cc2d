import { inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { rateLimits } from '../db/schema.ts';
import { tooManyRequests } from '../http/refusal.ts';

export interface RateLimit {
  /** The most attempts within the window. */
  max: number;
  /** How long the window is, from its first attempt on, in milliseconds. */
  windowMs: number;
}

/**
 * Counts an attempt, across all processes that share the database.
 *
 * @param key what is limited, such as an action and an address
 * @throws a Refusal when there were too many within the window
 */
export async function countAttempt(
  db: Database,
  key: string,
  { max, windowMs }: RateLimit,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + windowMs);
  const isOver = lte(rateLimits.expiresAt, now);
  const [row] = await db
    .insert(rateLimits)
    .values({ key, count: 1, expiresAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        expiresAt: sql`case when ${isOver} then excluded.expires_at else ${rateLimits.expiresAt} end`,
      },
    })
    .returning({ count: rateLimits.count });
  const count = row?.count ?? 0;
  if (count === 1) await db.delete(rateLimits).where(lte(rateLimits.expiresAt, now));
  if (count > max) throw tooManyRequests();
}

/** Forgets the attempts under some keys, as after a success. */
export async function forgetAttempts(db: Database, keys: readonly string[]): Promise<void> {
  await db.delete(rateLimits).where(inArray(rateLimits.key, keys));
}
