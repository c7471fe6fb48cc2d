import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { PoolCounts } from '../observe/metrics.ts';
import * as schema from './schema.ts';

/**
 * The database, or a transaction in it. Inside a transaction use only what it hands over: the embedded database has
 * one connection, which the transaction holds.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  db: Database;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
  /** How many connections there are; the embedded database has none. */
  pool?: () => PoolCounts;
}

const MIGRATIONS_FOLDER = fileURLToPath(new URL('migrations', import.meta.url));

/** Lets one of the processes that start at once on a PostgreSQL database prepare it, and the others wait for that. */
const START_LOCK = 4_736_200_101;

/** How long a database may take to say that it is there, in milliseconds: less than those who ask wait for it. */
const PING_LIMIT_MS = 2_000;

/** How long a PostgreSQL database may take, in milliseconds. */
export interface PostgresLimits {
  /** To take a connection, or to have one free. */
  connectMs: number;
  /** For one statement; the database ends it. */
  statementMs: number;
  /** To answer a statement, where it cannot even say that it ended it. */
  answerMs: number;
  /** To be asked the next thing within a transaction; the database ends it, and what it holds is free. */
  idleTransactionMs: number;
  /** To say that it is there. */
  pingMs: number;
  /** How many connections the process has at most. */
  poolSize: number;
}

export const POSTGRES_LIMITS: PostgresLimits = {
  connectMs: 5_000,
  statementMs: 10_000,
  answerMs: 15_000,
  idleTransactionMs: 15_000,
  pingMs: PING_LIMIT_MS,
  poolSize: 20,
};

/** Brings what is in a database to where the server can serve it, such as the example story of a first run. */
export type Preparation = (db: Database) => Promise<void>;

const nothingMore: Preparation = async () => undefined;

/**
 * Refuses a database whose tables a newer version of the server has changed: this one knows nothing of what they hold
 * now.
 */
async function refuseNewerTables(db: Database): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
  const newestKnown = Math.max(...known.map(({ folderMillis }) => folderMillis));
  const table = 'drizzle.__drizzle_migrations';
  if ((await db.$count(sql`(select to_regclass(${table}) as found) tables where found is not null`)) === 0)
    return;
  if ((await db.$count(sql`${sql.raw(table)} where created_at > ${newestKnown}`)) === 0) return;
  throw new Error(
    'The database belongs to a newer version of this server. Start that version, or restore a backup from before it.',
  );
}

async function answerWithin(limitMs: number, answer: Promise<unknown>): Promise<void> {
  const { promise: limit, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The database did not answer in time.')), limitMs);
  try {
    await Promise.race([answer, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Opens a PostgreSQL database and brings its tables up to date. Of several processes that do so at once one migrates and
 * prepares, and the others wait.
 *
 * @throws an Error when a newer version of the server has changed the tables
 */
export async function openPostgres(
  databaseUrl: string,
  limits: PostgresLimits = POSTGRES_LIMITS,
  prepare: Preparation = nothingMore,
): Promise<OpenDatabase> {
  const { default: pg } = await import('pg');
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const { migrate } = await import('drizzle-orm/node-postgres/migrator');
  const connection = { connectionString: databaseUrl, connectionTimeoutMillis: limits.connectMs };
  // Tables change, and another server changes them first, without a limit of time.
  const migration = new pg.Client(connection);
  await migration.connect();
  try {
    await migration.query('select pg_advisory_lock($1)', [START_LOCK]);
    const db = drizzle({ client: migration, schema });
    await refuseNewerTables(db);
    await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
    await prepare(db);
  } finally {
    await migration.end();
  }
  const pool = new pg.Pool({
    ...connection,
    max: limits.poolSize,
    keepAlive: true,
    statement_timeout: limits.statementMs,
    query_timeout: limits.answerMs,
    idle_in_transaction_session_timeout: limits.idleTransactionMs,
  });
  // A connection that breaks is replaced. Without a listener it would end the process: the pool's while it is idle,
  // its own between the statements of a transaction.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    db: drizzle({ client: pool, schema }),
    ping: () => answerWithin(limits.pingMs, pool.query('select 1')),
    close: () => pool.end(),
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}

/**
 * Opens the embedded database and brings its tables up to date.
 *
 * @param folder where it lives; without one it lives in memory
 * @param snapshot what a new database starts from
 * @throws an Error when a newer version of the server has changed the tables
 */
export async function openEmbedded(
  folder: string | undefined,
  snapshot?: Blob,
  prepare: Preparation = nothingMore,
): Promise<OpenDatabase> {
  const { PGlite } = await import('@electric-sql/pglite');
  const { drizzle } = await import('drizzle-orm/pglite');
  const { migrate } = await import('drizzle-orm/pglite/migrator');
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const client = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(snapshot === undefined ? {} : { loadDataDir: snapshot }),
  });
  const db = drizzle({ client, schema });
  try {
    await refuseNewerTables(db);
    await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
    await prepare(db);
  } catch (error) {
    await client.close();
    throw error;
  }
  return {
    db,
    ping: () => answerWithin(PING_LIMIT_MS, client.query('select 1')),
    close: () => client.close(),
  };
}

/** The name of the unique constraint that a failed statement ran into, or undefined for any other failure. */
export function brokenUniqueConstraint(error: unknown): string | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (typeof cause !== 'object' || cause === null || !('code' in cause) || cause.code !== '23505') {
    return undefined;
  }
  return 'constraint' in cause && typeof cause.constraint === 'string' ? cause.constraint : '';
}

function codeOf(error: unknown): unknown {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
}

/** How often it is tried where something else changes the same rows the other way round. */
const ATTEMPTS = 5;

/**
 * Does a statement or a transaction anew where the database ended it because it and another one waited for each other:
 * nothing of it was done then.
 *
 * @throws whatever else fails, and the failure of the fifth attempt
 */
export async function againAfterDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (codeOf(error) !== '40P01' || attempt === ATTEMPTS) throw error;
    }
  }
}

/** Whether a row was to name another one that has been deleted meanwhile. */
export const namesWhatIsGone = (error: unknown): boolean => codeOf(error) === '23503';

/** What failed, without the values of a query: they may tell of a person. */
export function describeFailure(error: unknown): string {
  if (error instanceof DrizzleQueryError) {
    return `The database refused a statement: ${error.cause?.message ?? 'it did not say why'}`;
  }
  return error instanceof Error ? error.message : String(error);
}
