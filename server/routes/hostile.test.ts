import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '../db/schema.ts';
import { SERVER_LIMITS, type ServerLimits } from '../refusals/limits.ts';
import { createFolderStorage } from '../storage/folder-storage.ts';
import { jpegFile, PHOTO_DATA_URL } from '../testing/pictures.ts';
import { giveHallabong, insertChallenge, insertProduct } from '../testing/rows.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import type { Answer, TestClient } from '../testing/test-client.ts';

/** Thousands of requests; how long they take says nothing about the server. */
const PATIENCE = { timeout: 300_000 };

const folder = mkdtempSync(join(tmpdir(), 'dosaegi-hostile-'));
const limits: ServerLimits = {
  ...SERVER_LIMITS,
  // As in earnest, in less time.
  sender: { bytesPerSecond: 100_000, patienceMs: 300 },
  reader: { bytesPerSecond: 100_000_000, patienceMs: 300 },
  linger: { bytes: 1_000_000, ms: 50 },
};
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ limits, storage: createFolderStorage(folder) });
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

function countBy(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const cookieOf = (client: TestClient) => `SESSION=${client.cookies.get('SESSION') ?? ''}`;

async function open(): Promise<Socket> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  // The server may hang up before everything is sent.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Begins a request and sends so much of its body. */
async function begin(lines: readonly string[], body: Buffer = Buffer.alloc(0)): Promise<Socket> {
  const socket = await open();
  socket.write([...lines, 'Host: localhost', '', ''].join('\r\n'));
  socket.write(body);
  return socket;
}

/** The end of a connection, however it comes. */
const closed = (socket: Socket) => new Promise<void>((resolve) => void socket.once('close', () => resolve()));

/** What comes until the server hangs up. */
async function readAll(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk) => (text += String(chunk)));
  await closed(socket);
  return text;
}

const beginUpload = (client: TestClient, body: Buffer) =>
  begin(
    [
      'POST /api/spots HTTP/1.1',
      'Content-Type: multipart/form-data; boundary=b',
      'Content-Length: 30000000',
      `Cookie: ${cookieOf(client)}`,
    ],
    body,
  );

const FILE_HEAD = '--b\r\nContent-Disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n';

function spotForm(images: readonly Blob[] = []): FormData {
  const form = new FormData();
  form.append(
    'data',
    JSON.stringify({ name: '쇠소깍', description: '물빛', latitude: 33.2, longitude: 126.6 }),
  );
  for (const image of images) form.append('images', image, 'a.jpg');
  return form;
}

it('a body that would take long to take apart is refused after the 33rd of many tiny parts, whatever follows', async () => {
  const { client } = await server.user();
  const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
  const socket = await beginUpload(client, Buffer.from(part.repeat(40)));
  expect(await readAll(socket)).toMatch(/^HTTP\/1.1 400 [^]*connection: close[^]*"code":"BAD_REQUEST"/i);
  const whole = await client.call('createSpot', { form: spotForm() });
  expect(whole).toMatchObject({ status: 200 });
});

it.each([
  ['deep', '['.repeat(17)],
  ['wide', `[${'[],'.repeat(1000)}`],
])(
  'a body that would take long to take apart is refused while its %s JSON is still coming',
  async (_, json) => {
    const { client } = await server.user();
    const { id } = await insertChallenge(server.deps.db);
    const lines = [
      `POST /api/challenges/${id}/complete HTTP/1.1`,
      'Content-Type: application/json',
      'Content-Length: 8000000',
      `Cookie: ${cookieOf(client)}`,
    ];
    const socket = await begin(lines, Buffer.from(json));
    expect(await readAll(socket)).toMatch(/^HTTP\/1.1 400 [^]*connection: close[^]*"code":"BAD_REQUEST"/i);
  },
);

it('a body that would take long to take apart is read where only a text is long, whatever stands in it', async () => {
  const { client } = await server.user();
  const { id } = await insertChallenge(server.deps.db, { latitude: 33.2, longitude: 126.6 });
  const place = { latitude: 33.2, longitude: 126.6 };
  await client.call('startChallenge', { path: { id }, json: place });
  const json = { ...place, note: '[{"\\'.repeat(20_000), proofUrl: PHOTO_DATA_URL };
  expect(await client.call('completeChallenge', { path: { id }, json })).toMatchObject({ status: 200 });
});

it('a body that would take long to take apart is refused as a part of a form, deep and wide and long', async () => {
  const { client } = await server.user();
  const texts = ['['.repeat(60_000), `[${'[],'.repeat(20_000)}`];
  for (const text of texts) {
    const form = new FormData();
    form.append('data', text);
    expect(await client.call('createSpot', { form })).toMatchObject({ status: 400 });
  }
  const long = new FormData();
  long.append('data', 'a'.repeat(65_537));
  expect(await client.call('createSpot', { form: long })).toMatchObject({ status: 413 });
  const longFile = new FormData();
  longFile.append('data', new Blob(['a'.repeat(65_537)]), 'blob');
  expect(await client.call('createSpot', { form: longFile })).toMatchObject({ status: 413 });
});

