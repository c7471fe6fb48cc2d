import { createHash, randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  openAsBlob,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { openEmbedded, openPostgres, type OpenDatabase } from '../db/client.ts';
import * as schema from '../db/schema.ts';

const pathOf = (place: string) => fileURLToPath(new URL(place, import.meta.url));

const SNAPSHOTS_FOLDER = pathOf('../../.cache/database-snapshots');

/** The embedded database as it is installed. */
const PACKAGE_FILE = pathOf('../../node_modules/@electric-sql/pglite/package.json');

/** Names change with the database, and with every migration: an outdated snapshot is never used. */
function versionOf(what: 'bare' | 'empty'): string {
  const hash = createHash('sha256').update(readFileSync(PACKAGE_FILE));
  if (what === 'bare') return `bare-${hash.digest('hex').slice(0, 16)}`;
  const folder = pathOf('../db/migrations');
  for (const file of readdirSync(folder).toSorted()) {
    if (file.endsWith('.sql')) hash.update(readFileSync(join(folder, file)));
  }
  return `empty-${hash.digest('hex').slice(0, 16)}`;
}

/**
 * What a snapshot holds; it is made once, because a new database takes seconds. Several processes may want it at once:
 * the first complete one stays, because a file that is replaced can be read by nobody who has opened it.
 */
export async function readSnapshot(file: string, make: () => Promise<Blob>): Promise<Blob> {
  if (!existsSync(file)) {
    const snapshot = new Uint8Array(await (await make()).arrayBuffer());
    mkdirSync(dirname(file), { recursive: true });
    const draft = `${file}.${randomUUID()}`;
    writeFileSync(draft, snapshot);
    try {
      linkSync(draft, file);
    } catch (problem) {
      if (!existsSync(file)) throw problem;
    } finally {
      rmSync(draft);
    }
  }
  return openAsBlob(file);
}

const snapshotFile = (what: 'bare' | 'empty') => join(SNAPSHOTS_FOLDER, `${versionOf(what)}.tar`);

async function dumpOf(client: PGlite): Promise<Blob> {
  const snapshot = await client.dumpDataDir('none');
  await client.close();
  return snapshot;
}

/** The embedded database without any table, to begin from. */
export const readBareDatabase = (): Promise<Blob> =>
  readSnapshot(snapshotFile('bare'), async () => dumpOf(await PGlite.create()));

/** The database with empty tables on a PostgreSQL server, which the others are copies of. */
const POSTGRES_TEMPLATE = 'dosaegi_empty';

async function administer(serverUrl: string, statement: string): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function addressOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = name;
  return url.href;
}

/** Makes what {@link openTestDatabase} copies on a PostgreSQL server. */
export async function preparePostgres(serverUrl: string): Promise<void> {
  await administer(serverUrl, `create database ${POSTGRES_TEMPLATE}`);
  await (await openPostgres(addressOf(serverUrl, POSTGRES_TEMPLATE))).close();
}

const newName = () => `dosaegi_test_${randomUUID().replaceAll('-', '')}`;

/** Runs the same tests on a PostgreSQL server, in databases of their own. */
async function createPostgresDatabase(
  serverUrl: string,
  template = POSTGRES_TEMPLATE,
): Promise<OpenDatabase> {
  const name = newName();
  await administer(serverUrl, `create database ${name} template ${template}`);
  const database = await openPostgres(addressOf(serverUrl, name));
  return {
    ...database,
    close: async () => {
      await database.close();
      await administer(serverUrl, `drop database ${name}`);
    },
  };
}

/** The embedded database with empty tables, to begin from. */
const readEmptyDatabase = (): Promise<Blob> =>
  readSnapshot(snapshotFile('empty'), async () => {
    const client = await PGlite.create({ loadDataDir: await readBareDatabase() });
    await migrate(drizzle({ client }), { migrationsFolder: pathOf('../db/migrations') });
    return dumpOf(client);
  });

/**
 * A database with empty tables: embedded and in memory, from a snapshot that the first call makes, or on the PostgreSQL
 * server that TEST_DATABASE_URL names and {@link preparePostgres} has seen.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const { TEST_DATABASE_URL: serverUrl } = process.env;
  if (serverUrl) return createPostgresDatabase(serverUrl);
  return openEmbedded(undefined, await readEmptyDatabase());
}

type Fill = (db: OpenDatabase['db']) => Promise<unknown>;
type Open = () => Promise<OpenDatabase>;

async function fillOriginal(fill: Fill): Promise<Open> {
  const { TEST_DATABASE_URL: serverUrl } = process.env;
  if (serverUrl) {
    const original = newName();
    await administer(serverUrl, `create database ${original} template ${POSTGRES_TEMPLATE}`);
    const database = await openPostgres(addressOf(serverUrl, original));
    await fill(database.db);
    await database.close();
    return () => createPostgresDatabase(serverUrl, original);
  }
  const client = await PGlite.create({ loadDataDir: await readEmptyDatabase() });
  await fill(drizzle({ client, schema }));
  const original = await dumpOf(client);
  return () => openEmbedded(undefined, original);
}

/**
 * Opens databases that all begin as `fill` leaves one: it is filled once, and the others are copies. They are where
 * those of {@link openTestDatabase} are.
 */
export function openFilled(fill: Fill): Open {
  let original: Promise<Open> | undefined;
  return async () => {
    original ??= fillOriginal(fill);
    return (await original)();
  };
}

/**
 * Puts the embedded database with empty tables into a data folder, as a server finds it that was started there before:
 * making it anew takes most of a first start. The first call makes what the others copy.
 */
export async function layEmptyDatabase(dataFolder: string): Promise<void> {
  const original = join(SNAPSHOTS_FOLDER, versionOf('empty'));
  if (!existsSync(original)) {
    const draft = `${original}.${randomUUID()}`;
    await (await openEmbedded(draft, await readEmptyDatabase())).close();
    try {
      renameSync(draft, original);
    } catch {
      // Another test file was first.
      rmSync(draft, { recursive: true });
    }
  }
  mkdirSync(dataFolder, { recursive: true });
  cpSync(original, join(dataFolder, 'database'), { recursive: true });
}
