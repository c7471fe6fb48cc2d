import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DrizzleQueryError } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
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
}

const MIGRATIONS_FOLDER = fileURLToPath(new URL('migrations', import.meta.url));

/** Keeps two servers that start at once from migrating one PostgreSQL database together. */
const MIGRATION_LOCK = 4_736_200_101;

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
}

export const POSTGRES_LIMITS: PostgresLimits = {
  connectMs: 5_000,
  statementMs: 10_000,
  answerMs: 15_000,
  idleTransactionMs: 15_000,
  pingMs: PING_LIMIT_MS,
};

async function answerWithin(limitMs: number, answer: Promise<unknown>): Promise<void> {
  const { promise: limit, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The database did not answer in time.')), limitMs);
  try {
    await Promise.race([answer, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** Opens a PostgreSQL database and brings its tables up to date. */
export async function openPostgres(
  databaseUrl: string,
  limits: PostgresLimits = POSTGRES_LIMITS,
): Promise<OpenDatabase> {
  const { default: pg } = await import('pg');
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const { migrate } = await import('drizzle-orm/node-postgres/migrator');
  const connection = { connectionString: databaseUrl, connectionTimeoutMillis: limits.connectMs };
  // Tables change, and another server changes them first, without a limit of time.
  const migration = new pg.Client(connection);
  await migration.connect();
  try {
    await migration.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client: migration }), { migrationsFolder: MIGRATIONS_FOLDER });
  } finally {
    await migration.end();
  }
  const pool = new pg.Pool({
    ...connection,
    max: 20,
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
  };
}

/**
 * Opens the embedded database and brings its tables up to date.
 *
 * @param folder where it lives; without one it lives in memory
 * @param snapshot what a database in memory starts from
 */
export async function openEmbedded(folder: string | undefined, snapshot?: Blob): Promise<OpenDatabase> {
  const { PGlite } = await import('@electric-sql/pglite');
  const { drizzle } = await import('drizzle-orm/pglite');
  const { migrate } = await import('drizzle-orm/pglite/migrator');
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const client = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(snapshot === undefined ? {} : { loadDataDir: snapshot }),
  });
  const db = drizzle({ client, schema });
  await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
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
