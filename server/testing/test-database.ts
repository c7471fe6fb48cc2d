import { createHash, randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  openAsBlob,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEmbedded, openPostgres, type OpenDatabase } from '../db/client.ts';

const pathOf = (place: string) => fileURLToPath(new URL(place, import.meta.url));

const SNAPSHOTS_FOLDER = pathOf('../../.cache/database-snapshots');

/** Changes with every migration, so that an outdated snapshot is never used. */
function versionOfTables(): string {
  const folder = pathOf('../db/migrations');
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).toSorted()) {
    if (file.endsWith('.sql')) hash.update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function writeSnapshot(file: string): Promise<void> {
  const { PGlite } = await import('@electric-sql/pglite');
  const { drizzle } = await import('drizzle-orm/pglite');
  const { migrate } = await import('drizzle-orm/pglite/migrator');
  const client = await PGlite.create();
  await migrate(drizzle({ client }), { migrationsFolder: pathOf('../db/migrations') });
  const snapshot = await client.dumpDataDir('none');
  await client.close();
  mkdirSync(SNAPSHOTS_FOLDER, { recursive: true });
  // Several test files may start at once: the last complete one stays.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, new Uint8Array(await snapshot.arrayBuffer()));
  renameSync(draft, file);
}

/** Runs the same tests on a PostgreSQL server, in databases of their own. */
async function createPostgresDatabase(serverUrl: string): Promise<OpenDatabase> {
  const { default: pg } = await import('pg');
  const name = `dosaegi_test_${randomUUID().replaceAll('-', '')}`;
  const administer = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await administer(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = name;
  const database = await openPostgres(url.href);
  return {
    ...database,
    close: async () => {
      await database.close();
      await administer(`drop database ${name}`);
    },
  };
}

/** The embedded database with empty tables, to begin from. The first call makes it. */
export async function readEmptyDatabase(): Promise<Blob> {
  const file = join(SNAPSHOTS_FOLDER, `${versionOfTables()}.tar`);
  if (!existsSync(file)) await writeSnapshot(file);
  return openAsBlob(file);
}

/**
 * A database with empty tables: embedded and in memory, from a snapshot that the first call makes, or on the PostgreSQL
 * server that TEST_DATABASE_URL names.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const { TEST_DATABASE_URL: serverUrl } = process.env;
  if (serverUrl) return createPostgresDatabase(serverUrl);
  return openEmbedded(undefined, await readEmptyDatabase());
}

/**
 * Puts the embedded database with empty tables into a data folder, as a server finds it that was started there before:
 * making it anew takes most of a first start. The first call makes what the others copy.
 */
export async function layEmptyDatabase(dataFolder: string): Promise<void> {
  const original = join(SNAPSHOTS_FOLDER, versionOfTables());
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
