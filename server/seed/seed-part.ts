import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/client.ts';

/** What the parts of the seed are told. */
export interface SeedContext {
  /** The moment of the first run: the story's days are counted back from it. */
  now: Date;
  /** Of the demo password, which all people of the story have; null where none of them can sign in. */
  passwordHash: string | null;
}

/** One part of the seed. It gives its rows fixed ids, the ones of the contract's examples. */
export type Seed = (transaction: Database, context: SeedContext) => Promise<void>;

/**
 * Lets ids that the database gives from now on follow the fixed ones of the seed. To be called by each part for its
 * tables with an id.
 */
export async function continueIds(transaction: Database, table: PgTable & { id: unknown }): Promise<void> {
  const nextId = sql`(select coalesce(max(id), 0) + 1 from ${table})`;
  await transaction.execute(
    sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), ${nextId}, false)`,
  );
}
