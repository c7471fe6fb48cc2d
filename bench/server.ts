/**
 * Measures the reference server as its own process with 10,000 users and 100,000 spots, on the embedded database and,
 * where it is installed, on PostgreSQL: 16 requests at a time for five seconds each kind, from the same machine. It says
 * how the figures stand to a query of nothing on the same database in the same run, which tells how busy the machine is.
 * On PostgreSQL it says which aims are missed, and ends with status 1 where one is; they are for two cores that do nothing
 * else.
 *
 * Run: npm run bench -- server · npm run bench -- server --postgres · npm run bench -- server --embedded (one of them alone)
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { operations } from '../generated/operations.ts';
import {
  openEmbedded,
  openPostgres,
  POSTGRES_LIMITS,
  type Database,
  type OpenDatabase,
} from '../server/db/client.ts';
import { startSession } from '../server/services/accounts/sessions.ts';
import { imageUrlOf, newPictureName } from '../server/services/community/images.ts';
import { findPostgres, startPostgres } from '../server/testing/local-postgres.ts';
import { startServerProcess } from '../server/testing/server-process.ts';
import { allocatorOf, readAllocatorSettings } from './production/allocator.ts';

const USERS = 10_000;
const SPOTS = 100_000;
const LIKES = 200_000;
/** How many of them are written in one statement. */
const SPOTS_AT_ONCE = 10_000;
/** On one spot, none of them a reply. */
const COMMENTS = 100_000;
/** Of one user. */
const BOOKINGS = 15_000;
const SIGNED_IN = 500;
const CONNECTIONS = 16;
const MILLISECONDS = 5000;
const WARM_UP_MILLISECONDS = 1000;

const PAGE = 20;
/** The last page that the contract knows. */
const PAGE_LAST = 2_147_483_647;

/** In which widths pictures are stored: of phones held upright and across, and of a screen. */
const WIDTHS = [
  [240, 800, 1600],
  [240, 800, 1200],
  [240, 800, 900],
] as const;

/** The spot with the comments and the user with the bookings. */
const FIRST = 1;

/** What 99 of 100 answers to a kind with an aim may take, in milliseconds. */
const AIM_P99 = 50;

/** The island, as a box of degrees. */
const JEJU = { south: 33.2, west: 126.15, height: 0.36, width: 0.8 } as const;

/** The kinds of places: one of forty names has 오름, as 2,500 spots do. */
const PLACES =
  '오름,해변,카페,폭포,숲길,시장,포구,동굴,전망대,식당,공원,미술관,박물관,농원,목장,게스트하우스,서점,빵집,책방,분식,횟집,' +
  '국수,해녀의집,돌담길,올레길,수목원,휴양림,용천수,등대,방파제,초등학교,체험장,귤밭,녹차밭,청보리밭,유채밭,동백숲,편백숲,연못,마을';

interface Call {
  operationId: (typeof operations)[number]['operationId'];
  path?: Readonly<Record<string, number>>;
  query?: Readonly<Record<string, string | number>>;
  json?: unknown;
  token?: string;
}

/** What is called, and what the reference server is to reach on PostgreSQL. */
interface Kind {
  name: string;
  next: () => Call;
  /** Requests a second. */
  aim?: number;
  /** Bytes of the largest answer on the wire. */
  aimBytes?: number;
}

