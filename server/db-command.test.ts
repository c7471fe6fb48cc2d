import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDatabase } from './seed/seed.ts';
import { findPostgres, startPostgres, type LocalPostgres } from './testing/local-postgres.ts';
import { deleteAccount } from './services/accounts/delete-account.ts';
import { recordEnded } from './services/accounts/ended-accounts.ts';
import { createFolderStorage } from './storage/folder-storage.ts';
import { listStored } from './testing/read-stored.ts';
import { openPostgres, type Database } from './db/client.ts';
import { comments, hallabongLedger, likes, spots, users, verificationCodes } from './db/schema.ts';

const MAIN = fileURLToPath(new URL('db-command.ts', import.meta.url));

/** Programs start, on a machine that may be busy. */
const PATIENCE = { timeout: 240_000 };

const programs = findPostgres();
const folder = mkdtempSync(join(tmpdir(), 'dosaegi-db-'));

afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command where there is no .env. */
function run(settings: Readonly<Record<string, string>>, ...options: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...options], {
    cwd: folder,
    env: {
      PATH: [programs, process.env.PATH].join(delimiter),
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: join(folder, 'data'),
      ...settings,
    },
    encoding: 'utf8',
    timeout: 120_000,
  });
  return { status, stdout, stderr };
}

function expectRefusal(options: readonly string[], reason: string) {
  const { status, stdout, stderr } = run({ DATABASE_URL: 'postgres://localhost/none' }, ...options);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(reason);
  expect(stderr).toContain('Usage: npm run db -- COMMAND');
}

it('npm run db refuses ["restore","file"] and tells how it is used', PATIENCE, () =>
  expectRefusal(['restore', 'file'], '--replace says that it may'),
);

it.each([
  [[], 'A command is missing.'],
  [['destroy'], 'There is no command destroy.'],
  [['backup'], 'The command is not complete.'],
  [['check', '--repare'], '--repare'],
])('npm run db refuses %j and tells how it is used', { ...PATIENCE, tags: 'nightly' }, expectRefusal);

it('npm run db has no backup for the embedded database and says what to do', PATIENCE, () => {
  const { status, stderr } = run({}, 'backup', 'file');
  expect(status).toBe(1);
  expect(stderr).toContain('stop the server and copy the data folder');
});

