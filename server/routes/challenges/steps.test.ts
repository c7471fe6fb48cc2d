import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { stepsDays } from '../../db/schema.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

const clock = createTestClock();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ clock });
});

afterAll(() => server.stop());

beforeEach(() => clock.set('2026-04-12T09:00:00+09:00'));

const save = (client: TestClient, stepCount: number) => client.call('saveSteps', { json: { stepCount } });

const convert = (client: TestClient, requestedPoints: number) =>
  client.call('convertSteps', { json: { requestedPoints } });

async function totalSteps(client: TestClient) {
  const { body } = await client.call('getSession', { query: { fields: 'totalSteps' } });
  return body;
}

/** A user who walked so many steps long ago. */
async function walker(steps: number) {
  const user = await server.user();
  const day = { userId: user.userId, day: '2026-04-01', steps, reportedAt: new Date(0) };
  await server.deps.db.insert(stepsDays).values(day);
  return user;
}

/** A user of long standing. */
const regular = () => server.user({ createdAt: new Date(0) });

it('steps of a day are the highest count of that day, and days add up', async () => {
  const { userId, client } = await regular();
  expect(await save(client, 4210)).toMatchObject({ status: 200, body: { success: true } });
  clock.advance(60_000);
  await save(client, 4000);
  await save(client, 4210);
  expect(await totalSteps(client)).toEqual({ success: true, data: { userId, totalSteps: 4210 } });
  await save(client, 4300);
  clock.set('2026-04-13T09:00:00+09:00');
  await save(client, 100);
  expect(await totalSteps(client)).toEqual({ success: true, data: { userId, totalSteps: 4400 } });
});

it('steps count up to 4 a second since the last report, and a later report makes up for the rest', async () => {
  const { userId, client } = await regular();
  await save(client, 1000);
  clock.advance(60_000);
  await save(client, 1241);
  expect(await totalSteps(client)).toEqual({ success: true, data: { userId, totalSteps: 1240 } });
  clock.advance(60_000);
  await save(client, 1241);
  expect(await totalSteps(client)).toEqual({ success: true, data: { userId, totalSteps: 1241 } });
});

it('steps count up to 4 a second since midnight in Seoul at the first report of a day', async () => {
  const { userId, client } = await regular();
  clock.set('2026-04-12T00:10:00+09:00');
  await save(client, 1_000_000);
  expect(await totalSteps(client)).toEqual({ success: true, data: { userId, totalSteps: 2400 } });
});

it('steps count up to 4 a second since the account was made, and 500 that were walked before', async () => {
  const { userId, client } = await server.user();
  await save(client, 2_000_000);
  expect(await totalSteps(client)).toEqual({ success: true, data: { userId, totalSteps: 500 } });
  const later = await server.user();
  clock.advance(60_000);
  await save(later.client, 2_000_000);
  expect(await totalSteps(later.client)).toEqual({
    success: true,
    data: { userId: later.userId, totalSteps: 740 },
  });
});

it('steps of a day are 100,000 at most, and the next day brings as many again', async () => {
  const { userId, client } = await regular();
  clock.set('2026-04-12T06:56:40+09:00');
  await save(client, 99_999);
  clock.set('2026-04-12T23:59:00+09:00');
  await save(client, 2_000_000);
  expect(await totalSteps(client)).toEqual({ success: true, data: { userId, totalSteps: 100_000 } });
  clock.set('2026-04-13T20:00:00+09:00');
  await save(client, 2_000_000);
  expect(await totalSteps(client)).toEqual({ success: true, data: { userId, totalSteps: 200_000 } });
});

it('steps are saved once, however many reports come at the same moment', async () => {
  const { userId, client } = await server.user();
  await Promise.all(Array.from({ length: 20 }, () => save(client, 500)));
  expect(await totalSteps(client)).toEqual({ success: true, data: { userId, totalSteps: 500 } });
});

it.each([-1, 1.5, '10', 2_147_483_648, undefined])('steps refuse the count %s', async (stepCount) => {
  const { client } = await server.user();
  expect(await client.call('saveSteps', { json: { stepCount } })).toMatchObject({
    status: 400,
    body: { code: 'BAD_REQUEST' },
  });
});

it('steps need a session', async () => {
  expect(await save(server.visitor(), 1)).toMatchObject({ status: 401 });
  expect(await convert(server.visitor(), 1)).toMatchObject({ status: 401 });
});

it('a conversion gives one hallabong for 10 steps, and no step twice', async () => {
  const { client } = await walker(1309);
  expect(await convert(client, 100)).toMatchObject({
    status: 200,
    body: { success: true, data: { totalHallabong: 100, remainingExchangeCount: 19 } },
  });
  expect(await convert(client, 31)).toMatchObject({
    status: 409,
    body: { success: false, code: 'NOT_ENOUGH_STEPS', message: '전환할 걸음 수가 부족해요.' },
  });
  expect(await convert(client, 30)).toMatchObject({
    body: { data: { totalHallabong: 130, remainingExchangeCount: 18 } },
  });
  expect(await convert(client, 1)).toMatchObject({ status: 409 });
});

it('a conversion happens 20 times a day at most, and again the next day', async () => {
  const { client } = await walker(1000);
  const answers = await Promise.all(Array.from({ length: 25 }, () => convert(client, 1)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  for (const { body } of answers.filter(({ status }) => status !== 200)) {
    expect(body).toEqual({
      success: false,
      code: 'NO_CONVERSIONS_LEFT',
      message: '남은 전환 횟수가 없어요.',
    });
  }
  clock.set('2026-04-13T00:00:00+09:00');
  expect(await convert(client, 1)).toMatchObject({
    body: { data: { totalHallabong: 21, remainingExchangeCount: 19 } },
  });
});

it('a conversion never spends steps that are not there, however many run at the same moment', async () => {
  const { client } = await walker(55);
  const answers = await Promise.all(Array.from({ length: 10 }, () => convert(client, 1)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
});

it.each([0, 101, 1.5, '1'])('a conversion refuses %s hallabong', async (requestedPoints) => {
  const { client } = await walker(5000);
  expect(await client.call('convertSteps', { json: { requestedPoints } })).toMatchObject({
    status: 400,
    body: { code: 'BAD_REQUEST' },
  });
});
