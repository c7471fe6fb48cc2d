import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { seedDatabase } from './seed.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

it('lets somebody look around as the demo user, and fills a database only once', async () => {
  const { db, clock } = server.deps;
  expect(await seedDatabase(db, 16, clock())).toBe(true);
  expect(await seedDatabase(db, 16, clock())).toBe(false);
  const client = server.visitor();
  const json = { email: 'gamgyul@example.com', password: 'jeju_2026' };
  expect(await client.call('login', { json })).toMatchObject({ status: 200 });
  expect(await client.call('getSession')).toMatchObject({
    status: 200,
    body: { data: { userId: 1, nickname: '감귤이', name: '고지우', totalSteps: 48210 } },
  });
});

it('leaves the ids after its own to the users who come later', async () => {
  const { userId } = await server.user();
  expect(userId).toBe(6);
});