describe.skipIf(programs === undefined)('on PostgreSQL', () => {
  let postgres: LocalPostgres;
  let settings: { DATABASE_URL: string };

  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
    settings = { DATABASE_URL: postgres.url };
  });

  afterAll(() => postgres.stop());

  /** What the tables of people hold, as one text. */
  async function readAll(): Promise<string> {
    const database = await openPostgres(postgres.url);
    const { db } = database;
    const rows = [];
    for (const table of [users, spots, likes, comments, hallabongLedger]) {
      // The order in which a table gives its rows is nobody's promise.
      rows.push((await db.select().from(table)).map((row) => JSON.stringify(row)).toSorted());
    }
    await database.close();
    return JSON.stringify(rows);
  }

  it(
    'npm run db makes the tables, and finds nothing wrong in a story that was just told',
    PATIENCE,
    async () => {
      expect(run(settings, 'migrate')).toMatchObject({ status: 0, stdout: 'The tables are up to date.\n' });
      const database = await openPostgres(postgres.url);
      const { db } = database;
      await seedDatabase(db, undefined, new Date('2026-04-12T09:00:00+09:00'));
      await database.close();
      const { status, stdout } = run(settings, 'check');
      expect(stdout.trim().split('\n')).toEqual([
        'balances of hallabong: right',
        'sums of steps: right',
        'counts of likes: right',
        'counts of comments: right',
        'counts of replies: right',
        'number of spots: right',
        'days of spots: right',
        'names to search: right',
      ]);
      expect(status).toBe(0);
    },
  );

  it('npm run db tells what is wrong, and mends it when it is asked to', PATIENCE, async () => {
    const database = await openPostgres(postgres.url);
    const { db } = database;
    for (const spoil of [
      sql`update users set hallabong = hallabong + 1 where id in (1, 2)`,
      sql`update users set total_steps = 1 where id = 3`,
      sql`update spots set like_count = like_count + 1 where id = 101`,
      sql`update spots set comment_count = 0 where id = 101`,
      sql`update comments set reply_count = 9 where id = 218`,
      sql`update row_counts set count = 1`,
      sql`update spot_days set count = count + 1 where day = (select max(day) from spot_days)`,
      sql`update spot_names set letters = '{}' where spot_id = 101`,
    ]) {
      await db.execute(spoil);
    }
    await database.close();
    const wrong = [
      'balances of hallabong: 2 wrong',
      'sums of steps: 1 wrong',
      'counts of likes: 1 wrong',
      'counts of comments: 1 wrong',
      'counts of replies: 1 wrong',
      'number of spots: 1 wrong',
      'days of spots: 1 wrong',
      'names to search: 1 wrong',
    ];
    const found = run(settings, 'check');
    expect(found.stdout.trim().split('\n')).toEqual(wrong);
    expect(found.status).toBe(1);
    const mended = run(settings, 'check', '--repair');
    expect(mended.stdout.trim().split('\n')).toEqual(wrong.map((line) => `${line}, mended`));
    expect(mended.status).toBe(0);
    expect(run(settings, 'check')).toMatchObject({ status: 0 });
  });

  it('npm run db cleans up what is kept for a time', PATIENCE, async () => {
    const database = await openPostgres(postgres.url);
    const expiresAt = new Date(Date.now() - 1000);
    await database.db
      .insert(verificationCodes)
      .values({ emailKey: 'a@example.com', codeHash: 'a', expiresAt });
    await database.close();
    const { status, stdout } = run(settings, 'clean');
    expect(status).toBe(0);
    // The people of the story were at challenges long ago.
    expect(stdout).toMatch(
      /^timed out: 1\nchallenges without photo and place from now on: \d+\norphaned files: 0\n$/,
    );
  });

  it('npm run db brings back from a backup what was lost', PATIENCE, async () => {
    const file = join(folder, 'dosaegi.backup');
    const before = await readAll();
    expect(run(settings, 'backup', file)).toMatchObject({ status: 0, stdout: `The backup is in ${file}.\n` });
    expect(existsSync(file)).toBe(true);
    expect(run(settings, 'backup', file)).toMatchObject({ status: 1 });

    const database = await openPostgres(postgres.url);
    const { db } = database;
    await db.execute(sql`drop table likes, comments`);
    await db.execute(sql`update users set nickname = 'lost' || id`);
    await database.close();
    expect(run(settings, 'restore', file, '--replace')).toMatchObject({
      status: 0,
      stdout: `The database is what it was when ${file} was written.\nDeleted again, because they were deleted since: 0 accounts\n`,
    });
    expect(await readAll()).toBe(before);
    expect(run(settings, 'check')).toMatchObject({ status: 0 });
  });

  it('npm run db restores wholly or not at all: a broken backup changes nothing', PATIENCE, async () => {
    const whole = join(folder, 'whole.backup');
    const broken = join(folder, 'broken.backup');
    expect(run(settings, 'backup', whole)).toMatchObject({ status: 0 });
    const bytes = readFileSync(whole);
    const before = await readAll();
    // Its list of contents is whole, and so the restore begins: it ends within what the tables hold.
    writeFileSync(broken, bytes.subarray(0, bytes.byteLength - 4000));
    expect(run(settings, 'restore', broken, '--replace')).toMatchObject({ status: 1, stdout: '' });
    expect(await readAll()).toBe(before);
    expect(run(settings, 'check')).toMatchObject({ status: 0 });
  });

  it(
    'npm run db deletes accounts again that a restore has brought back, and nobody who has their id since',
    PATIENCE,
    async () => {
      const file = join(folder, 'people.backup');
      const storage = createFolderStorage(join(folder, 'data', 'uploads'));
      const hour = (number: number) => new Date(`2026-04-20T${String(number).padStart(2, '0')}:00:00Z`);
      const change = async (work: (db: Database) => Promise<unknown>) => {
        const database = await openPostgres(postgres.url);
        await work(database.db);
        await database.close();
      };
      const person = (nickname: string, createdAt: Date) => ({
        nickname,
        themes: ['힐링'],
        gender: 'FEMALE' as const,
        birthYear: 1990,
        createdAt,
      });
      const idOf = async (db: Database, nickname: string) =>
        (await db.query.users.findFirst({ where: eq(users.nickname, nickname) }))?.id ?? 0;
      const end = async (db: Database, nickname: string, now: Date) =>
        deleteAccount({ db, storage, log: () => undefined }, await idOf(db, nickname), now);

      let reused = 0;
      await change(async (db) => {
        await db.insert(users).values([person('떠난 사람', hour(1)), person('남은 사람', hour(1))]);
        // Somebody who has the id of a person that left before them, as it comes after another restore.
        await db.insert(users).values(person('먼저 떠난 사람', hour(1)));
        reused = await idOf(db, '먼저 떠난 사람');
        await end(db, '먼저 떠난 사람', hour(2));
        await recordEnded({ db, storage });
        await db
          .insert(users)
          .overridingSystemValue()
          .values({ id: reused, ...person('나중에 온 사람', hour(3)) });
      });
      expect(run(settings, 'backup', file)).toMatchObject({ status: 0 });
      await change(async (db) => {
        // One as the server does it; of the other the process ended before it was on record.
        await end(db, '떠난 사람', hour(4));
        await recordEnded({ db, storage });
        await end(db, '감귤이', hour(5));
      });
      expect(run(settings, 'restore', file, '--replace')).toMatchObject({
        status: 0,
        stdout: expect.stringContaining('Deleted again, because they were deleted since: 2 accounts\n'),
      });
      await change(async (db) => {
        const there = await db.select({ nickname: users.nickname }).from(users);
        const nicknames = there.map(({ nickname }) => nickname);
        expect(nicknames).toEqual(expect.arrayContaining(['남은 사람', '나중에 온 사람']));
        expect(nicknames).not.toContain('떠난 사람');
        expect(nicknames).not.toContain('감귤이');
      });
      const kept = (await listStored(storage, 'ended')).map(({ key }) => key);
      expect(kept).toHaveLength(3);
      expect(kept.join()).toMatch(/^(ended\/\d+-\d+\.txt,?){3}$/);
      expect(run(settings, 'check')).toMatchObject({ status: 0 });
    },
  );
});