/** The same numbers each time: 0 up to, not including, 1. */
function createRandom(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Writes the spots, each with one to three pictures of its own under addresses as the server makes them. */
async function fillSpots(db: Database): Promise<void> {
  const random = createRandom();
  const upTo = (count: number) => Math.floor(random() * count);
  const newAddress = () => imageUrlOf(`spots/${newPictureName(WIDTHS[upTo(WIDTHS.length)] ?? [])}`);
  for (let before = 0; before < SPOTS; before += SPOTS_AT_ONCE) {
    const pictures = Array.from({ length: SPOTS_AT_ONCE }, () =>
      Array.from({ length: 1 + upTo(3) }, newAddress),
    );
    // One after the other: the embedded database has one connection.
    await db.execute(sql`
      insert into spots (author_id, name, description, latitude, longitude, theme_id, tag1, image_urls,
        created_at)
      select 1 + n % ${USERS}::int, (string_to_array(${PLACES}, ','))[1 + n % 40] || ' ' || n, repeat('바람이 좋아서 한참을 앉아 있다가 내려왔어요. ', 1 + n % 5),
        ${JEJU.south}::float8 + ${JEJU.height}::float8 * (n::bigint * 7919 % 100003) / 100003.0,
        ${JEJU.west}::float8 + ${JEJU.width}::float8 * (n::bigint * 6271 % 100019) / 100019.0,
        n % 9, '오름', array(select json_array_elements_text(urls)), now() - n * interval '1 minute'
      from (
        select ${before}::int + nth::int as n, urls
        from json_array_elements(${JSON.stringify(pictures)}::json) with ordinality as pictured (urls, nth)
      ) numbered`);
  }
}

/** Fills an empty database and signs some of its users in; gives their tokens. */
async function fill(db: Database): Promise<string[]> {
  await db.execute(sql`
    insert into users (email, email_key, nickname, themes, gender, birth_year, created_at)
    select 'u' || n || '@example.com', 'u' || n || '@example.com', '사용자' || n, '{힐링}', 'FEMALE', 1990, now()
    from generate_series(1, ${USERS}::int) n`);
  await fillSpots(db);
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
  await db.execute(sql`
    insert into comments (spot_id, author_id, text, created_at)
    select ${FIRST}::int, 1 + n % ${USERS}::int, '다음에는 해가 뜰 때 가보려고요.', now() - n * interval '1 minute'
    from generate_series(1, ${COMMENTS}::int) n`);
  await db.execute(sql`
    insert into hallabong_ledger (user_id, amount, reason, reference, created_at)
    select ${FIRST}::int, 1, 'CONVERSION', n::text, now() from generate_series(1, ${BOOKINGS}::int) n`);
  // As the database itself does it from time to time.
  await db.execute(sql`vacuum analyze`);
  const tokens: string[] = [];
  for (let userId = 1; userId <= SIGNED_IN; userId += 1) {
    // The embedded database has one connection.
    tokens.push(await startSession(db, userId, new Date()));
  }
  return tokens;
}

const feed = (operationId: 'listLatestSpots' | 'listMostLikedSpots', page: number): Call => ({
  operationId,
  query: { page, size: PAGE },
});

function listKinds(tokens: readonly string[]): Kind[] {
  const random = createRandom();
  const upTo = (count: number) => Math.floor(random() * count);
  const token = () => tokens[upTo(tokens.length)] ?? '';
  let steps = 0;
  return [
    { name: 'feed, latest', next: () => feed('listLatestSpots', 0), aim: 3000 },
    { name: 'feed, latest, signed in', next: () => ({ ...feed('listLatestSpots', 0), token: token() }) },
    {
      name: 'feed, latest, pages 0 to 99, signed in',
      next: () => ({ ...feed('listLatestSpots', upTo(100)), token: token() }),
    },
    { name: 'feed, latest, page 1000', next: () => feed('listLatestSpots', 1000), aim: 1000 },
    {
      name: 'feed, latest, pages 900 to 1099, signed in',
      next: () => ({ ...feed('listLatestSpots', 900 + upTo(200)), token: token() }),
    },
    { name: 'feed, most liked', next: () => feed('listMostLikedSpots', 0), aim: 3000 },
    {
      name: 'feed, most liked, pages 900 to 1099, signed in',
      next: () => ({ ...feed('listMostLikedSpots', 900 + upTo(200)), token: token() }),
    },
    {
      name: 'feed, most liked, all pages, signed in',
      next: () => ({ ...feed('listMostLikedSpots', upTo(SPOTS / PAGE)), token: token() }),
    },
    {
      name: 'feed, most liked, beyond the last page',
      next: () => feed('listMostLikedSpots', PAGE_LAST - upTo(1_000_000)),
    },
    {
      name: 'nearby, 3 km',
      next: () => {
        const lat = JEJU.south + random() * JEJU.height;
        const lng = JEJU.west + random() * JEJU.width;
        return { operationId: 'listNearby', query: { lat, lng }, token: token() };
      },
      aim: 800,
      aimBytes: 20_000,
    },
    {
      name: 'map search for 오름',
      next: () => ({ operationId: 'searchMap', query: { query: '오름' }, token: token() }),
      aim: 1000,
    },
    {
      name: 'map search for a name',
      next: () => ({ operationId: 'searchMap', query: { query: `오름 ${40 * upTo(2500)}` }, token: token() }),
      aim: 1000,
    },
    {
      name: 'comments, first page of 100,000',
      next: () => ({ operationId: 'listComments', path: { id: FIRST } }),
      aim: 1000,
    },
    {
      name: 'comments, deep pages of 100,000',
      next: () => ({
        operationId: 'listComments',
        path: { id: FIRST },
        query: { page: upTo(COMMENTS / PAGE), size: PAGE },
      }),
    },
    {
      name: 'session, with 15,000 bookings',
      next: () => ({ operationId: 'getSession', token: tokens[FIRST - 1] ?? '' }),
      aim: 1500,
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

/** Does something as often as it can for some time, 16 at a time; gives how long each took, the shortest first. */
async function repeatFor(milliseconds: number, act: () => Promise<unknown>) {
  const times: number[] = [];
  const start = performance.now();
  const actOn = async () => {
    while (performance.now() - start < milliseconds) {
      const begun = performance.now();
      // One connection carries one request at a time.
      await act();
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, actOn));
  return {
    times: times.toSorted((left, right) => left - right),
    seconds: (performance.now() - start) / 1000,
  };
}

const at = (times: readonly number[], share: number) => times[Math.floor(share * (times.length - 1))] ?? 0;

/** How many queries of nothing the database answers in a second: what of a figure is the machine. */
async function measureBareQueries(db: Database): Promise<number> {
  const ask = () => db.execute(sql`select 1`);
  await repeatFor(WARM_UP_MILLISECONDS, ask);
  const { times, seconds } = await repeatFor(MILLISECONDS, ask);
  return times.length / seconds;
}

async function measure(url: string, kind: Kind, bareQueries: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let largest = 0;
  const call = async () => {
    largest = Math.max(largest, await send(url, kind.next(), agent));
  };
  await repeatFor(WARM_UP_MILLISECONDS, call);
  const { times, seconds } = await repeatFor(MILLISECONDS, call);
  agent.destroy();
  const perSecond = times.length / seconds;
  const p99 = at(times, 0.99);
  const isMissed =
    kind.aim !== undefined &&
    (perSecond < kind.aim || p99 > AIM_P99 || largest > (kind.aimBytes ?? Infinity));
  return {
    isMissed,
    row: {
      call: kind.name,
      'requests/s': Math.round(perSecond),
      aim: kind.aim ?? '',
      'of bare queries': (perSecond / bareQueries).toFixed(3),
      'median ms': at(times, 0.5).toFixed(1),
      'p99 ms': p99.toFixed(1),
      'kB on the wire, at most': (largest / 1000).toFixed(1),
    },
  };
}

/** Calls an operation; gives how many bytes the body of the answer had on the wire. */
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
      // As browsers do, which all take it.
      'accept-encoding': 'gzip, br, zstd',
      ...(token === undefined ? {} : { cookie: `SESSION=${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': body.length }),
    },
  });
  const answered = new Promise<{ status: number; bytes: number }>((resolve, reject) => {
    outgoing.on('error', reject);
    outgoing.on('response', (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes }));
    });
  });
  outgoing.end(body);
  const { status, bytes } = await answered;
  if (status >= 300) throw new Error(`${operationId} was answered with ${status}.`);
  return bytes;
}

async function benchmark(
  title: string,
  open: () => Promise<OpenDatabase>,
  settings: Readonly<Record<string, string>>,
) {
  const DATA_DIR = join(folder, title);
  const database = await open();
  const tokens = await fill(database.db);
  const bareQueries = await measureBareQueries(database.db);
  await database.close();
  // Production: answers are not checked. No mail is sent.
  const production = {
    ...readAllocatorSettings(),
    NODE_ENV: 'production',
    SMTP_URL: 'smtp://localhost',
    MAIL_FROM: 'bench@localhost',
  };
  const server = await startServerProcess({ ...production, ...settings, DATA_DIR });
  try {
    const results = [];
    for (const kind of listKinds(tokens)) {
      // Kinds that ran at once would slow each other.
      results.push(await measure(server.url, kind, bareQueries));
    }
    console.log(`\n${title}; memory: ${allocatorOf(server.pid)}`);
    console.table(results.map(({ row }) => row));
    console.log(
      `A bare query (select 1) from this process, ${CONNECTIONS} at a time: ${Math.round(bareQueries)}/s`,
    );
    if (settings['DATABASE_URL'] === undefined) return;
    const missed = results.filter(({ isMissed }) => isMissed).map(({ row }) => row.call);
    console.log(missed.length === 0 ? 'Every aim is reached.' : `Aims that are missed: ${missed.join('; ')}`);
    if (missed.length > 0) process.exitCode = 1;
  } finally {
    await server.stop();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'dosaegi-bench-'));
try {
  console.log(`${cpus().length} cores, Node ${process.version}`);
  if (!process.argv.includes('--postgres')) {
    const embedded = 'embedded database';
    await benchmark(embedded, () => openEmbedded(join(folder, embedded, 'database')), {});
  }
  const programs = findPostgres();
  if (process.argv.includes('--embedded')) {
    console.log('PostgreSQL is left out, as asked.');
  } else if (programs === undefined) {
    console.log('PostgreSQL is not installed: left out.');
  } else {
    const postgres = await startPostgres(programs, true);
    try {
      // Filling it takes longer than any statement of the server may.
      const unlimited = { ...POSTGRES_LIMITS, statementMs: 0, answerMs: 0 };
      const open = () => openPostgres(postgres.url, unlimited);
      await benchmark('PostgreSQL', open, { DATABASE_URL: postgres.url });
    } finally {
      await postgres.stop();
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}
