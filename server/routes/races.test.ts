import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { exchanges, hallabongLedger, users } from '../db/schema.ts';
import { giveHallabong, insertExchange, insertProduct } from '../testing/rows.ts';
import { newcomer, registrationForm, startSignup } from '../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import type { Answer } from '../testing/test-client.ts';

/**
 * All of them are under way at once, each on a socket of its own. The embedded database has one connection and takes them
 * one after the other: fewer say as much of it, and none waits for a socket longer than the machine allows.
 */
const CALLS = process.env.TEST_DATABASE_URL === undefined ? 200 : 1000;

/** Much work under load; how long it takes says nothing about the server. */
const PATIENCE = { timeout: 300_000 };

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

/** Makes all the calls at once, and counts the answers by status and code. */
async function countAnswers(call: () => Promise<Answer>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { status, body } of await Promise.all(Array.from({ length: CALLS }, call))) {
    const code = typeof body === 'object' && body !== null && 'code' in body ? ` ${String(body.code)}` : '';
    counts[`${status}${code}`] = (counts[`${status}${code}`] ?? 0) + 1;
  }
  return counts;
}

async function balanceOf(userId: number): Promise<number> {
  const [row] = await server.deps.db
    .select({ balance: sql`coalesce(sum(${hallabongLedger.amount}), 0)`.mapWith(Number) })
    .from(hallabongLedger)
    .where(eq(hallabongLedger.userId, userId));
  return row?.balance ?? 0;
}

it('of many purchases at once one succeeds with a balance for one', PATIENCE, async () => {
  const { db } = server.deps;
  const { userId, client } = await server.user();
  await giveHallabong(db, userId, 60);
  const { id } = await insertProduct(db, { hallabongCost: 60 });
  const buy = () => client.call('exchangeProduct', { path: { id }, json: { userId } });
  expect(await countAnswers(buy)).toEqual({ '200': 1, '409 INSUFFICIENT_HALLABONG': CALLS - 1 });
  expect(await balanceOf(userId)).toBe(0);
  expect(await db.$count(exchanges, eq(exchanges.userId, userId))).toBe(1);
});

it(
  'of many purchases at once one succeeds for a Jeju voucher with a balance for all',
  { ...PATIENCE, tags: 'nightly' },
  async () => {
    const { db } = server.deps;
    const { userId, client } = await server.user();
    await giveHallabong(db, userId, 30_000);
    const { id } = await insertProduct(db, { hallabongCost: 30, category: 'JEJU_TICON' });
    const buy = () => client.call('exchangeProduct', { path: { id }, json: { userId } });
    expect(await countAnswers(buy)).toEqual({ '200': 1, '409 ALREADY_OWNED': CALLS - 1 });
    expect(await balanceOf(userId)).toBe(29_970);
  },
);

it('collected many times at once, a voucher is collected once, with one answer', PATIENCE, async () => {
  const { db, clock } = { ...server.deps, clock: server.clock };
  const { userId, client } = await server.user();
  const { id: productId } = await insertProduct(db);
  const { id } = await insertExchange(db, { userId, productId });
  const moments = new Set<number>();
  const bodies = new Set<string>();
  const accept = async () => {
    clock.advance(1);
    const answer = await client.call('acceptExchange', { path: { id } });
    bodies.add(JSON.stringify(answer.body));
    const [row] = await db.select().from(exchanges).where(eq(exchanges.id, id));
    moments.add(row?.acceptedAt?.getTime() ?? 0);
    return answer;
  };
  expect(await countAnswers(accept)).toEqual({ '200': CALLS });
  expect(moments.size).toBe(1);
  expect(bodies.size).toBe(1);
});

it('of many signups with one nickname at once one succeeds', PATIENCE, async () => {
  const emails = Array.from({ length: 20 }, (_, index) => `race${index}@example.com`);
  const clients = await Promise.all(emails.map((email) => startSignup(server, email)));
  const answers = await Promise.all(
    clients.map((client, index) => {
      const form = registrationForm(newcomer(emails[index] ?? '', { nickname: '오직하나' }));
      return client.call('completeRegistration', { form });
    }),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await server.deps.db.$count(users, eq(users.nickname, '오직하나'))).toBe(1);
});

it('the ledger adds up while a user earns and spends in many ways at once', PATIENCE, async () => {
  const { db } = server.deps;
  const { userId, client } = await server.user();
  await giveHallabong(db, userId, 100);
  const product = await insertProduct(db, { hallabongCost: 25 });
  const buy = () => client.call('exchangeProduct', { path: { id: product.id }, json: { userId } });
  const attend = () => client.call('checkAttendance');
  await client.call('saveSteps', { json: { stepCount: 100 } });
  const convert = () => client.call('convertSteps', { json: { requestedPoints: 3 } });
  const answers = await Promise.all(Array.from({ length: 20 }, () => [buy(), attend(), convert()]).flat());
  const statuses = new Set(answers.map(({ status }) => status));
  expect([...statuses].filter((status) => status >= 500)).toEqual([]);

  const spent = 25 * (await db.$count(exchanges, eq(exchanges.userId, userId)));
  const rows = await db.select().from(hallabongLedger).where(eq(hallabongLedger.userId, userId));
  const sumOf = (reason: string) =>
    rows.filter((row) => row.reason === reason).reduce((sum, { amount }) => sum + amount, 0);
  expect(sumOf('EXCHANGE')).toBe(-spent);
  expect(sumOf('ATTENDANCE')).toBe(10);
  expect(sumOf('CONVERSION')).toBe(9);
  expect(spent).toBe(100);
  const balance = 19;
  expect(await balanceOf(userId)).toBe(balance);
  const { body } = await client.call('getSession', { query: { fields: 'hallabong' } });
  expect(body).toEqual({ success: true, data: { userId, hallabong: balance } });
});

it('nothing of this was a fault of the server', () => {
  expect(server.errors).toEqual([]);
});
