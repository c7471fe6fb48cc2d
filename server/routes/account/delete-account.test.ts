import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  alertSubscriptions,
  attendance,
  comments,
  conversions,
  endedAccounts,
  exchanges,
  hallabongLedger,
  likes,
  sessions,
  spots,
  stepsDays,
  userChallenges,
  users,
} from '../../db/schema.ts';
import { checkKept } from '../../db/check.ts';
import { imageUrlOf, storeImage } from '../../services/community/images.ts';
import { deleteAccount } from '../../services/accounts/delete-account.ts';
import { listEnded, recordEnded } from '../../services/accounts/ended-accounts.ts';
import { clean } from '../../services/upkeep/retention.ts';
import { listStored } from '../../testing/read-stored.ts';
import { hashPassword } from '../../secrets/passwords.ts';
import { createMemoryStorage } from '../../testing/memory-storage.ts';
import { jpegFile } from '../../testing/pictures.ts';
import {
  giveHallabong,
  insertChallenge,
  insertExchange,
  insertProduct,
  insertSpot,
} from '../../testing/rows.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import type { TestClient } from '../../testing/test-client.ts';

const storage = createMemoryStorage();
const MOMENT = new Date(0);

let server: TestServer;
let leaver: { userId: number; client: TestClient };
let stayer: { userId: number; client: TestClient };

beforeAll(async () => {
  server = await startTestServer({ storage });
});

afterAll(() => server.stop());

beforeEach(async () => {
  leaver = await server.user();
  stayer = await server.user();
});

/** Somebody who has used everything there is. */
async function fillLife() {
  const { db } = server.deps;
  const { userId } = leaver;
  const [face, picture, proof] = await Promise.all([
    storeImage(storage, 'profiles', jpegFile()),
    storeImage(storage, 'spots', jpegFile()),
    storeImage(storage, 'proofs', jpegFile()),
  ]);
  await db
    .update(users)
    .set({ profileImage: imageUrlOf(face) })
    .where(eq(users.id, userId));
  const own = await insertSpot(db, {
    authorId: userId,
    name: '떠나는 이의 글',
    imageUrls: [imageUrlOf(picture)],
  });
  const other = await insertSpot(db, { authorId: stayer.userId, name: '남는 이의 글' });
  await leaver.client.call('likeSpot', { path: { id: other.id } });
  await stayer.client.call('likeSpot', { path: { id: other.id } });
  await stayer.client.call('likeSpot', { path: { id: own.id } });
  const path = { id: other.id };
  await leaver.client.call('createComment', { path, json: { text: '떠나는 이의 댓글' } });
  const [comment] = await db.select().from(comments).where(eq(comments.spotId, other.id));
  const commentId = comment?.id ?? 0;
  await stayer.client.call('createReply', { path: { ...path, commentId }, json: { text: '남는 이의 답글' } });
  await leaver.client.call('createReply', {
    path: { ...path, commentId },
    json: { text: '떠나는 이의 답글' },
  });
  await leaver.client.call('saveSteps', { json: { stepCount: 400 } });
  await leaver.client.call('checkAttendance');
  await giveHallabong(db, userId, 100);
  const { id: productId } = await insertProduct(db);
  const sold = await insertExchange(db, { userId, productId, hallabongCost: 60 });
  const { id: challengeId } = await insertChallenge(db, { name: '쇠소깍 물빛 담기' });
  await db.insert(userChallenges).values({
    userId,
    challengeId,
    state: 'COMPLETED',
    proposedAt: MOMENT,
    startedAt: MOMENT,
    startLatitude: 33.2,
    startLongitude: 126.6,
    completedAt: MOMENT,
    proofLatitude: 33.2,
    proofLongitude: 126.6,
    proofKey: proof,
  });
  return { own, other, commentId, sold, pictures: [face, picture, proof] };
}

it('the end of an account takes with it what was the user’s alone, and ends every session', async () => {
  const { db } = server.deps;
  const { userId, client } = leaver;
  const { own, pictures } = await fillLife();
  const token = client.cookies.get('SESSION') ?? '';
  expect(await client.call('deleteAccount', { json: {} })).toMatchObject({
    status: 200,
    body: { success: true, message: '회원 탈퇴가 완료되었습니다.' },
  });
  expect(client.cookies.has('SESSION')).toBe(false);
  client.cookies.set('SESSION', token);
  expect(await client.call('getSession')).toMatchObject({ status: 401 });
  expect(await db.$count(users, eq(users.id, userId))).toBe(0);
  expect(await stayer.client.call('getSpot', { path: { id: own.id } })).toMatchObject({ status: 404 });
  for (const table of [likes, stepsDays, attendance, hallabongLedger, userChallenges]) {
    expect(await db.$count(table, eq(table.userId, userId))).toBe(0);
  }
  for (const key of pictures) expect(storage.files.has(key)).toBe(false);
});

