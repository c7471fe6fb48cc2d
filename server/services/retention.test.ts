import { afterAll, beforeAll, expect, it } from 'vitest';
import { registrations, sessions, socialCodes, verificationCodes } from '../db/schema.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { deleteExpired } from './retention.ts';

const DAY_MS = 86_400_000;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

it('deletes what has timed out, sessions a week later, and nothing else', async () => {
  const { db } = server.deps;
  const now = server.clock.now();
  const { userId } = await server.user();
  await db.delete(sessions);
  for (const [name, past] of [
    ['old', 1],
    ['new', 0],
  ] as const) {
    const expiresAt = new Date(now.getTime() - past);
    await db.insert(verificationCodes).values({ emailKey: name, codeHash: name, expiresAt });
    await db.insert(registrations).values({ emailKey: name, email: name, tokenHash: name, expiresAt });
    const social = { codeHash: name, tokenHash: name, provider: 'kakao', subject: name };
    await db.insert(socialCodes).values({ ...social, expiresAt });
    const weekAgo = new Date(expiresAt.getTime() - 7 * DAY_MS);
    await db.insert(sessions).values({ tokenHash: name, userId, createdAt: weekAgo, expiresAt: weekAgo });
  }
  await deleteExpired(db, now);
  expect(await db.select({ key: verificationCodes.emailKey }).from(verificationCodes)).toEqual([
    { key: 'new' },
  ]);
  expect(await db.select({ key: registrations.emailKey }).from(registrations)).toEqual([{ key: 'new' }]);
  expect(await db.select({ key: socialCodes.codeHash }).from(socialCodes)).toEqual([{ key: 'new' }]);
  expect(await db.select({ key: sessions.tokenHash }).from(sessions)).toEqual([{ key: 'new' }]);
});