it('slow uploads keep nobody else from uploading', PATIENCE, async () => {
  const patient = await startTestServer({ limits: { ...limits, sender: SERVER_LIMITS.sender } });
  const { hostname, port } = new URL(patient.url);
  const accounts = await Promise.all(Array.from({ length: 4 }, () => patient.user()));
  const slow = accounts.flatMap(({ client }) =>
    Array.from({ length: 8 }, () => {
      const socket = connect(Number(port), hostname).on('error', () => undefined);
      socket.write(
        [
          'POST /api/spots HTTP/1.1',
          'Host: localhost',
          'Content-Type: multipart/form-data; boundary=b',
          'Content-Length: 30000000',
          `Cookie: ${cookieOf(client)}`,
          '',
          FILE_HEAD,
        ].join('\r\n'),
      );
      socket.write(Buffer.alloc(100_000));
      return socket;
    }),
  );
  const { client } = await patient.user();
  const large = new Blob([jpegFile(), new Uint8Array(2_000_000)]);
  const form = spotForm([large, large, large]);
  expect(await client.call('createSpot', { form })).toMatchObject({ status: 200 });
  for (const socket of slow) socket.destroy();
  await patient.stop();
});

it('slow uploads are given up when they send less than the least rate, and told so', PATIENCE, async () => {
  const { client } = await server.user();
  const silent = await beginUpload(client, Buffer.from(FILE_HEAD));
  expect(await readAll(silent)).toMatch(/^HTTP\/1.1 400 [^]*connection: close[^]*"code":"TOO_SLOW"/i);

  const trickling = await beginUpload(client, Buffer.from(FILE_HEAD));
  const trickle = setInterval(() => trickling.write(Buffer.alloc(100)), 50);
  expect(await readAll(trickling)).toMatch(/"code":"TOO_SLOW"/);
  clearInterval(trickle);
});

it('slow uploads are given up in a small body, too', PATIENCE, async () => {
  const lines = [
    'POST /v1/users/auth/login HTTP/1.1',
    'Content-Type: application/json',
    'Content-Length: 100',
  ];
  expect(await readAll(await begin(lines, Buffer.from('{')))).toMatch(/"code":"TOO_SLOW"/);
});

it('slow uploads of one user wait for each other, and too many are refused with 429', PATIENCE, async () => {
  const few: ServerLimits = {
    ...SERVER_LIMITS,
    receiving: { atOnce: 4, perOwner: 1, waitingPerOwner: 1, waiting: 2 },
  };
  const own = await startTestServer({ limits: few });
  const { client } = await own.user();
  const upload = () =>
    client.call('createSpot', { form: spotForm([new Blob([jpegFile(), new Uint8Array(500_000)])]) });
  const answers = await Promise.all(Array.from({ length: 10 }, upload));
  const counts = countBy(answers);
  expect(Object.keys(counts)).toEqual(['200', '429']);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.headers.get('Retry-After')).toBe('2');
  await own.stop();
});

it('clients that do not read are hung up on, and others get the picture', PATIENCE, async () => {
  // More than a connection takes by itself.
  const picture = new Uint8Array(20_000_000);
  await server.deps.storage.put('spots/large.webp', { bytes: picture, contentType: 'image/webp' });
  const lazy = await Promise.all(
    Array.from({ length: 5 }, () => begin(['GET /uploads/spots/large.webp HTTP/1.1'])),
  );
  const hungUp = lazy.map(async (socket) => {
    socket.pause();
    // Who does not read learns of it when they write.
    const poking = setInterval(() => socket.write('\r\n'), 50);
    await closed(socket);
    clearInterval(poking);
    return socket.bytesRead;
  });
  const answer = await fetch(`${server.url}/uploads/spots/large.webp`);
  expect((await answer.arrayBuffer()).byteLength).toBe(20_000_000);
  for (const bytes of await Promise.all(hungUp)) expect(bytes).toBeLessThan(20_000_000);
});

it('clients that do not read ask for the head of a picture without holding its file', async () => {
  const { status, headers } = await fetch(`${server.url}/uploads/spots/large.webp`, { method: 'HEAD' });
  expect({ status, length: headers.get('Content-Length') }).toEqual({ status: 200, length: '20000000' });
});

