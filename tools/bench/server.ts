/**
 * Measures the reference server as its own process with 10,000 users and 100,000 spots, on the embedded database and,
 * where it is installed, on PostgreSQL: 16 requests at a time for five seconds each kind, from the same machine.
 *
 * Run: npm run bench -- server
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { operations } from '../../generated/operations.ts';
import { openEmbedded, openPostgres, type Database, type OpenDatabase } from '../../server/db/client.ts';
import { startSession } from '../../server/services/sessions.ts';
import { findPostgres, startPostgres } from '../../server/testing/local-postgres.ts';
import { startServerProcess } from '../../server/testing/server-process.ts';

const USERS = 10_000;
const SPOTS = 100_000;
const LIKES = 200_000;
const SIGNED_IN = 500;
const CONNECTIONS = 16;
const MILLISECONDS = 5000;
const WARM_UP_MILLISECONDS = 1000;

/** The island, as a box of degrees. */
const JEJU = { south: 33.2, west: 126.15, height: 0.36, width: 0.8 } as const;

interface Call {
  operationId: (typeof operations)[number]['operationId'];
  path?: Readonly<Record<string, number>>;
  query?: Readonly<Record<string, number>>;
  json?: unknown;
  token?: string;
}

/** The same numbers each time: 0 up to, not including, 1. */
function createRandom(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Fills an empty database and signs some of its users in; gives their tokens. */
async function fill(db: Database): Promise<string[]> {
  await db.execute(sql`
    insert into users (email, email_key, nickname, themes, gender, birth_year, created_at)
    select 'u' || n || '@example.com', 'u' || n || '@example.com', '사용자' || n, '{힐링}', 'FEMALE', 1990, now()
    from generate_series(1, ${USERS}::int) n`);
  await db.execute(sql`
    insert into spots (author_id, name, description, latitude, longitude, theme_id, tag1, created_at)
    select 1 + n % ${USERS}::int, '자리 ' || n, repeat('바람이 좋아서 한참을 앉아 있다가 내려왔어요. ', 1 + n % 5),
      ${JEJU.south}::float8 + ${JEJU.height}::float8 * (n * 7919 % 100003) / 100003.0,
      ${JEJU.west}::float8 + ${JEJU.width}::float8 * (n * 6271 % 100019) / 100019.0,
      n % 9, '오름', now() - n * interval '1 minute'
    from generate_series(1, ${SPOTS}::int) n`);
  await db.execute(sql`
    insert into spot_images (spot_id, position, url)
    select id, position, '/example-images/geumoreum.svg' from spots, generate_series(0, 1) position`);
  await db.execute(sql`
    insert into likes (spot_id, user_id, created_at)
    select 1 + (n * 31 % 997) * (n * 17 % 101) % ${SPOTS}::int, 1 + n % ${USERS}::int, now()
    from generate_series(1, ${LIKES}::int) n on conflict do nothing`);
  await db.execute(sql`
    update spots set like_count = counted.likes
    from (select spot_id, count(*)::int as likes from likes group by spot_id) counted where spots.id = counted.spot_id`);
  await db.execute(sql`
    insert into steps_days (user_id, day, steps, reported_at)
    select id, current_date - n, 8000, now() - n * interval '1 day' from users, generate_series(1, 10) n`);
  const tokens: string[] = [];
  for (let userId = 1; userId <= SIGNED_IN; userId += 1) {
    // The embedded database has one connection.
    tokens.push(await startSession(db, userId, new Date()));
  }
  return tokens;
}

function listKinds(tokens: readonly string[]): { name: string; next: () => Call }[] {
  const random = createRandom();
  const upTo = (count: number) => Math.floor(random() * count);
  const token = () => tokens[upTo(tokens.length)] ?? '';
  let steps = 0;
  return [
    { name: 'feed, latest', next: () => ({ operationId: 'listLatestSpots', query: { page: 0, size: 20 } }) },
    {
      name: 'feed, latest, pages 0 to 99, signed in',
      next: () => ({ operationId: 'listLatestSpots', query: { page: upTo(100), size: 20 }, token: token() }),
    },
    {
      name: 'feed, most liked',
      next: () => ({ operationId: 'listMostLikedSpots', query: { page: 0, size: 20 } }),
    },
    {
      name: 'nearby, 3 km',
      next: () => {
        const lat = JEJU.south + random() * JEJU.height;
        const lng = JEJU.west + random() * JEJU.width;
        return { operationId: 'listNearby', query: { lat, lng }, token: token() };
      },
    },
    {
      name: 'like',
      next: () => ({ operationId: 'likeSpot', path: { id: 1 + upTo(SPOTS) }, token: token() }),
    },
    {
      name: 'steps',
      next: () => {
        steps += 1;
        return { operationId: 'saveSteps', json: { stepCount: steps }, token: token() };
      },
    },
  ];
}

async function measure(url: string, name: string, next: () => Call) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const callFor = async (milliseconds: number) => {
    const times: number[] = [];
    const start = performance.now();
    const callOn = async () => {
      while (performance.now() - start < milliseconds) {
        const sent = performance.now();
        // One connection carries one request at a time.
        await send(url, next(), agent);
        times.push(performance.now() - sent);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, callOn));
    return { times, seconds: (performance.now() - start) / 1000 };
  };
  await callFor(WARM_UP_MILLISECONDS);
  const { times, seconds } = await callFor(MILLISECONDS);
  agent.destroy();
  times.sort((left, right) => left - right);
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1);
  return {
    call: name,
    'requests/s': Math.round(times.length / seconds),
    'median ms': at(0.5),
    'p99 ms': at(0.99),
  };
}

