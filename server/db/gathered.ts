import type { Database } from './client.ts';

/** What is asked for in one round of the event loop, and what comes of it. */
interface Round<Key, Value> {
  keys: Set<Key>;
  found: Promise<ReadonlyMap<Key, Value>>;
}

/**
 * Gathers what is asked for in one round of the event loop into one statement: sending one and waking the database cost
 * more than most of them do. Who asks alone waits no longer for it, and who asks at a busy moment shares it.
 *
 * A failure is the failure of all who asked in that round. Nothing is remembered.
 *
 * @param load finds what there is of the keys, each of them once; how many there are, the turns of the requests bound
 * @returns what asks for one of them, undefined where there is none; not for use within a transaction
 */
export function gatheredOnce<Key, Value>(
  load: (db: Database, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (db: Database, key: Key) => Promise<Value | undefined> {
  const rounds = new WeakMap<Database, Round<Key, Value>>();
  function begin(db: Database): Round<Key, Value> {
    const keys = new Set<Key>();
    const { promise: found, resolve, reject } = Promise.withResolvers<ReadonlyMap<Key, Value>>();
    const round = { keys, found };
    rounds.set(db, round);
    // After everything that has come in this round of the event loop.
    setImmediate(() => {
      rounds.delete(db);
      load(db, [...keys]).then(resolve, reject);
    });
    return round;
  }
  return async (db, key) => {
    const round = rounds.get(db) ?? begin(db);
    round.keys.add(key);
    return (await round.found).get(key);
  };
}
