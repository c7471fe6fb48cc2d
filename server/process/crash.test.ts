import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { openEmbedded, openPostgres, type Database, type OpenDatabase } from '../db/client.ts';
import { comments, exchanges, hallabongLedger, likes, spots, users } from '../db/schema.ts';
import { SESSION_COOKIE } from '../http/operation.ts';
import { startSession } from '../services/accounts/sessions.ts';
import { findPostgres, startPostgres, type LocalPostgres } from '../testing/local-postgres.ts';
import { jpegFile } from '../testing/pictures.ts';
import { giveHallabong, insertProduct, insertSpot } from '../testing/rows.ts';
import { startServerProcess, type ServerProcess } from '../testing/server-process.ts';
import { layEmptyDatabase } from '../testing/test-database.ts';
import { createTestClient, type Answer, type TestClient } from '../testing/test-client.ts';

const USERS = 8;
const SPOTS = 12;
const START_HALLABONG = 100_000;
const COST = 7;

/** How many writes are acknowledged before each of the crashes. */
const WRITES_BEFORE_CRASHES = [50, 100];

/** A whole server starts several times, on a machine that may be busy. */
const PATIENCE = { timeout: 240_000 };

/** What the server has acknowledged: after a crash all of it is there. */
interface Acknowledged {
  writes: number;
  posts: { id: number; name: string }[];
  comments: { id: number; text: string }[];
  likes: { spotId: number; userId: number }[];
  purchases: { id: number; userId: number }[];
  /** The most steps that a session told, by user. */
  steps: Map<number, number>;
}

interface Person {
  userId: number;
  token: string;
}

interface World {
  people: Person[];
  spotIds: number[];
  productId: number;
}

/** People who are signed in and rich, places to like and something to buy. */
async function prepare(db: Database): Promise<World> {
  const people: Person[] = [];
  for (let index = 0; index < USERS; index += 1) {
    const person = { nickname: `걷는이${index}`, themes: ['힐링'], gender: 'FEMALE' as const };
    const [user] = await db
      .insert(users)
      .values({ ...person, birthYear: 1998, createdAt: new Date() })
      .returning();
    const userId = user?.id ?? 0;
    people.push({ userId, token: await startSession(db, userId, new Date()) });
    await giveHallabong(db, userId, START_HALLABONG);
  }
  const spotIds: number[] = [];
  for (let index = 0; index < SPOTS; index += 1) {
    spotIds.push((await insertSpot(db, { authorId: people[0]?.userId ?? 0 })).id);
  }
  const { id: productId } = await insertProduct(db, { hallabongCost: COST });
  return { people, spotIds, productId };
}

/** The number at the end of a way into an answer. */
function numberIn({ body }: Answer, ...way: string[]): number {
  let node: unknown = body;
  for (const step of way) {
    node =
      typeof node === 'object' && node !== null ? Object.entries(node).find(([key]) => key === step)?.[1] : 0;
  }
  return Number(node);
}

function postForm(name: string): FormData {
  const form = new FormData();
  form.append(
    'data',
    JSON.stringify({ name, description: '바람이 좋아요.', latitude: 33.4, longitude: 126.5 }),
  );
  form.append('images', jpegFile(), 'photo.jpg');
  return form;
}

/** Everything that one user writes in one round, each write noted once it is acknowledged. */
async function writeOn(
  client: TestClient,
  world: World,
  { userId }: Person,
  round: number,
  acknowledged: Acknowledged,
): Promise<void> {
  const note = (answer: Answer) => {
    if (answer.status >= 300) throw new Error(`A write was answered with ${answer.status}.`);
    acknowledged.writes += 1;
    return answer;
  };
  const name = `자리 ${userId}-${round}`;
  const post = note(await client.call('createSpot', { form: postForm(name) }));
  acknowledged.posts.push({ id: numberIn(post, 'data'), name });

  const spotId = world.spotIds[round % SPOTS] ?? 0;
  note(await client.call('likeSpot', { path: { id: spotId } }));
  acknowledged.likes.push({ spotId, userId });

  const text = `한마디 ${userId}-${round}`;
  const comment = note(await client.call('createComment', { path: { id: spotId }, json: { text } }));
  acknowledged.comments.push({ id: numberIn(comment, 'id'), text });

  const buy = { path: { id: world.productId }, json: { userId } };
  const purchase = note(await client.call('exchangeProduct', buy));
  acknowledged.purchases.push({ id: numberIn(purchase, 'data', 'exchangeId'), userId });

  note(await client.call('saveSteps', { json: { stepCount: 100 * (round + 1) } }));
  const session = await client.call('getSession', { query: { fields: 'totalSteps' } });
  acknowledged.steps.set(userId, numberIn(session, 'data', 'totalSteps'));
}

/** Lets everybody write at once until so many writes are acknowledged, then kills the server in the middle of it. */
async function writeUntilKilled(
  server: ServerProcess,
  world: World,
  acknowledged: Acknowledged,
  writes: number,
): Promise<void> {
  let isDown = false;
  let killed: Promise<void> | undefined;
  const write = async (person: Person) => {
    const client = createTestClient(server.url);
    client.cookies.set(SESSION_COOKIE, person.token);
    for (let round = acknowledged.posts.length; !isDown; round += 1) {
      try {
        await writeOn(client, world, person, round, acknowledged);
      } catch (error) {
        // Nobody answers any more.
        if (!isDown) throw error;
      }
      if (acknowledged.writes >= writes && !isDown) {
        isDown = true;
        killed = server.kill();
      }
    }
  };
  await Promise.all(world.people.map(write));
  await killed;
}

