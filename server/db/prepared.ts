import type { Database } from './client.ts';

/**
 * Prepares a statement once for each database instead of at each use: putting it together, sending its text and having
 * the database take it apart cost more than most of them do.
 *
 * @param prepare puts the statement together, and ends with `.prepare` and a name of its own
 * @returns the statement for a database; do not ask for one within a transaction, which is another database each time
 */
export function preparedOnce<Statement>(prepare: (db: Database) => Statement): (db: Database) => Statement {
  const statements = new WeakMap<Database, Statement>();
  return (db) => {
    const known = statements.get(db);
    if (known !== undefined) return known;
    const statement = prepare(db);
    statements.set(db, statement);
    return statement;
  };
}