async function send(url: string, { operationId, path, query, json, token }: Call, agent: Agent) {
  const operation = operations.find((known) => known.operationId === operationId);
  if (!operation) throw new Error(`No operation ${operationId}`);
  const place = new URL(
    operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(path?.[name])),
    url,
  );
  for (const [name, value] of Object.entries(query ?? {})) place.searchParams.set(name, String(value));
  const body = json === undefined ? undefined : JSON.stringify(json);
  const outgoing = request(place, {
    method: operation.method,
    agent,
    headers: {
      ...(token === undefined ? {} : { cookie: `SESSION=${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': body.length }),
    },
  });
  const answered = new Promise<number>((resolve, reject) => {
    outgoing.on('error', reject);
    outgoing.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
  });
  outgoing.end(body);
  const status = await answered;
  if (status >= 300) throw new Error(`${operationId} was answered with ${status}.`);
}

async function benchmark(title: string, open: () => Promise<OpenDatabase>, settings: Record<string, string>) {
  const DATA_DIR = join(folder, title);
  const database = await open();
  const tokens = await fill(database.db);
  await database.close();
  // Production: answers are not checked. No mail is sent.
  const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://localhost', MAIL_FROM: 'bench@localhost' };
  const server = await startServerProcess({ ...production, ...settings, DATA_DIR });
  try {
    const rows = [];
    for (const { name, next } of listKinds(tokens)) {
      // Kinds that ran at once would slow each other.
      rows.push(await measure(server.url, name, next));
    }
    console.log(`\n${title}`);
    console.table(rows);
  } finally {
    await server.stop();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'dosaegi-bench-'));
try {
  console.log(`${cpus().length} cores, Node ${process.version}`);
  const embedded = 'embedded database';
  await benchmark(embedded, () => openEmbedded(join(folder, embedded, 'database')), {});
  const programs = findPostgres();
  if (programs === undefined) {
    console.log('PostgreSQL is not installed: left out.');
  } else {
    const postgres = await startPostgres(programs, true);
    try {
      await benchmark('PostgreSQL', () => openPostgres(postgres.url), { DATABASE_URL: postgres.url });
    } finally {
      await postgres.stop();
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}
