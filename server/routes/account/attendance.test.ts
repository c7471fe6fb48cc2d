import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock } from '../../testing/test-clock.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

const DAY_MS = 86_400_000;

const check = async (client: TestClient) => (await client.call('checkAttendance')).body;

const balance = async (client: TestClient) => {
  const { body } = await client.call('getSession', { query: { fields: 'hallabong' } });
  return body;
};

describe('attendance', () => {
  const clock = createTestClock();
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({ clock });
  });

  afterAll(() => server.stop());

  it('attendance gives 10 a day, 30 more on the 7th day in a row, and starts again on the 8th', async () => {
    clock.set('2026-04-01T09:00:00+09:00');
    const { userId, client } = await server.user();
    const answers: unknown[] = [];
    for (let day = 1; day <= 8; day += 1) {
      // One day after the other.
      answers.push(await check(client));
      clock.advance(DAY_MS);
    }
    expect(answers).toEqual([
      { days: 1, baseHallabong: 10, bonusHallabong: 0 },
      { days: 2, baseHallabong: 10, bonusHallabong: 0 },
      { days: 3, baseHallabong: 10, bonusHallabong: 0 },
      { days: 4, baseHallabong: 10, bonusHallabong: 0 },
      { days: 5, baseHallabong: 10, bonusHallabong: 0 },
      { days: 6, baseHallabong: 10, bonusHallabong: 0 },
      { days: 7, baseHallabong: 10, bonusHallabong: 30 },
      { days: 1, baseHallabong: 10, bonusHallabong: 0 },
    ]);
    expect(await balance(client)).toEqual({ success: true, data: { userId, hallabong: 110 } });
  });

  it('attendance starts again after a day that was missed', async () => {
    clock.set('2026-04-01T09:00:00+09:00');
    const { client } = await server.user();
    await check(client);
    clock.advance(DAY_MS);
    expect(await check(client)).toMatchObject({ days: 2 });
    clock.advance(2 * DAY_MS);
    expect(await check(client)).toEqual({ days: 1, baseHallabong: 10, bonusHallabong: 0 });
  });

  it('attendance counts days as they are in Seoul', async () => {
    clock.set('2026-04-01T23:59:59.999+09:00');
    const { client } = await server.user();
    expect(await check(client)).toMatchObject({ days: 1, baseHallabong: 10 });
    clock.set('2026-04-02T00:00:00+09:00');
    expect(await check(client)).toMatchObject({ days: 2, baseHallabong: 10 });
    clock.set('2026-04-02T23:00:00+09:00');
    expect(await check(client)).toEqual({ days: 2, baseHallabong: 0, bonusHallabong: 0 });
  });

  it('attendance is rewarded once, however many ask at the same moment', async () => {
    const { userId, client } = await server.user();
    const answers = await Promise.all(Array.from({ length: 20 }, () => check(client)));
    expect(answers.filter((answer) => JSON.stringify(answer).includes('"baseHallabong":10'))).toHaveLength(1);
    expect(await balance(client)).toEqual({ success: true, data: { userId, hallabong: 10 } });
  });

  it('attendance needs a session', async () => {
    expect(await server.visitor().call('checkAttendance')).toMatchObject({ status: 401 });
  });
});