async function sumOf(db: Database, userId: number): Promise<number> {
  const [row] = await db
    .select({ sum: sql`sum(${hallabongLedger.amount})`.mapWith(Number) })
    .from(hallabongLedger)
    .where(eq(hallabongLedger.userId, userId));
  return row?.sum ?? 0;
}

/** Everything acknowledged is there, as the API tells it. */
async function expectNothingLost(url: string, world: World, acknowledged: Acknowledged): Promise<void> {
  const visitor = createTestClient(url);
  for (const { id, name } of acknowledged.posts) {
    const { status, body } = await visitor.call('getSpot', { path: { id } });
    expect({ status, body }).toMatchObject({ status: 200, body: { id, name } });
    const [image = ''] = /\/uploads\/[^"]+/.exec(JSON.stringify(body)) ?? [];
    const picture = await (await fetch(`${url}${image}`)).arrayBuffer();
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 1, height: 1 });
  }
  for (const { userId, token } of world.people) {
    const client = createTestClient(url);
    client.cookies.set(SESSION_COOKIE, token);
    const session = await client.call('getSession');
    expect(numberIn(session, 'data', 'totalSteps')).toBeGreaterThanOrEqual(
      acknowledged.steps.get(userId) ?? 0,
    );
    const { body } = await client.call('listMyGoods', { query: { userId } });
    const owned = new Set(
      JSON.stringify(body)
        .match(/(?<="exchangeId":)\d+/g)
        ?.map(Number),
    );
    const bought = acknowledged.purchases.filter((purchase) => purchase.userId === userId);
    expect(bought.filter(({ id }) => !owned.has(id))).toEqual([]);
    expect(numberIn(session, 'data', 'hallabong')).toBe(START_HALLABONG - COST * owned.size);
  }
}

/** What the rows say that the API does not tell: nothing is counted without its rows, nothing is half there. */
async function expectNothingHalf(db: Database, world: World, acknowledged: Acknowledged): Promise<void> {
  const liked = new Set((await db.select().from(likes)).map(({ spotId, userId }) => `${spotId} ${userId}`));
  expect(acknowledged.likes.filter(({ spotId, userId }) => !liked.has(`${spotId} ${userId}`))).toEqual([]);
  const texts = new Map((await db.select().from(comments)).map(({ id, text }) => [id, text]));
  expect(acknowledged.comments.filter(({ id, text }) => texts.get(id) !== text)).toEqual([]);
  const counted = await db.select({ sum: sql`sum(${spots.likeCount})`.mapWith(Number) }).from(spots);
  expect(counted).toEqual([{ sum: liked.size }]);
  const pictures = await db
    .select({ count: sql`sum(cardinality(${spots.imageUrls}))`.mapWith(Number) })
    .from(spots);
  expect(pictures).toEqual([{ count: (await db.$count(spots)) - SPOTS }]);
  const paid = await db.select().from(hallabongLedger).where(eq(hallabongLedger.reason, 'EXCHANGE'));
  const bought = await db.select().from(exchanges);
  expect(new Set(paid.map(({ reference }) => Number(reference)))).toEqual(
    new Set(bought.map(({ id }) => id)),
  );
  expect(paid.filter(({ amount }) => amount !== -COST)).toEqual([]);
  for (const { userId } of world.people) {
    const count = bought.filter((exchange) => exchange.userId === userId).length;
    expect(await sumOf(db, userId)).toBe(START_HALLABONG - COST * count);
  }
}

interface Place {
  settings: Record<string, string> & { DATA_DIR: string };
  open: () => Promise<OpenDatabase>;
  /** What else crashes with the server. */
  crash?: () => Promise<void>;
}

/** Writes, crashes, writes on, crashes again, and looks at what is left. Gives how many writes were acknowledged. */
async function writeThroughCrashes({ settings, open, crash }: Place): Promise<number> {
  const before = await open();
  const world = await prepare(before.db);
  await before.close();
  const acknowledged: Acknowledged = {
    writes: 0,
    posts: [],
    comments: [],
    likes: [],
    purchases: [],
    steps: new Map(),
  };
  for (const writes of WRITES_BEFORE_CRASHES) {
    const server = await startServerProcess(settings);
    await writeUntilKilled(server, world, acknowledged, writes);
    await crash?.();
  }
  const server = await startServerProcess(settings);
  await expectNothingLost(server.url, world, acknowledged);
  expect(await server.stop()).toBe(0);
  const after = await open();
  await expectNothingHalf(after.db, world, acknowledged);
  await after.close();
  return acknowledged.writes;
}

const folder = mkdtempSync(join(tmpdir(), 'dosaegi-crash-'));

afterAll(() => rmSync(folder, { recursive: true }));

it(
  'what was acknowledged survives a kill, on the embedded database',
  { ...PATIENCE, tags: 'nightly' },
  async () => {
    const DATA_DIR = join(folder, 'embedded');
    await layEmptyDatabase(DATA_DIR);
    const open = () => openEmbedded(join(DATA_DIR, 'database'));
    expect(await writeThroughCrashes({ settings: { DATA_DIR }, open })).toBeGreaterThanOrEqual(100);
  },
);

const programs = findPostgres();

describe.skipIf(programs === undefined)('on PostgreSQL', () => {
  let postgres: LocalPostgres;

  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '', true);
  });

  afterAll(() => postgres.stop());

  it(
    'what was acknowledged survives a kill of the server and a crash of the database',
    PATIENCE,
    async () => {
      const settings = { DATA_DIR: join(folder, 'postgres'), DATABASE_URL: postgres.url };
      const open = () => openPostgres(postgres.url);
      const crash = () => postgres.crash();
      expect(await writeThroughCrashes({ settings, open, crash })).toBeGreaterThanOrEqual(100);
    },
  );
});
