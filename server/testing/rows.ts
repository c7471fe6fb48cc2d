import type { Database } from '../db/client.ts';
import type { Attempt } from '../refusals/rate-limit.ts';
import type { TestServer } from './start-test-server.ts';
import { challenges, exchanges, hallabongLedger, products, spots } from '../db/schema.ts';

/** Around 보목, the default centre of the map. */
const PLACE = { latitude: 33.24083, longitude: 126.605983 } as const;

/** A row of the database that a test needs, with what the test does not care about filled in. */
function firstOf<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('The row was not stored.');
  return row;
}

type Given<Row, Needed extends keyof Row> = Partial<Row> & Pick<Row, Needed>;

export async function insertSpot(db: Database, row: Given<typeof spots.$inferInsert, 'authorId'>) {
  const spot = { name: '쇠소깍', description: '물빛이 맑아요.', ...PLACE, createdAt: new Date(0), ...row };
  return firstOf(await db.insert(spots).values(spot).returning());
}

export async function insertChallenge(db: Database, row: Partial<typeof challenges.$inferInsert> = {}) {
  const challenge = { name: '쇠소깍 물빛 담기', description: '찍어주세요.', ...PLACE, reward: 30, ...row };
  return firstOf(await db.insert(challenges).values(challenge).returning());
}

export async function insertProduct(db: Database, row: Partial<typeof products.$inferInsert> = {}) {
  const product = { name: '도새기 키링', hallabongCost: 60, category: 'GOODS' as const, position: 1, ...row };
  return firstOf(await db.insert(products).values(product).returning());
}

export async function insertExchange(
  db: Database,
  row: Given<typeof exchanges.$inferInsert, 'userId' | 'productId'>,
) {
  const bought = {
    name: '도새기 키링',
    category: 'GOODS' as const,
    hallabongCost: 0,
    createdAt: new Date(0),
  };
  return firstOf(
    await db
      .insert(exchanges)
      .values({ ...bought, ...row })
      .returning(),
  );
}

/** Gives a user hallabong. */
export async function giveHallabong(db: Database, userId: number, amount: number): Promise<void> {
  const entry = { userId, amount, reason: 'WELCOME' as const, reference: 'test', createdAt: new Date(0) };
  await db.insert(hallabongLedger).values(entry);
}

/** Lets a limit of a rate stand as after so many attempts. */
export async function countTo(
  { deps: { rateLimits } }: Pick<TestServer, 'deps'>,
  attempt: Attempt,
  count: number,
): Promise<void> {
  for (let made = 0; made < count; made += 1) await rateLimits.count(attempt);
}
