import type { Database } from '../db/client.ts';

export interface FailingDatabase {
  db: Database;
  /** From now on so many uses succeed, and all later ones fail. */
  failAfter(uses: number): void;
}

const USES = new Set<string | symbol>([
  'select',
  'insert',
  'update',
  'delete',
  'transaction',
  'execute',
  'query',
  '$count',
]);

/** A database that works until it is told to break. */
export function createFailingDatabase(db: Database): FailingDatabase {
  let left = Number.POSITIVE_INFINITY;
  return {
    db: new Proxy(db, {
      get(target, name): unknown {
        if (USES.has(name)) {
          if (left <= 0) throw new Error('The database is gone.');
          left -= 1;
        }
        const member: unknown = Reflect.get(target, name);
        return typeof member === 'function' ? member.bind(target) : member;
      },
    }),
    failAfter(uses) {
      left = uses;
    },
  };
}