it(
  'more requests at once than the server lets wait of one user are answered or refused, none by a fault, and others buy meanwhile',
  PATIENCE,
  async () => {
    const few = { ...SERVER_LIMITS, session: { ...SERVER_LIMITS.session, waitingPerOwner: 100 } };
    const own = await startTestServer({ limits: few });
    const { db } = own.deps;
    const { userId, client } = await own.user();
    await giveHallabong(db, userId, 60);
    const { id } = await insertProduct(db, { hallabongCost: 60 });
    const buy = () => client.call('exchangeProduct', { path: { id }, json: { userId } });
    // Nobody's turn ends before more of them are there than may wait.
    const gate = Promise.withResolvers<void>();
    const held = db.transaction(async (transaction) => {
      await transaction.select().from(users).where(eq(users.id, userId)).for('update');
      await gate.promise;
    });
    const flood = Array.from({ length: 500 }, buy);
    expect(await Promise.race(flood)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    gate.resolve();
    await held;
    const other = await own.user();
    await giveHallabong(db, other.userId, 60);
    const bought = await other.client.call('exchangeProduct', {
      path: { id },
      json: { userId: other.userId },
    });
    expect(bought).toMatchObject({ status: 200 });
    const answers = await Promise.all(flood);
    const counts = countBy(answers);
    expect(counts).toMatchObject({ '200': 1, '409': expect.any(Number) });
    expect(Object.keys(counts).filter((status) => !['200', '409', '429'].includes(status))).toEqual([]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused).toMatchObject({ body: { code: 'TOO_MANY_REQUESTS' } });
    expect(refused?.headers.get('Retry-After')).toBe('2');
    expect(own.errors).toEqual([]);
    await own.stop();
  },
);

it('more requests at once than the server lets wait get 503 with the time to come back when the whole server has too much to do', async () => {
  const full: ServerLimits = {
    ...SERVER_LIMITS,
    address: { atOnce: 1, perOwner: 1, waitingPerOwner: 10, waiting: 0 },
  };
  const own = await startTestServer({ limits: full });
  const answers = await Promise.all(Array.from({ length: 20 }, () => own.visitor().call('listLatestSpots')));
  const refused = answers.find(({ status }) => status === 503);
  expect(refused).toMatchObject({
    body: {
      success: false,
      code: 'OVERLOADED',
      message: '지금은 이용자가 많습니다. 잠시 후 다시 시도해주세요.',
    },
  });
  expect(refused?.headers.get('Retry-After')).toBe('2');
  await own.stop();
});

it('more requests at once than the server lets wait get 503 where the database has no room for more', async () => {
  const busy = Object.assign(new Error('sorry, too many clients already'), { code: '53300' });
  const own = await startTestServer();
  own.deps.db = new Proxy(own.deps.db, {
    get: () => {
      throw new Error('Failed query', { cause: busy });
    },
  });
  const answer = await own.visitor().call('listLatestSpots');
  expect(answer).toMatchObject({ status: 503, body: { code: 'OVERLOADED' } });
  expect(answer.headers.get('Retry-After')).toBe('5');
  expect(own.errors).toEqual([]);
  await own.stop();
});

it('attempts are counted before a body is read', async () => {
  const own = await startTestServer({ limits });
  const { userId, client } = await own.user();
  const attempt = { key: `pictures of ${userId}`, limit: { max: 300, windowMs: 3_600_000 } };
  for (let made = 0; made < 300; made += 1) await own.deps.rateLimits.count(attempt);
  const { hostname, port } = new URL(own.url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  const lines = [
    'PUT /v1/users/profile HTTP/1.1',
    'Host: localhost',
    'Content-Type: multipart/form-data; boundary=b',
    'Content-Length: 9000000',
    `Cookie: ${cookieOf(client)}`,
  ];
  socket.write([...lines, '', ''].join('\r\n'));
  const [chunk] = await once(socket, 'data');
  expect(String(chunk)).toMatch(/^HTTP\/1.1 429 [^]*retry-after: \d+/i);
  socket.destroy();
  await own.stop();
});

it('an address of an upload with a name too long for a file is not found', async () => {
  const answer = await fetch(`${server.url}/uploads/spots/${'a'.repeat(300)}.webp`);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND' });
  expect((await fetch(`${server.url}/uploads/spots/${'a'.repeat(300)}`)).status).toBe(404);
});

it('pictures that are none are refused, also as a proof', async () => {
  const { client } = await server.user();
  const place = { latitude: 33.2, longitude: 126.6 };
  const { id } = await insertChallenge(server.deps.db, place);
  await client.call('startChallenge', { path: { id }, json: place });
  const proofUrl = `data:image/jpeg;base64,${Buffer.from([0xff, 0xd8, 0xff]).toString('base64')}`;
  expect(
    await client.call('completeChallenge', { path: { id }, json: { ...place, proofUrl } }),
  ).toMatchObject({
    status: 400,
  });
  const form = spotForm([new Blob([new Uint8Array([0xff, 0xd8, 0xff])])]);
  expect(await client.call('createSpot', { form })).toMatchObject({
    status: 400,
    body: { code: 'NOT_AN_IMAGE' },
  });
});

it('nothing of this was a fault of the server', () => {
  expect(server.errors).toEqual([]);
});
