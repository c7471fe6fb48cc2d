import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { endedAccounts, users } from '../../db/schema.ts';
import type { Log } from '../../observe/log.ts';
import type { Storage } from '../../storage/storage.ts';
import { deleteAccount } from './delete-account.ts';

/** The id of an account that was deleted, and nothing else of it. */
interface EndedAccount {
  userId: number;
  endedAt: Date;
}

/** Where ended accounts are on record: in the storage, which all processes share and no restore replaces. */
const FOLDER = 'ended';

const KEY = /\/(?<userId>\d+)-(?<endedAt>\d+)\.txt$/;

const keyOf = ({ userId, endedAt }: EndedAccount) => `${FOLDER}/${userId}-${endedAt.getTime()}.txt`;

/** Puts on record which accounts were deleted; what the database knows of them ends with it. */
export async function recordEnded({ db, storage }: { db: Database; storage: Storage }): Promise<void> {
  for (const ended of await db.select().from(endedAccounts)) {
    const bytes = new TextEncoder().encode(`${ended.endedAt.toISOString()}\n`);
    await storage.put(keyOf(ended), { bytes, contentType: 'text/plain' });
    await db.delete(endedAccounts).where(eq(endedAccounts.userId, ended.userId));
  }
}

/** All accounts on record. */
export async function listEnded(storage: Storage): Promise<EndedAccount[]> {
  const ended: EndedAccount[] = [];
  for await (const { key } of storage.list(FOLDER)) {
    const { userId, endedAt } = KEY.exec(key)?.groups ?? {};
    if (userId !== undefined) ended.push({ userId: Number(userId), endedAt: new Date(Number(endedAt)) });
  }
  return ended;
}

/**
 * Deletes ended accounts once more that a restore has brought back. A restored database gives ids out that it has given
 * out before: an account that began after the end on record is somebody else's, and stays.
 *
 * @returns how many were there again
 */
export async function endAgain(
  deps: { db: Database; storage: Storage; log: Log },
  ended: readonly EndedAccount[],
): Promise<number> {
  let count = 0;
  for (const { userId, endedAt } of ended) {
    const [back] = await deps.db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), lte(users.createdAt, endedAt)));
    if (back === undefined) continue;
    await deleteAccount(deps, userId, endedAt);
    count += 1;
  }
  // What the backup itself had not on record yet.
  await recordEnded(deps);
  return count;
}
