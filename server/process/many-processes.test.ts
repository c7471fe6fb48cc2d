import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres, type OpenDatabase } from '../db/client.ts';
import { comments, exchanges, likes, spots, users } from '../db/schema.ts';
import { SESSION_COOKIE } from '../http/operation.ts';
import { startSession } from '../services/accounts/sessions.ts';
import { startBalancer, type Balancer } from '../testing/balancer.ts';
import { findPostgres, startPostgres, type LocalPostgres } from '../testing/local-postgres.ts';
import { jpegFile } from '../testing/pictures.ts';
import { giveHallabong, insertProduct } from '../testing/rows.ts';
import { startServerProcess, type ServerProcess } from '../testing/server-process.ts';
import { createTestClient } from '../testing/test-client.ts';

/** Whole servers start, on a machine that may be busy. */
const PATIENCE = { timeout: 240_000 };

/** Between two requests of one caller: the machine starts servers meanwhile. */
const PACE_MS = 20;

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

const programs = findPostgres();

describe.skipIf(programs === undefined)('three processes on one database', () => {
  let postgres: LocalPostgres;
  let folder: string;
  let database: OpenDatabase;
  let balancer: Balancer;
  let processes: ServerProcess[] = [];

  let store: S3rver;
  let storeUrl: string;

  const settings = () => ({
    NODE_ENV: 'development',
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    DATABASE_POOL_SIZE: '10',
    DRAIN_SECONDS: '1',
    S3_ENDPOINT: storeUrl,
    S3_REGION: 'us-east-1',
    S3_BUCKET: 'pictures',
    // The keys that the program has.
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'dosaegi-many-'));
    postgres = await startPostgres(programs ?? '');
    store = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory: join(folder, 'store'),
      configureBuckets: [{ name: 'pictures', configs: [] }],
    });
    storeUrl = `http://127.0.0.1:${(await store.run()).port}`;
    processes = await Promise.all([1, 2, 3].map(() => startServerProcess(settings())));
    database = await openPostgres(postgres.url);
    balancer = await startBalancer();
    await Promise.all(processes.map(({ url }) => balancer.add(url)));
  }, PATIENCE.timeout);

  afterAll(async () => {
    await balancer.stop();
    await Promise.all(processes.map((server) => server.stop()));
    await database.close();
    await postgres.stop();
    await store.close();
    rmSync(folder, { recursive: true });
  }, PATIENCE.timeout);

  /** A browser that speaks with whichever process the proxy chooses. */
  async function signIn(nickname: string) {
    const row = {
      nickname,
      themes: ['힐링'],
      gender: 'FEMALE' as const,
      birthYear: 1998,
      createdAt: new Date(),
    };
    const [user] = await database.db.insert(users).values(row).returning({ id: users.id });
    const userId = user?.id ?? 0;
    const client = createTestClient(balancer.url);
    client.cookies.set(SESSION_COOKIE, await startSession(database.db, userId, new Date()));
    return { userId, client };
  }

  it('three processes on one database all start at once on an empty database, and tell the story once', async () => {
    expect(processes).toHaveLength(3);
    expect(await database.db.$count(users, eq(users.emailKey, 'gamgyul@example.com'))).toBe(1);
    expect(await database.db.$count(spots)).toBe(80);
  });

  it(
    'three processes on one database buy once with a balance for one, and count each like once',
    PATIENCE,
    async () => {
      const { db } = database;
      const { userId, client } = await signIn('셋이서하나');
      await giveHallabong(db, userId, 60);
      const { id } = await insertProduct(db, { hallabongCost: 60 });
      const answers = await Promise.all(
        Array.from({ length: 45 }, () =>
          client.call('exchangeProduct', { path: { id }, json: { userId } }).then(({ status }) => status),
        ),
      );
      expect(answers.filter((status) => status === 200)).toHaveLength(1);
      expect(answers.filter((status) => status === 409)).toHaveLength(44);
      expect(await db.$count(exchanges, eq(exchanges.userId, userId))).toBe(1);

      const before = await db.$count(likes, eq(likes.spotId, 112));
      await Promise.all(Array.from({ length: 60 }, () => client.call('likeSpot', { path: { id: 112 } })));
      expect(await db.$count(likes, eq(likes.spotId, 112))).toBe(before + 1);
      const [spot] = await db.select().from(spots).where(eq(spots.id, 112));
      expect(spot?.likeCount).toBe(before + 1);
    },
  );

  it('three processes on one database show a picture that another of them has stored', async () => {
    const { client } = await signIn('사진하나');
    const [first, ...others] = processes;
    const uploading = createTestClient(first?.url ?? '');
    for (const [name, value] of client.cookies) uploading.cookies.set(name, value);
    const form = new FormData();
    form.append('newProfileImage', jpegFile(), 'me.jpg');
    expect(await uploading.call('saveProfileImage', { form })).toMatchObject({ status: 200 });
    const { body } = await client.call('getSession', { query: { fields: 'profile' } });
    const [, path = ''] = /"profile":"([^"]+)"/.exec(JSON.stringify(body)) ?? [];
    expect(path).toMatch(/^\/uploads\/profiles\//);
    const shown = await Promise.all(others.map(({ url }) => fetch(`${url}${path}`)));
    expect(shown.map(({ status }) => status)).toEqual([200, 200]);
  });

  it(
    'three processes on one database are replaced one after the other under load without a request that fails',
    PATIENCE,
    async () => {
      const { userId, client } = await signIn('쉬지않고');
      const over = new AbortController();
      const statuses: Record<number, number> = {};
      const call = async (ask: () => Promise<{ status: number }>) => {
        while (!over.signal.aborted) {
          const { status } = await ask();
          await wait(PACE_MS);
          statuses[status] = (statuses[status] ?? 0) + 1;
        }
      };
      const visitor = createTestClient(balancer.url);
      const path = { id: 101 };
      let written = 0;
      const callers = [
        call(() => visitor.call('listLatestSpots')),
        call(() => client.call('getSession')),
        call(() => client.call('listNearby', { query: { lat: 33.24, lng: 126.6 } })),
        call(async () => {
          const answer = await client.call('createComment', { path, json: { text: `한마디 ${written}` } });
          if (answer.status === 200) written += 1;
          return answer;
        }),
      ];
      for (const [index, old] of processes.entries()) {
        // One after the other: two are always there.
        const fresh = await startServerProcess(settings());
        await balancer.add(fresh.url);
        expect(await old.stop()).toBe(0);
        balancer.remove(old.url);
        processes[index] = fresh;
      }
      over.abort();
      await Promise.all(callers);
      expect(Object.keys(statuses)).toEqual(['200']);
      expect(written).toBeGreaterThan(0);
      expect(await database.db.$count(comments, eq(comments.authorId, userId))).toBe(written);
    },
  );

  it(
    'three processes on one database say that they are not ready once they are told to stop, and still answer',
    PATIENCE,
    async () => {
      const server = processes.pop();
      if (server === undefined) throw new Error('There is no process.');
      const stopped = server.stop();
      const readiness = async () => (await fetch(`${server.url}/readyz`)).status;
      await expect.poll(readiness, { timeout: 10_000, interval: 20 }).toBe(503);
      expect(await createTestClient(server.url).call('listEventBanners')).toMatchObject({ status: 200 });
      expect(await stopped).toBe(0);
    },
  );
});

