import { DrizzleQueryError, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';
import { describeError } from './log.ts';

it('the log tells what an error says and where it came from', () => {
  const described = describeError(new TypeError('wrong\nin two lines'));
  expect(described).toMatchObject({ error: 'TypeError', detail: 'wrong\nin two lines' });
  expect(described.stack).toMatch(/^ {4}at .*log\.test\.ts/);
});

it('the log tells no mail address that an error quotes', () => {
  const cause = new Error('Key (email_key)=(gamgyul@example.com) already exists.');
  const error = new Error('550 <봄바람@제주.kr>: rejected, mailto:gamgyul@example.com', { cause });
  expect(describeError(error)).toMatchObject({
    detail: '550 <<mail address>>: rejected, mailto:<mail address>',
    cause: { detail: 'Key (email_key)=(<mail address>) already exists.' },
  });
});

it('the log tells neither the query that failed nor its parameters, but why it failed', () => {
  const error = new DrizzleQueryError(
    'select $1',
    ['gamgyul@example.com', 'a\n    at b'],
    new Error('no room'),
  );
  const described = describeError(error);
  expect(described).toMatchObject({
    error: 'DrizzleQueryError',
    detail: undefined,
    cause: { detail: 'no room' },
  });
  expect(JSON.stringify(described)).not.toMatch(/select|gamgyul|at b/);
});

it('the log keeps what the database was asked out of the log when a request fails on it', async () => {
  const server = await startTestServer();
  await server.deps.db.execute(sql`drop table users cascade`);
  const query = { email: 'gamgyul@example.com' };
  expect(await server.visitor().call('checkEmail', { query })).toMatchObject({ status: 500 });
  expect(server.errors).toHaveLength(1);
  expect(server.errors).toMatchObject([{ cause: { detail: 'relation "users" does not exist' } }]);
  expect(JSON.stringify(server.errors)).not.toMatch(/gamgyul|select/);
  await server.stop();
});