it('the end of an account is on record beside the pictures, by its id alone and for nobody to fetch', async () => {
  const { db } = server.deps;
  await leaver.client.call('deleteAccount', { json: {} });
  const key = `ended/${leaver.userId}-${server.clock.now().getTime()}.txt`;
  expect((await listStored(storage, 'ended')).map((file) => file.key)).toContain(key);
  expect(await db.$count(endedAccounts)).toBe(0);
  expect((await fetch(`${server.url}/uploads/${key}`)).status).toBe(404);
});

it('the end of an account waits in the database where the store is down, and is on record later', async () => {
  const { db, log } = server.deps;
  const { userId } = leaver;
  const now = server.clock.now();
  await deleteAccount({ db, storage, log }, userId, now);
  const down = { ...storage, put: () => Promise.reject(new Error('The store is down.')) };
  await expect(recordEnded({ db, storage: down })).rejects.toThrow('The store is down.');
  expect(await db.select().from(endedAccounts)).toEqual([{ userId, endedAt: now }]);
  await clean({ db, storage }, now);
  expect(await listEnded(storage)).toContainEqual({ userId, endedAt: now });
  expect(await db.$count(endedAccounts)).toBe(0);
});

it('the end of an account leaves right what others see: counts, and replies under a comment without text and author', async () => {
  const { db } = server.deps;
  const { other, commentId } = await fillLife();
  const { client } = stayer;
  const path = { id: other.id };
  expect(await client.call('getSpot', { path })).toMatchObject({ body: { likeCount: 2 } });
  await leaver.client.call('deleteAccount', { json: {} });
  expect(await client.call('getSpot', { path })).toMatchObject({ body: { likeCount: 1, likedByMe: true } });
  expect(await client.call('listComments', { path })).toMatchObject({
    body: {
      totalElements: 1,
      content: [{ id: commentId, text: '', nickname: '탈퇴한 회원', isDeleted: true }],
    },
  });
  expect(await client.call('listReplies', { path: { ...path, commentId } })).toMatchObject({
    body: {
      totalElements: 2,
      content: [
        { text: '남는 이의 답글', isDeleted: false },
        { text: '', isDeleted: true },
      ],
    },
  });
  expect((await checkKept(db, false)).filter(({ wrong }) => wrong > 0)).toEqual([]);
  expect(await db.$count(spots, eq(spots.authorId, stayer.userId))).toBe(1);
});

it('the end of an account keeps a purchase on the books without the person', async () => {
  const { db } = server.deps;
  const { sold } = await fillLife();
  await leaver.client.call('deleteAccount', { json: {} });
  const [row] = await db.select().from(exchanges).where(eq(exchanges.id, sold.id));
  expect(row).toMatchObject({ userId: null, hallabongCost: 60, name: '도새기 키링' });
  expect(await stayer.client.call('getExchange', { path: { id: sold.id } })).toMatchObject({ status: 403 });
});

it('the end of an account asks for the password where the account has one', async () => {
  const { db, passwordCost } = server.deps;
  const { userId, client } = leaver;
  const passwordHash = await hashPassword('spring-98', passwordCost);
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
  expect(await client.call('deleteAccount', { json: {} })).toMatchObject({
    status: 403,
    body: { code: 'PASSWORD_REQUIRED', message: '비밀번호를 입력해주세요.' },
  });
  expect(await client.call('deleteAccount', { json: { password: 'spring-99' } })).toMatchObject({
    status: 403,
    body: { code: 'WRONG_PASSWORD', message: '비밀번호가 일치하지 않습니다.' },
  });
  expect(await db.$count(users, eq(users.id, userId))).toBe(1);
  expect(await client.call('deleteAccount', { json: { password: 'spring-98' } })).toMatchObject({
    status: 200,
  });
  expect(await db.$count(users, eq(users.id, userId))).toBe(0);
});

it('the end of an account happens even where a picture cannot be deleted at once', async () => {
  const own = await startTestServer({
    storage: { ...createMemoryStorage(), delete: () => Promise.reject(new Error('The store is down.')) },
  });
  const { userId, client } = await own.user({ profileImage: '/uploads/profiles/a.webp' });
  expect(await client.call('deleteAccount', { json: {} })).toMatchObject({ status: 200 });
  expect(await own.deps.db.$count(users, eq(users.id, userId))).toBe(0);
  await own.stop();
});

it('the end of an account is one end, however often it is asked for at once, beside likes of the same spots', async () => {
  const { other } = await fillLife();
  const path = { id: other.id };
  const end = () => leaver.client.call('deleteAccount', { json: {} });
  const answers = await Promise.all([
    end(),
    end(),
    stayer.client.call('unlikeSpot', { path }),
    end(),
    leaver.client.call('createComment', { path, json: { text: '하나 더' } }),
  ]);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect(await stayer.client.call('getSpot', { path })).toMatchObject({ body: { likeCount: 0 } });
  expect(server.errors).toEqual([]);
});

