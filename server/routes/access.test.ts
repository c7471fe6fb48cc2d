import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { exchanges, users } from '../db/schema.ts';
import { PHOTO_DATA_URL } from '../testing/pictures.ts';
import {
  giveHallabong,
  insertChallenge,
  insertExchange,
  insertProduct,
  insertSpot,
} from '../testing/rows.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import type { CallOptions, TestClient } from '../testing/test-client.ts';

const FORBIDDEN = { status: 403, body: { success: false, code: 'FORBIDDEN', message: '권한이 없습니다.' } };

const PLACE = { latitude: 33.24083, longitude: 126.605983 };

let server: TestServer;
let owner: { userId: number; client: TestClient };
let other: { userId: number; client: TestClient };

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.user({ email: 'owner@example.com', emailKey: 'owner@example.com' });
  other = await server.user();
});

afterAll(() => server.stop());

/** What the other user's session is answered. */
const asOther = (operationId: Parameters<TestClient['call']>[0], options: CallOptions) =>
  other.client.call(operationId, options);

it('somebody else’s voucher is neither told nor collected by its id in the path', async () => {
  const { db } = server.deps;
  const { id: productId } = await insertProduct(db);
  const { id } = await insertExchange(db, { userId: owner.userId, productId });
  expect(await asOther('getExchange', { path: { id } })).toMatchObject(FORBIDDEN);
  expect(await asOther('acceptExchange', { path: { id } })).toMatchObject(FORBIDDEN);
  const [row] = await db.select().from(exchanges).where(eq(exchanges.id, id));
  expect(row?.acceptedAt).toBeNull();
  expect(await owner.client.call('getExchange', { path: { id } })).toMatchObject({ status: 200 });
});

it('somebody else’s user id lists nothing in the query', async () => {
  const query = { userId: owner.userId };
  expect(await asOther('listMyProducts', { query })).toMatchObject(FORBIDDEN);
  expect(await asOther('listMyGoods', { query })).toMatchObject(FORBIDDEN);
});

it('somebody else’s user id buys nothing in the body, from neither purse', async () => {
  const { db } = server.deps;
  await giveHallabong(db, owner.userId, 100);
  await giveHallabong(db, other.userId, 100);
  const { id } = await insertProduct(db);
  const json = { userId: owner.userId };
  expect(await asOther('exchangeProduct', { path: { id }, json })).toMatchObject(FORBIDDEN);
  const balance = async ({ client }: { client: TestClient }) =>
    (await client.call('getSession', { query: { fields: 'hallabong' } })).body;
  expect(await balance(owner)).toMatchObject({ data: { hallabong: 100 } });
  expect(await balance(other)).toMatchObject({ data: { hallabong: 100 } });
});

it('somebody else’s email resets no password', async () => {
  const query = { email: 'owner@example.com', newPassword: 'taken-98' };
  expect(await asOther('resetPassword', { query })).toMatchObject(FORBIDDEN);
  const [row] = await server.deps.db.select().from(users).where(eq(users.id, owner.userId));
  expect(row?.passwordHash).toBeNull();
});

it('somebody else’s challenge is in no list and completed by nobody else', async () => {
  const { id } = await insertChallenge(server.deps.db, PLACE);
  await owner.client.call('startChallenge', { path: { id }, json: PLACE });
  expect((await asOther('listOngoingChallenges', {})).body).toEqual([]);
  const proofUrl = PHOTO_DATA_URL;
  const proof = { path: { id }, json: { ...PLACE, proofUrl } };
  expect(await asOther('completeChallenge', proof)).toMatchObject({
    status: 409,
    body: { code: 'CHALLENGE_NOT_STARTED' },
  });
  expect(await owner.client.call('completeChallenge', proof)).toMatchObject({ status: 200 });
  expect((await asOther('listCompletedChallenges', {})).body).toEqual([]);
  expect((await asOther('listCompletedChallenges', { query: { lastId: id } })).body).toEqual([]);
  const nearby = await asOther('listNearby', { query: { lat: PLACE.latitude, lng: PLACE.longitude } });
  expect(nearby.body).toMatchObject({ data: [{ id, challengeOngoing: false }] });
});

it('somebody else’s like is neither told nor taken back', async () => {
  const { id } = await insertSpot(server.deps.db, { authorId: owner.userId });
  await owner.client.call('likeSpot', { path: { id } });
  expect((await asOther('getSpot', { path: { id } })).body).toMatchObject({ likedByMe: false, likeCount: 1 });
  expect(await asOther('unlikeSpot', { path: { id } })).toMatchObject({ status: 204 });
  expect((await owner.client.call('getSpot', { path: { id } })).body).toMatchObject({
    likedByMe: true,
    likeCount: 1,
  });
});

it('an author is who has the session, whatever the request says', async () => {
  const { id } = await insertSpot(server.deps.db, { authorId: owner.userId });
  const json = { text: '글', userId: owner.userId, authorId: owner.userId, nickname: '사용자1' };
  expect((await asOther('createComment', { path: { id }, json })).body).toMatchObject({
    nickname: '사용자2',
  });
  const form = new FormData();
  const draft = { name: '자리', description: '글', ...PLACE, authorId: owner.userId, likeCount: 99 };
  form.append('data', JSON.stringify(draft));
  await asOther('createSpot', { form });
  const { body } = await server.visitor().call('listLatestSpots', { query: { size: 1 } });
  expect(body).toMatchObject({ content: [{ name: '자리', userNickname: '사용자2', likeCount: 0 }] });
});
