import { lt } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { registrations, sessions, socialCodes, verificationCodes } from '../db/schema.ts';
import { EXPIRED_SESSION_KEPT_MS } from './sessions.ts';

/**
 * Deletes what has timed out and serves nobody any more: codes that were mailed, signups that were not completed, codes of
 * social logins, and sessions of which their users need not be told any longer. Several processes may do it at once.
 */
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  for (const table of [verificationCodes, registrations, socialCodes]) {
    // The embedded database has one connection.
    await db.delete(table).where(lt(table.expiresAt, now));
  }
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date(now.getTime() - EXPIRED_SESSION_KEPT_MS)));
}