it('a copy of one’s own data tells everything of the user and nothing of others', async () => {
  const { other, own, pictures } = await fillLife();
  const photo = storage.files.get(pictures.at(-1) ?? '')?.bytes ?? '';
  const { body, status } = await leaver.client.call('exportAccount');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    success: true,
    data: {
      account: { userId: leaver.userId, birthYear: '1998', themes: ['힐링'] },
      spots: [{ id: own.id, name: '떠나는 이의 글' }],
      comments: [{ text: '떠나는 이의 답글' }, { spotId: other.id, text: '떠나는 이의 댓글' }],
      likes: [{ spotId: other.id }],
      challenges: [
        {
          name: '쇠소깍 물빛 담기',
          startLatitude: 33.2,
          proofLongitude: 126.6,
          proofPhoto: `data:image/webp;base64,${Buffer.from(photo).toString('base64')}`,
        },
      ],
      steps: [{ day: '2026-04-12', steps: 400 }],
      attendance: ['2026-04-12'],
      exchanges: [{ name: '도새기 키링', hallabongCost: 60 }],
    },
  });
  const text = JSON.stringify(body);
  expect(text).not.toContain('남는 이');
  expect(text).not.toMatch(/hash|scrypt/i);
});

it('a copy of one’s own data tells how the account is known, its sessions and devices, and no secret', async () => {
  const { db } = server.deps;
  const { userId, client } = leaver;
  await fillLife();
  await db
    .update(users)
    .set({ socialProvider: 'kakao', socialSubject: `kakao-${userId}`, referrerId: stayer.userId })
    .where(eq(users.id, userId));
  await db
    .insert(conversions)
    .values({ userId, day: '2026-04-12', steps: 400, hallabong: 2, createdAt: MOMENT });
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, userId));
  const device = {
    endpoint: `https://push.example/${userId}`,
    p256dh: 'key-of-device',
    auth: 'auth-of-device',
  };
  const tokenHash = session?.tokenHash ?? '';
  await db.insert(alertSubscriptions).values({ ...device, tokenHash, userId, streakDay: '2026-04-11' });
  const { body } = await client.call('exportAccount');
  expect(body).toMatchObject({
    data: {
      account: { socialProvider: 'kakao', socialSubject: `kakao-${userId}`, referrerId: stayer.userId },
      conversions: [{ day: '2026-04-12', steps: 400, hallabong: 2, createdAt: MOMENT.toISOString() }],
      sessions: [
        { createdAt: session?.createdAt.toISOString(), expiresAt: session?.expiresAt.toISOString() },
      ],
      devices: [{ endpoint: device.endpoint, streakDay: '2026-04-11' }],
      challenges: [{ proofPhotoLeftOut: false }],
    },
  });
  const text = JSON.stringify(body);
  for (const secret of [tokenHash, device.p256dh, device.auth]) expect(text).not.toContain(secret);
});

it('a copy of one’s own data names the photos that have no room in it', async () => {
  const { db } = server.deps;
  const { userId, client } = leaver;
  for (const [days, megabytes] of [
    [1, 6],
    [2, 5],
    [3, 1],
  ] as const) {
    const proofKey = `proofs/${userId}-${days}.webp`;
    await storage.put(proofKey, { bytes: new Uint8Array(megabytes * 1_000_000), contentType: 'image/webp' });
    const { id: challengeId } = await insertChallenge(db, { name: `${days}일 전` });
    const startedAt = new Date(server.clock.now().getTime() - days * 86_400_000);
    const state = 'COMPLETED' as const;
    await db
      .insert(userChallenges)
      .values({ userId, challengeId, state, proposedAt: startedAt, startedAt, proofKey });
  }
  const { body } = await client.call('exportAccount');
  expect(body).toMatchObject({
    data: {
      challenges: [
        { name: '1일 전', proofPhoto: expect.stringMatching(/^data:image/), proofPhotoLeftOut: false },
        { name: '2일 전', proofPhotoLeftOut: true },
        { name: '3일 전', proofPhotoLeftOut: true },
      ],
    },
  });
  expect(JSON.stringify(body).match(/"proofPhoto":/g)).toHaveLength(1);
});

it('a copy of one’s own data goes on without a photo that has ended', async () => {
  const { pictures } = await fillLife();
  for (const key of pictures) await storage.delete(key);
  const { body, status } = await leaver.client.call('exportAccount');
  expect(status).toBe(200);
  expect(body).toMatchObject({ data: { challenges: [{ name: '쇠소깍 물빛 담기' }] } });
  expect(JSON.stringify(body)).not.toContain('proofPhoto"');
});

it.each(['deleteAccount', 'exportAccount'] as const)('%s needs a session', async (operationId) => {
  const json = operationId === 'deleteAccount' ? { json: {} } : {};
  expect(await server.visitor().call(operationId, json)).toMatchObject({ status: 401 });
});
