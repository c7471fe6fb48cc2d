import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { registrations, sessions, socialCodes, userChallenges, verificationCodes } from '../../db/schema.ts';
import { createMemoryStorage } from '../../testing/memory-storage.ts';
import { jpegFile } from '../../testing/pictures.ts';
import { insertChallenge, insertSpot } from '../../testing/rows.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { imageUrlOf, storeImage } from '../community/images.ts';
import { beginJob } from './jobs.ts';
import { cleanWhatIsDue, deleteExpired, deleteOrphans, endTraces } from './retention.ts';

const DAY_MS = 86_400_000;

const clock = createTestClock();
const storage = createMemoryStorage(clock.now);
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ clock, storage });
});

afterAll(() => server.stop());

it('the upkeep deletes what has timed out, sessions a week later, and nothing else', async () => {
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

it('the upkeep forgets place and photo of a challenge 90 days after it was completed or started, and that alone', async () => {
  const { db } = server.deps;
  const { userId } = await server.user();
  const proof = await storeImage(storage, 'proofs', jpegFile());
  const now = clock.now();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const place = { startLatitude: 33.2, startLongitude: 126.6 };
  const rowOf = async (row: Partial<typeof userChallenges.$inferInsert>) => {
    const { id: challengeId } = await insertChallenge(db);
    const own = {
      userId,
      challengeId,
      proposedAt: ago(200 * DAY_MS),
      startedAt: ago(100 * DAY_MS),
      ...place,
    };
    await db.insert(userChallenges).values({ ...own, state: 'ONGOING', ...row });
    return challengeId;
  };
  const proven = { state: 'COMPLETED' as const, proofLatitude: 33.2, proofLongitude: 126.6, proofKey: proof };
  const old = await rowOf({ ...proven, completedAt: ago(90 * DAY_MS + 1) });
  const young = await rowOf({ ...proven, proofKey: 'proofs/young.webp', completedAt: ago(90 * DAY_MS) });
  const neverDone = await rowOf({});
  expect(await endTraces(server.deps, now)).toBe(2);
  const find = async (challengeId: number) =>
    (await db.select().from(userChallenges).where(eq(userChallenges.challengeId, challengeId)))[0];
  const nothing = { startLatitude: null, startLongitude: null, proofLatitude: null, proofLongitude: null };
  expect(await find(old)).toMatchObject({ ...nothing, proofKey: null, state: 'COMPLETED' });
  expect(await find(neverDone)).toMatchObject({ ...nothing, state: 'ONGOING' });
  expect(await find(young)).toMatchObject({ ...place, proofKey: 'proofs/young.webp' });
  expect(storage.files.has(proof)).toBe(false);
  expect(await endTraces(server.deps, now)).toBe(0);
});

it('the upkeep deletes a picture in all its widths that nothing names, a day after it was stored', async () => {
  const { db } = server.deps;
  const { userId } = await server.user();
  const kept = await storeImage(storage, 'spots', jpegFile());
  await insertSpot(db, { authorId: userId, imageUrls: [imageUrlOf(kept)] });
  const face = await storeImage(storage, 'profiles', jpegFile());
  await server.user({ profileImage: imageUrlOf(face) });
  const orphans = [
    await storeImage(storage, 'spots', jpegFile()),
    await storeImage(storage, 'proofs', jpegFile()),
  ];
  await storage.put('spots/by-hand.webp', { bytes: new Uint8Array(1), contentType: 'image/webp' });
  clock.advance(DAY_MS);
  expect(await deleteOrphans(server.deps, clock.now())).toBe(0);
  clock.advance(1);
  expect(await deleteOrphans(server.deps, clock.now())).toBeGreaterThan(0);
  expect(storage.files.has(kept)).toBe(true);
  expect(storage.files.has(face)).toBe(true);
  for (const orphan of orphans) expect(storage.files.has(orphan)).toBe(false);
  expect(storage.files.has('spots/by-hand.webp')).toBe(true);
});

it('the upkeep is begun by one process alone, and again when it is due', async () => {
  const { db } = server.deps;
  const begin = () => beginJob(db, 'test', 1000, clock.now());
  expect((await Promise.all([begin(), begin(), begin()])).filter(Boolean)).toHaveLength(1);
  clock.advance(999);
  expect(await begin()).toBe(false);
  clock.advance(1);
  expect(await begin()).toBe(true);
});

it('the upkeep does all of it when it is due', async () => {
  const { db } = server.deps;
  const orphan = await storeImage(storage, 'profiles', jpegFile());
  clock.advance(2 * DAY_MS);
  const expiresAt = new Date(clock.now().getTime() - 1);
  await db.insert(verificationCodes).values({ emailKey: 'due', codeHash: 'due', expiresAt });
  await cleanWhatIsDue(server.deps, clock.now());
  expect(await db.$count(verificationCodes, eq(verificationCodes.emailKey, 'due'))).toBe(0);
  expect(storage.files.has(orphan)).toBe(false);
});