describe.skipIf(programs === undefined)('a process that cannot start', () => {
  let postgres: LocalPostgres;

  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
  });

  afterAll(() => postgres.stop());

  const start = () =>
    spawnSync(process.execPath, [MAIN], {
      cwd: tmpdir(),
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        NODE_ENV: 'development',
        PORT: '0',
        DATABASE_URL: postgres.url,
        DATA_DIR: mkdtempSync(join(tmpdir(), 'dosaegi-start-')),
      },
      encoding: 'utf8',
      timeout: 60_000,
    });

  it(
    'a process that cannot start says why without a word of the values that the database refused',
    PATIENCE,
    async () => {
      const database = await openPostgres(postgres.url);
      const { db } = database;
      await db.execute(sql`alter table users add constraint nobody check (email_key is null)`);
      await database.close();
      const { status, stderr } = start();
      expect(status).toBe(1);
      expect(stderr).toContain('The database refused a statement');
      expect(stderr).toContain('"nobody"');
      expect(stderr).not.toMatch(/@example\.com|scrypt|params/);
    },
  );

  it(
    'a process that cannot start refuses a database that a newer version has changed',
    PATIENCE,
    async () => {
      const database = await openPostgres(postgres.url);
      const { db } = database;
      await db.execute(sql`
      insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', 32503680000000)`);
      await database.close();
      const { status, stderr } = start();
      expect(status).toBe(1);
      expect(stderr.trim()).toBe(
        'The database belongs to a newer version of this server. Start that version, or restore a backup from before it.',
      );
    },
  );
});
