import { once } from 'node:events';
import { createServer } from 'node:net';
import { Pool } from 'pg';
import sharp from 'sharp';
import { afterEach, expect, it, vi } from 'vitest';
import { jpegFile } from '../testing/pictures.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { isOverload } from './overload.ts';

const { TEST_DATABASE_URL: databaseUrl } = process.env;

afterEach(() => {
  vi.restoreAllMocks();
});

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

/** What the driver says of a database that takes connections and says nothing. */
async function failToConnect(): Promise<unknown> {
  const silent = createServer();
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const pool = new Pool({ host: '127.0.0.1', port, connectionTimeoutMillis: 100 });
  const failure = await failureOf(pool.query('select 1'));
  await pool.end();
  silent.close();
  return failure;
}

/** What the driver says of a connection that does not become free. */
async function failToTakeTurn(): Promise<unknown> {
  const pool = new Pool({ connectionString: databaseUrl, max: 1, connectionTimeoutMillis: 100 });
  const held = await pool.connect();
  const failure = await failureOf(pool.query('select 1'));
  held.release();
  await pool.end();
  return failure;
}

/** What the driver says of an answer that does not come. */
async function failToRead(): Promise<unknown> {
  const pool = new Pool({ connectionString: databaseUrl, query_timeout: 100 });
  const failure = await failureOf(pool.query('select pg_sleep(0.5)'));
  await pool.end();
  return failure;
}

/** What libvips says of a picture that takes too long. */
const failToDraw = () =>
  failureOf(
    sharp({
      create: { width: 8000, height: 8000, channels: 3, background: '#000', noise: { type: 'gaussian' } },
    })
      .webp({ effort: 6 })
      .timeout({ seconds: 1 })
      .toBuffer(),
  );

it('an overload is a database that does not take a connection in time', async () => {
  const failure = await failToConnect();
  expect(failure).toMatchObject({ message: 'Connection terminated due to connection timeout' });
  expect(isOverload(new Error('Failed query', { cause: failure }))).toBe(true);
});

it.skipIf(databaseUrl === undefined).each([
  ['that does not become free in time', failToTakeTurn, 'timeout exceeded when trying to connect'],
  ['on which no answer comes in time', failToRead, 'Query read timeout'],
])('an overload is a connection to PostgreSQL %s', async (_, fail, message) => {
  const failure = await fail();
  expect(failure).toMatchObject({ message });
  expect(isOverload(new Error('Failed query', { cause: failure }))).toBe(true);
});

it('an overload is no other fault of a connection', () => {
  expect(isOverload(new Error('Connection terminated unexpectedly'))).toBe(false);
  expect(isOverload(new Error('connect ECONNREFUSED 127.0.0.1:5432'))).toBe(false);
});

it('an overload is a picture that cannot be drawn in time, which is told as such and not as no picture', async () => {
  const failure = await failToDraw();
  expect(isOverload(failure)).toBe(true);
  const server = await startTestServer();
  const { client } = await server.user();
  vi.spyOn(sharp.prototype, 'toBuffer').mockRejectedValue(failure);
  const form = new FormData();
  form.append('newProfileImage', jpegFile(), 'me.jpg');
  const answer = await client.call('saveProfileImage', { form });
  expect(answer).toMatchObject({ status: 503, body: { code: 'OVERLOADED' } });
  expect(answer.headers.get('Retry-After')).toBe('5');
  expect(server.errors).toEqual([]);
  await server.stop();
});
