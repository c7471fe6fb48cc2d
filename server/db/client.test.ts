import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findPostgres, startPostgres, type LocalPostgres } from '../testing/local-postgres.ts';
import { againAfterDeadlock, openPostgres, POSTGRES_LIMITS, type OpenDatabase } from './client.ts';
import { users } from './schema.ts';

/** The machine may be busy. */
const PATIENCE = { timeout: 10_000 };

const sockets = new Set<Socket>();
let gate: Server | undefined;

/** Listens where a database could be, and hands each connection over. */
async function listen(onConnection: (socket: Socket) => void): Promise<number> {
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    onConnection(socket);
  });
  gate = server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  gate?.close();
  gate = undefined;
});

it('the client of the database gives up on a database that takes the connection and says nothing', async () => {
  const port = await listen(() => undefined);
  const opened = openPostgres(`postgres://postgres@127.0.0.1:${port}/postgres`, {
    ...POSTGRES_LIMITS,
    connectMs: 100,
  });
  await expect(opened).rejects.toThrow('timeout');
});

/** Work that fails so many times with a code of PostgreSQL's before it is done. */
const failing = (times: number, code: string) => {
  let attempts = 0;
  return {
    attempts: () => attempts,
    work: () => {
      attempts += 1;
      return attempts > times
        ? Promise.resolve('done')
        : Promise.reject(Object.assign(new Error('The database refused.'), { code }));
    },
  };
};

it('what the database ended for a deadlock is done anew, five times at most', async () => {
  const fourTimes = failing(4, '40P01');
  expect(await againAfterDeadlock(fourTimes.work)).toBe('done');
  expect(fourTimes.attempts()).toBe(5);
  const always = failing(5, '40P01');
  await expect(againAfterDeadlock(always.work)).rejects.toThrow('The database refused.');
  expect(always.attempts()).toBe(5);
});

it('what the database refused for another cause is not done anew', async () => {
  const broken = failing(1, '23505');
  await expect(againAfterDeadlock(broken.work)).rejects.toThrow('The database refused.');
  expect(broken.attempts()).toBe(1);
});

const programs = findPostgres();

describe.skipIf(programs === undefined)('PostgreSQL', () => {
  let postgres: LocalPostgres;
  let database: OpenDatabase | undefined;

  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
  });

  afterEach(async () => {
    await database?.close();
    database = undefined;
  });

  afterAll(() => postgres.stop());

  /** Why a query failed, in the words of the database. */
  const reasonOf = async (query: Promise<unknown>) => {
    const error = await query.then(
      () => undefined,
      (failure: unknown) => failure,
    );
    return error instanceof Error && error.cause instanceof Error ? error.cause.message : error;
  };

  it('PostgreSQL ends a statement that waits for another one too long', async () => {
    database = await openPostgres(postgres.url, { ...POSTGRES_LIMITS, statementMs: 500 });
    const { db } = database;
    await db.transaction(async (transaction) => {
      await transaction.execute(sql`lock table users in access exclusive mode`);
      expect(await reasonOf(db.$count(users))).toBe('canceling statement due to statement timeout');
    });
    expect(await db.$count(users)).toBe(0);
  });

  it('PostgreSQL ends a transaction that does nothing, and nothing else with it', async () => {
    database = await openPostgres(postgres.url, { ...POSTGRES_LIMITS, idleTransactionMs: 300 });
    const { db } = database;
    const countIdle = () => db.$count(sql`pg_stat_activity where state = 'idle in transaction'`);
    const transaction = db.transaction(async (own) => {
      await own.$count(users);
      await expect.poll(countIdle, PATIENCE).toBe(0);
      await own.$count(users);
    });
    await expect(transaction).rejects.toThrow('Failed query');
    expect(await db.$count(users)).toBe(0);
  });

  it('PostgreSQL is given up in the middle of a question, and ready again when it answers', async () => {
    const folder = new URL(postgres.url).searchParams.get('host') ?? '';
    let isSilent = false;
    const port = await listen((socket) => {
      const server = connect(join(folder, '.s.PGSQL.5432'));
      sockets.add(server.on('error', () => undefined));
      socket.on('data', (bytes) => isSilent || server.write(bytes));
      server.on('data', (bytes) => socket.write(bytes));
      for (const [end, other] of [
        [socket, server],
        [server, socket],
      ] as const) {
        end.on('close', () => other.destroy());
      }
    });
    const limits = { ...POSTGRES_LIMITS, connectMs: 2_000, answerMs: 1_000, pingMs: 1_000 };
    database = await openPostgres(`postgres://postgres@127.0.0.1:${port}/postgres`, limits);
    const open = database;
    await open.ping();
    isSilent = true;
    await expect(open.ping()).rejects.toThrow('The database did not answer in time.');
    expect(await reasonOf(open.db.$count(users))).toMatch(/timeout/);
    isSilent = false;
    const isReady = async () => {
      await open.ping();
      return true;
    };
    await expect.poll(() => isReady().catch(() => false), PATIENCE).toBe(true);
  });
});
