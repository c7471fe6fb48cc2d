import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDatabase } from './seed/seed.ts';
import { findPostgres, startPostgres, type LocalPostgres } from './testing/local-postgres.ts';
import { openPostgres } from './db/client.ts';
import { hallabongLedger, likes, spots, users, verificationCodes } from './db/schema.ts';

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

  /** What a few tables hold, as one text. */
  async function readAll(): Promise<string> {
    const database = await openPostgres(postgres.url);
    const { db } = database;
    const rows = [];
    for (const table of [users, spots, likes, hallabongLedger]) {
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
    expect(run(settings, 'restore', file, '--replace')).toMatchObject({ status: 0 });
    expect(await readAll()).toBe(before);
    expect(run(settings, 'check')).toMatchObject({ status: 0 });
  });
});
