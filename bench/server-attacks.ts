/**
 * Measures what attacks on the reference server cost everybody else: how long two neighbours wait meanwhile, a visitor who
 * reads the feed and somebody signed in who reads it and likes, and how much memory the server takes. What they wait stands
 * beside a query of nothing on the same database in the same run, and beside what they wait in peace. On PostgreSQL where it
 * is installed, else on the embedded database. It says which aims are missed, and ends with status 1 where one is; they are
 * for two cores that do nothing else.
 *
 * Run: npm run bench -- server-attacks
 */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import { openEmbedded, openPostgres, type Database } from '../server/db/client.ts';
import { users } from '../server/db/schema.ts';
import { startSession } from '../server/services/accounts/sessions.ts';
import { findPostgres, startPostgres } from '../server/testing/local-postgres.ts';
import { JPEG_BYTES } from '../server/testing/pictures.ts';
import { giveHallabong, insertChallenge, insertProduct, insertSpot } from '../server/testing/rows.ts';
import { startServerProcess, type ServerProcess } from '../server/testing/server-process.ts';
import { allocatorOf, readAllocatorSettings } from './production/allocator.ts';

const PEOPLE = 7;
const PEACE_MILLISECONDS = 3000;
/** What neighbours may wait while bodies are sent, and while one user buys, in milliseconds. */
const BODIES_AIM = 50;
const PURCHASES_AIM = 200;
/** How much more memory clients that do not read may take, in megabytes. */
const MEMORY_AIM = 100;
/** How long it is waited for memory that is given back. */
const LEFT_MILLISECONDS = 20_000;
const PLACE = { latitude: 33.24083, longitude: 126.605983 };
const PICTURE = 'a'.repeat(8);

interface Person {
  userId: number;
  cookie: string;
}

/** What came of an attack. */
interface Outcome {
  told: string;
  /** Whether it is as it is to be, apart from what neighbours wait. */
  isRight: boolean;
}

interface Row {
  attack: string;
  before: string;
  'a visitor waits at most, ms': number;
  'signed in, ms': number;
  'bare queries in that time': number;
  'aim, ms': number | '';
  now: string;
  missed: string;
}

const PEACE: Outcome = { told: '', isRight: true };

const BARE_QUERIES = 2000;

/** How long the database takes for a query of nothing, in milliseconds: what of a figure is the machine. */
async function measureBareQuery(db: Database): Promise<number> {
  const begun = performance.now();
  for (let count = 0; count < BARE_QUERIES; count += 1) await db.execute(sql`select 1`);
  return (performance.now() - begun) / BARE_QUERIES;
}

async function fill(db: Database) {
  const people: Person[] = [];
  for (let index = 0; index < PEOPLE; index += 1) {
    const email = `u${index}@example.com`;
    const person = {
      email,
      emailKey: email,
      nickname: `사용자${index}`,
      themes: ['힐링'],
      gender: 'FEMALE' as const,
    };
    const [user] = await db
      .insert(users)
      .values({ ...person, birthYear: 1990, createdAt: new Date() })
      .returning({ id: users.id });
    const userId = user?.id ?? 0;
    await giveHallabong(db, userId, 60);
    people.push({ userId, cookie: `SESSION=${await startSession(db, userId, new Date())}` });
  }
  const spot = await insertSpot(db, { authorId: people[0]?.userId ?? 0 });
  const product = await insertProduct(db, { hallabongCost: 60 });
  const challenge = await insertChallenge(db, PLACE);
  return {
    people,
    spotId: spot.id,
    productId: product.id,
    challengeId: challenge.id,
    bareQueryMs: await measureBareQuery(db),
  };
}

/** Has somebody use the server. The end tells what they waited at most since the beginning, in milliseconds. */
function watchNeighbour(url: string, spotId: number, cookie?: string) {
  const shared = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const stage = new Int32Array(shared);
  const longest = new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT);
  const neighbour = new Worker(new URL('neighbour.ts', import.meta.url), {
    workerData: { url, spotId, cookie, stage: shared, longest },
  });
  return {
    begin: () => Atomics.store(stage, 0, 1),
    async end(): Promise<number> {
      const ended = once(neighbour, 'exit');
      Atomics.store(stage, 0, 2);
      await ended;
      return Math.round(new Float64Array(longest)[0] ?? 0);
    },
  };
}

