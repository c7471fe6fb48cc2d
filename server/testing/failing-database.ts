import type { Database } from '../db/client.ts';

export interface FailingDatabase {
  /** From now on so many statements and transactions succeed, and all later ones fail. */
  failAfter(uses: number): void;
}

/** What a client of either database does for a statement or a transaction. A pool also connects for its own queries. */
const USES = ['query', 'transaction', 'connect'] as const;

/** Lets an open database work until it is told to break. Statements that were prepared before break with it. */
export function createFailingDatabase(db: Database): FailingDatabase {
  let left = Number.POSITIVE_INFINITY;
  let isUnderWay = false;
  const client: unknown = Reflect.get(db, '$client');
  if (typeof client !== 'object' || client === null) throw new Error('The database has no client.');
  for (const name of USES) {
    const use: unknown = Reflect.get(client, name);
    if (typeof use !== 'function') continue;
    Reflect.set(client, name, (...values: unknown[]): unknown => {
      if (isUnderWay) return Reflect.apply(use, client, values);
      if (left <= 0) throw new Error('The database is gone.');
      left -= 1;
      isUnderWay = true;
      try {
        return Reflect.apply(use, client, values);
      } finally {
        isUnderWay = false;
      }
    });
  }
  return {
    failAfter(uses) {
      left = uses;
    },
  };
}
