import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  openAsBlob,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEmbedded, type OpenDatabase } from '../db/client.ts';

const pathOf = (place: string) => fileURLToPath(new URL(place, import.meta.url));

const SNAPSHOTS_FOLDER = pathOf('../../.cache/database-snapshots');

/** Changes with every migration, so that an outdated snapshot is never used. */
function nameOfSnapshot(): string {
  const folder = pathOf('../db/migrations');
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).toSorted()) {
    if (file.endsWith('.sql')) hash.update(readFileSync(join(folder, file)));
  }
  return `${hash.digest('hex').slice(0, 16)}.tar`;
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

/** An embedded database in memory with empty tables, from a snapshot that the first call makes. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const file = join(SNAPSHOTS_FOLDER, nameOfSnapshot());
  if (!existsSync(file)) await writeSnapshot(file);
  return openEmbedded(undefined, await openAsBlob(file));
}