const memoryOf = (pid: number) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);

/** Answers by their status, such as "200: 1, 429: 3996"; none may be a fault of the server. */
function tell(statuses: readonly number[]): Outcome {
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  const told = [...counts]
    .toSorted(([left], [right]) => left - right)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');
  return { told, isRight: statuses.every((status) => status < 500) };
}

async function send(url: string, path: string, { cookie }: Person, init: RequestInit): Promise<number> {
  try {
    const headers = new Headers(init.headers);
    headers.set('Cookie', cookie);
    const answer = await fetch(url + path, { ...init, headers });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    // The server has hung up while the body was on its way.
    return 0;
  }
}

const FORM = { 'Content-Type': 'multipart/form-data; boundary=b' };
const PART = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';

function pictureForm(name: string, bytes: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  form.append(name, new Blob([bytes], { type: 'image/jpeg' }), 'a.jpg');
  return form;
}

function emptySegments(): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(10_000_000 - 1);
  bytes.set([0xff, 0xd8]);
  for (let at = 2; at + 4 <= bytes.byteLength; at += 4) bytes.set([0xff, 0xe1, 0, 2], at);
  return bytes;
}

function openSocket(url: string, head: readonly string[], body?: Uint8Array): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  socket.write([...head, 'Host: localhost', '', ''].join('\r\n'));
  if (body) socket.write(body);
  return socket;
}

async function measure(server: ServerProcess, world: Awaited<ReturnType<typeof fill>>): Promise<Row[]> {
  const { url, pid } = server;
  const { people, spotId, productId, challengeId, bareQueryMs } = world;
  const [attacker, other, resident, ...slowOnes] = people;
  if (attacker === undefined || other === undefined || resident === undefined) {
    throw new Error('Nobody is there.');
  }
  const attack = async (
    title: string,
    { before, aimMs }: { before: string; aimMs?: number },
    act: () => Promise<Outcome>,
  ): Promise<Row> => {
    const visitor = watchNeighbour(url, spotId);
    const signedIn = watchNeighbour(url, spotId, resident.cookie);
    // They have to be there and asking.
    await after(1000);
    visitor.begin();
    signedIn.begin();
    const { told, isRight } = await act();
    const [visitorMs, signedInMs] = await Promise.all([visitor.end(), signedIn.end()]);
    const longestMs = Math.max(visitorMs, signedInMs);
    return {
      attack: title,
      before,
      'a visitor waits at most, ms': visitorMs,
      'signed in, ms': signedInMs,
      'bare queries in that time': Math.round(longestMs / bareQueryMs),
      'aim, ms': aimMs ?? '',
      now: told,
      missed: !isRight || longestMs > (aimMs ?? Infinity) ? 'missed' : '',
    };
  };
  // Once without being measured: the first requests of a process wait for its code.
  await attack('', { before: '' }, () => after(1000, PEACE));
  const rows: Row[] = [
    await attack('nobody attacks', { before: '' }, () => after(PEACE_MILLISECONDS, PEACE)),
  ];
  const parts = Buffer.from(PART.repeat(40_000_000 / PART.length));
  const picturesOfNothing = pictureForm('newProfileImage', emptySegments());
  rows.push(
    await attack(
      '40 MB of tiny form parts',
      { before: 'the event loop stood 3.5 s', aimMs: BODIES_AIM },
      async () =>
        tell([await send(url, '/api/spots', attacker, { method: 'POST', headers: FORM, body: parts })]),
    ),
    await attack(
      '8 MB of nested JSON',
      { before: 'the event loop stood 1.6 s', aimMs: BODIES_AIM },
      async () => {
        const body = '['.repeat(4_000_000) + ']'.repeat(4_000_000);
        const headers = { 'Content-Type': 'application/json' };
        const path = `/api/challenges/${challengeId}/complete`;
        return tell([await send(url, path, attacker, { method: 'POST', headers, body })]);
      },
    ),
    await attack(
      'a 10 MB JPEG of empty segments',
      { before: 'the event loop stood 2.3 s', aimMs: BODIES_AIM },
      async () => {
        const body = picturesOfNothing;
        return tell([await send(url, '/v1/users/profile', attacker, { method: 'PUT', body })]);
      },
    ),
    await attack('4 accounts with 8 slow uploads each', { before: 'nobody else could upload' }, async () => {
      const slow = slowOnes.flatMap(({ cookie }) =>
        Array.from({ length: 8 }, () =>
          openSocket(
            url,
            [
              'POST /api/spots HTTP/1.1',
              `Content-Type: ${FORM['Content-Type']}`,
              'Content-Length: 30000000',
              `Cookie: ${cookie}`,
            ],
            Buffer.concat([
              Buffer.from('--b\r\nContent-Disposition: form-data; name="images"; filename="a"\r\n\r\n'),
              Buffer.alloc(100_000),
            ]),
          ),
        ),
      );
      await after(1000);
      const begun = performance.now();
      const picture = new Uint8Array(2_000_000);
      picture.set(JPEG_BYTES);
      const body = pictureForm('newProfileImage', picture);
      const status = await send(url, '/v1/users/profile', other, { method: 'PUT', body });
      for (const socket of slow) socket.destroy();
      const told = `another's 2 MB: ${status} in ${Math.round(performance.now() - begun)} ms`;
      return { told, isRight: status === 200 };
    }),
    await attack(
      '200 clients that do not read a 10 MB picture, twice',
      { before: '295 → 2,334 MB' },
      async () => {
        const before = memoryOf(pid);
        const told = [`${before} MB`];
        let most = before;
        // The second time shows whether what is not given back is used again.
        for (let time = 1; time <= 2; time += 1) {
          const lazy = Array.from({ length: 200 }, () =>
            openSocket(url, [`GET /uploads/spots/${PICTURE}.webp HTTP/1.1`]).pause(),
          );
          await after(5000);
          const under = memoryOf(pid);
          most = Math.max(most, under);
          told.push(`${under} MB`);
          for (const socket of lazy) socket.destroy();
          await after(LEFT_MILLISECONDS);
          told.push(`${memoryOf(pid)} MB after they have left`);
        }
        return { told: told.join(' → '), isRight: most - before <= MEMORY_AIM };
      },
    ),
    await attack(
      '5,000 simultaneous purchases of one user',
      { before: '621 answers of 500', aimMs: PURCHASES_AIM },
      async () => {
        const body = JSON.stringify({ userId: attacker.userId });
        const headers = { 'Content-Type': 'application/json' };
        const path = `/v1/products/${productId}/exchange`;
        const buy = () => send(url, path, attacker, { method: 'POST', headers, body });
        return tell(await Promise.all(Array.from({ length: 5000 }, buy)));
      },
    ),
  );
  return rows;
}

