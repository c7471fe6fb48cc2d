import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { hallabongLedger, users } from '../../db/schema.ts';

/** A user's balance of hallabong: the sum of the ledger, which its triggers keep with the user. */
export async function balanceOf(db: Database, userId: number): Promise<number> {
  const [user] = await db.select({ hallabong: users.hallabong }).from(users).where(eq(users.id, userId));
  return user?.hallabong ?? 0;
}

/**
 * Makes everything else that changes this user's balance, steps or purchases wait until the transaction ends. Call it
 * first in a transaction, before reading what the change depends on.
 */
export async function lockUser(transaction: Database, userId: number): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

type LedgerRow = typeof hallabongLedger.$inferInsert;

/** A change of a balance: `amount` is negative when hallabong are spent. */
export type LedgerEntry = Pick<LedgerRow, 'userId' | 'amount' | 'reason' | 'reference' | 'createdAt'>;

/**
 * Writes a change of a balance. The same reason and reference are written once per user at most: a second time fails.
 * Within a transaction that holds {@link lockUser}, check the balance before spending.
 */
export async function writeLedger(transaction: Database, entry: LedgerEntry): Promise<void> {
  await transaction.insert(hallabongLedger).values(entry);
}
