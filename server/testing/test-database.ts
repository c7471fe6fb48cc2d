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
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { openEmbedded, openPostgres, type OpenDatabase } from '../db/client.ts';

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

/** What a snapshot holds; it is made once, because a new database takes seconds. */
async function readSnapshot(name: string, fill: () => Promise<PGlite>): Promise<Blob> {
  const file = join(SNAPSHOTS_FOLDER, `${name}.tar`);
  if (!existsSync(file)) {
    const client = await fill();
    const snapshot = await client.dumpDataDir('none');
    await client.close();
    mkdirSync(SNAPSHOTS_FOLDER, { recursive: true });
    // Several test files may start at once: the last complete one stays.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, new Uint8Array(await snapshot.arrayBuffer()));
    renameSync(draft, file);
  }
  return openAsBlob(file);
}

/** The embedded database without any table, to begin from. */
export const readBareDatabase = (): Promise<Blob> => readSnapshot(versionOf('bare'), () => PGlite.create());

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

/** The embedded database with empty tables, to begin from. */
export const readEmptyDatabase = (): Promise<Blob> =>
  readSnapshot(versionOf('empty'), async () => {
    const client = await PGlite.create({ loadDataDir: await readBareDatabase() });
    await migrate(drizzle({ client }), { migrationsFolder: pathOf('../db/migrations') });
    return client;
  });

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
