/**
 * The server's database, for who runs it. Settings come from the environment and from .env, see .env.example.
 *
 * Usage: npm run db -- migrate | check [--repair] | clean | backup FILE | restore FILE --replace
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { prepareDataFolder } from './process/data-folder.ts';
import { readServerSettings, type ServerSettings } from './process/settings.ts';
import { jsonLog } from './observe/log.ts';
import { openStorage } from './storage/open-storage.ts';
import type { Storage } from './storage/storage.ts';
import { backUp, restore } from './db/backup.ts';
import { checkKept } from './db/check.ts';
import { describeFailure, openEmbedded, openPostgres, type Database } from './db/client.ts';
import { lockDataFolder } from './db/data-lock.ts';

const USAGE = `Usage: npm run db -- COMMAND

  migrate                 brings the tables up to date
  check [--repair]        counts anew what is kept beside its rows, tells where it is wrong, and mends it
  clean                   deletes at once what the server deletes in time: what has timed out, photos and places of
                          challenges after 90 days, pictures that nothing names
  backup FILE             writes the PostgreSQL database into a file; the server may run
  restore FILE --replace  puts a backup in place of what is in the PostgreSQL database, and deletes again the accounts
                          that were deleted since; no server may run

Settings: .env.example.`;

/** What somebody has typed that is no command. */
class WrongUse extends Error {}

function readCommand() {
  try {
    const { values, positionals } = parseArgs({
      options: { repair: { type: 'boolean' }, replace: { type: 'boolean' }, help: { type: 'boolean' } },
      allowPositionals: true,
    });
    return { ...values, positionals };
  } catch (error) {
    throw new WrongUse(error instanceof Error ? error.message : String(error));
  }
}

/** The mode makes no difference here: nothing is mailed, and nobody signs in. */
const readSettings = () => readServerSettings({ ...process.env, NODE_ENV: 'development' });

/** Opens the database of the settings, which brings its tables up to date, and closes it after the work. */
async function withDatabase(
  { databaseUrl, dataDir }: ServerSettings,
  work: (db: Database) => Promise<void>,
): Promise<void> {
  const unlock = databaseUrl === undefined ? lockDataFolder(dataDir) : undefined;
  try {
    const database =
      databaseUrl === undefined
        ? await openEmbedded(prepareDataFolder(dataDir, 'database'))
        : await openPostgres(databaseUrl);
    try {
      await work(database.db);
    } finally {
      await database.close();
    }
  } finally {
    unlock?.();
  }
}

async function check(db: Database, repair: boolean): Promise<void> {
  const results = await checkKept(db, repair);
  for (const { what, wrong } of results) {
    console.log(`${what}: ${wrong === 0 ? 'right' : `${wrong} wrong${repair ? ', mended' : ''}`}`);
  }
  if (!repair && results.some(({ wrong }) => wrong > 0)) process.exitCode = 1;
}

async function cleanUp(settings: ServerSettings, db: Database): Promise<void> {
  // The other commands need no pictures, nor what draws them.
  const { clean } = await import('./services/upkeep/retention.ts');
  const { expired, traces, orphans } = await clean({ db, storage: await openStorage(settings) }, new Date());
  console.log(
    `timed out: ${expired}\nchallenges without photo and place from now on: ${traces}\norphaned files: ${orphans}`,
  );
}

/** Records which accounts have ended before the database that knows of the last ones is replaced. */
async function recordBeforeRestore(settings: ServerSettings, storage: Storage): Promise<void> {
  const { recordEnded } = await import('./services/accounts/ended-accounts.ts');
  try {
    await withDatabase(settings, (db) => recordEnded({ db, storage }));
  } catch (error) {
    // A database that cannot be read is what a restore is for.
    console.error(`What the database itself knew of deleted accounts is lost: ${describeFailure(error)}`);
  }
}

async function restoreBackup(settings: ServerSettings, file: string): Promise<void> {
  const databaseUrl = requirePostgres(settings);
  const { endAgain, listEnded } = await import('./services/accounts/ended-accounts.ts');
  const storage = await openStorage(settings);
  await recordBeforeRestore(settings, storage);
  // Read first: a store that does not answer ends the restore before it has changed anything.
  const ended = await listEnded(storage);
  await restore(databaseUrl, file);
  let count = 0;
  await withDatabase(settings, async (db) => {
    count = await endAgain({ db, storage, log: jsonLog }, ended);
  });
  console.log(
    `The database is what it was when ${file} was written.\nDeleted again, because they were deleted since: ${count} accounts`,
  );
}

function requirePostgres({ databaseUrl }: ServerSettings): string {
  if (databaseUrl !== undefined) return databaseUrl;
  throw new Error(
    'The embedded database has no backup of its own: stop the server and copy the data folder. DATABASE_URL names a PostgreSQL database.',
  );
}

async function main(): Promise<void> {
  const { positionals, repair = false, replace = false, help = false } = readCommand();
  const [command, file, ...others] = positionals;
  if (help) return console.log(USAGE);
  if (existsSync('.env')) process.loadEnvFile('.env');
  const takesFile = command === 'backup' || command === 'restore';
  if (others.length > 0 || (file !== undefined) !== takesFile)
    throw new WrongUse('The command is not complete.');
  if (command === 'migrate') {
    return withDatabase(readSettings(), async () => console.log('The tables are up to date.'));
  }
  if (command === 'check') return withDatabase(readSettings(), (db) => check(db, repair));
  if (command === 'clean') {
    const settings = readSettings();
    return withDatabase(settings, (db) => cleanUp(settings, db));
  }
  if (command === 'backup' && file !== undefined) {
    await backUp(requirePostgres(readSettings()), file);
    return console.log(`The backup is in ${file}.`);
  }
  if (command === 'restore' && file !== undefined) {
    if (!replace) throw new WrongUse('A restore drops what is in the database: --replace says that it may.');
    return restoreBackup(readSettings(), file);
  }
  throw new WrongUse(command === undefined ? 'A command is missing.' : `There is no command ${command}.`);
}

main().catch((error: unknown) => {
  if (!(error instanceof WrongUse)) {
    console.error(describeFailure(error));
    process.exitCode = 1;
    return;
  }
  console.error(`${error.message}\n\n${USAGE}`);
  process.exitCode = 2;
});