const folder = mkdtempSync(join(tmpdir(), 'dosaegi-bench-'));
const programs = findPostgres();
const postgres = programs === undefined ? undefined : await startPostgres(programs, true);
try {
  console.log(
    `${cpus().length} cores, Node ${process.version}, ${postgres ? 'PostgreSQL' : 'embedded database'}`,
  );
  const pictures = join(folder, 'uploads', 'spots');
  mkdirSync(pictures, { recursive: true });
  writeFileSync(join(pictures, `${PICTURE}.webp`), Buffer.alloc(10_000_000));
  const database = postgres ? await openPostgres(postgres.url) : await openEmbedded(join(folder, 'database'));
  const world = await fill(database.db);
  await database.close();
  const server = await startServerProcess({
    ...readAllocatorSettings(),
    NODE_ENV: 'production',
    SMTP_URL: 'smtp://localhost',
    MAIL_FROM: 'bench@localhost',
    TRUST_PROXY: 'loopback',
    DATA_DIR: folder,
    ...(postgres ? { DATABASE_URL: postgres.url } : {}),
  });
  try {
    console.log(`Memory: ${allocatorOf(server.pid)}`);
    const rows = await measure(server, world);
    console.table(rows);
    const missed = rows.filter((row) => row.missed !== '').map((row) => row.attack);
    console.log(missed.length === 0 ? 'Every aim is reached.' : `Aims that are missed: ${missed.join('; ')}`);
    if (missed.length > 0) process.exitCode = 1;
  } finally {
    await server.stop();
  }
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true });
}
