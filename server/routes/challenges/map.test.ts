import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { likes, spots } from '../../db/schema.ts';
import { createVisitorMemory, VISITOR_MEMORY } from '../../services/upkeep/visitor-memory.ts';
import { PHOTO_DATA_URL } from '../../testing/pictures.ts';
import { insertChallenge, insertSpot } from '../../testing/rows.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import type { TestClient } from '../../testing/test-client.ts';

const BAD_REQUEST = {
  status: 400,
  body: { success: false, code: 'BAD_REQUEST', message: '잘못된 요청입니다.' },
};

const CENTRE = { lat: 33.24083, lng: 126.605983 };
const DEGREES_PER_METER = 180 / Math.PI / 6_371_000;

let server: TestServer;
let client: TestClient;
let userId: number;

beforeAll(async () => {
  server = await startTestServer();
  ({ client, userId } = await server.user());
});

afterAll(() => server.stop());

const spot = (name: string, latitude: number, longitude: number, likeCount = 0) =>
  insertSpot(server.deps.db, { authorId: userId, name, latitude, longitude, likeCount });

const namesOf = (body: unknown) => JSON.stringify(body).match(/(?<="name":")[^"]+/g) ?? [];

const nearby = async (query: Record<string, number>) =>
  namesOf((await client.call('listNearby', { query })).body);

it('what stands around a position lies within the radius by great-circle distance, to the metre', async () => {
  const at = (meters: number) => 33.24083 + meters * DEGREES_PER_METER;
  await spot('2999미터', at(2999), 126.605983);
  await spot('3001미터', at(3001), 126.605983);
  await spot('100미터', at(100), 126.605983);
  // Inside the square around the circle, outside the circle.
  const diagonal = 2500 * DEGREES_PER_METER;
  await spot('모서리', 33.24083 + diagonal, 126.605983 + diagonal / Math.cos((33.24 * Math.PI) / 180));
  expect(await nearby({ ...CENTRE, radiusKm: 3 })).toEqual(['100미터', '2999미터']);
  expect(await nearby({ ...CENTRE })).toEqual(['100미터', '2999미터']);
  expect(await nearby({ ...CENTRE, radiusKm: 0.05 })).toEqual([]);
  expect(await nearby({ ...CENTRE, radiusKm: 5 })).toEqual(['100미터', '2999미터', '3001미터', '모서리']);
});

it('what stands around a position is found over the 180th meridian and around the poles', async () => {
  await spot('날짜변경선', 10, -179.99);
  expect(await nearby({ lat: 10, lng: 179.99, radiusKm: 3 })).toEqual(['날짜변경선']);
  expect(await nearby({ lat: 10, lng: -180, radiusKm: 3 })).toEqual(['날짜변경선']);
  await spot('북극', 89.99, -90);
  expect(await nearby({ lat: 89.99, lng: 90, radiusKm: 3 })).toEqual(['북극']);
  expect(await nearby({ lat: -90, lng: 0, radiusKm: 50 })).toEqual([]);
});

it('what stands around a position tells spots with their first picture and likes, and challenges with whether they are ongoing', async () => {
  const { db } = server.deps;
  const own = await server.user();
  const place = { latitude: 33.5, longitude: 126.5 };
  const imageUrls = ['/a.svg', '/b.svg'];
  const post = await insertSpot(db, { authorId: userId, imageUrls, ...place });
  const house = await insertSpot(db, { authorId: userId, kind: 'SPOT', name: '해녀의집', ...place });
  const challenge = await insertChallenge(db, { ...place, imageUrl: '/c.svg' });
  await insertChallenge(db, { ...place, name: '끝난 챌린지', lastDay: '2026-04-11' });
  await own.client.call('likeSpot', { path: { id: post.id } });
  const query = { lat: 33.5, lng: 126.5 };
  const record = { likeCount: 0, likedByMe: false, ...place };
  const places = [
    { ...record, id: house.id, type: 'SPOT', name: '해녀의집', imageUrls: [] },
    {
      ...record,
      id: post.id,
      type: 'POST',
      name: '쇠소깍',
      imageUrls: ['/a.svg'],
      likeCount: 1,
      likedByMe: true,
    },
  ];
  const found = { ...record, id: challenge.id, type: 'CHALLENGE', imageUrls: ['/c.svg'] };
  expect((await own.client.call('listNearby', { query })).body).toEqual({
    success: true,
    data: [{ ...found, name: '쇠소깍 물빛 담기', challengeOngoing: false }, ...places],
  });

  await own.client.call('startChallenge', { path: { id: challenge.id }, json: place });
  expect((await own.client.call('listNearby', { query })).body).toMatchObject({
    data: [{ id: challenge.id, challengeOngoing: true }, {}, {}],
  });
  const proofUrl = PHOTO_DATA_URL;
  await own.client.call('completeChallenge', { path: { id: challenge.id }, json: { ...place, proofUrl } });
  expect((await own.client.call('listNearby', { query })).body).toMatchObject({
    data: [{ type: 'SPOT' }, { type: 'POST' }],
  });
});

it('what stands around a position is told to the centimetre', async () => {
  await spot('가파도', 33.169123456789, 126.273987654321);
  const { body } = await client.call('listNearby', { query: { lat: 33.169, lng: 126.274 } });
  expect(body).toMatchObject({ data: [{ latitude: 33.1691235, longitude: 126.2739877 }] });
});

it('what stands around a position is looked up in the index of bands and longitudes alone', async () => {
  const { db } = server.deps;
  await db.execute(sql`vacuum analyze spots`);
  const plan = await db.transaction(async (transaction) => {
    await transaction.execute(sql`set local enable_seqscan = off`);
    return transaction.execute(sql`
        explain select id, kind, latitude, longitude, name, image_urls, like_count from spots
        where floor(latitude * 50) = any('{1660,1661,1662}'::float8[]) and longitude between 126.57 and 126.64`);
  });
  expect(JSON.stringify(plan)).toContain('Index Only Scan using spots_band');
});

it.each([
  {},
  { lat: 33 },
  { lat: 91, lng: 126 },
  { lat: 33, lng: 181 },
  { lat: 'x', lng: 126 },
  { ...CENTRE, radiusKm: 0 },
  { ...CENTRE, radiusKm: 50.1 },
])('what stands around a position cannot be asked with %j', async (values) => {
  const query = Object.fromEntries(Object.entries(values));
  expect(await client.call('listNearby', { query })).toMatchObject(BAD_REQUEST);
});

const search = async (query: string) => namesOf((await client.call('searchMap', { query: { query } })).body);

it('a search on the map finds what has the text in its name, wherever it is, the most liked first', async () => {
  await spot('우도 Blue 해변', 33.5, 126.95, 5);
  await spot('BLUE 다이브', -33, 18, 40);
  await spot('초록 카페', 33.5, 126.95, 99);
  await spot('blue 새 자리', 33.5, 126.95);
  await insertChallenge(server.deps.db, { name: 'Blue 바다 담기' });
  expect(await search(' blue ')).toEqual(['BLUE 다이브', '우도 Blue 해변', 'Blue 바다 담기', 'blue 새 자리']);
});

it('a search on the map takes each character as it is written, in whichever form it was typed', async () => {
  await spot('100% 감귤', 33.5, 126.5);
  await spot('1000 감귤', 33.5, 126.5);
  expect(await search('100%')).toEqual(['100% 감귤']);
  expect(await search('_')).toEqual([]);
  expect(await search("'; drop table spots; --")).toEqual([]);
  expect(await search('100% 감귤'.normalize('NFD'))).toEqual(['100% 감귤']);
});

it('a search on the map tells a like at once that another process has taken, also where it remembers what was found', async () => {
  const own = await startTestServer({ visitorMemory: createVisitorMemory(VISITOR_MEMORY, () => 0) });
  const { db } = own.deps;
  const { userId: viewerId, client: viewer } = await own.user();
  const other = await own.user();
  const { id } = await insertSpot(db, { authorId: viewerId, name: '금오름', likeCount: 3 });
  const searchAs = async (browser: TestClient) =>
    (await browser.call('searchMap', { query: { query: '오름' } })).body;
  const found = (likeCount: number, likedByMe: boolean) => ({ data: [{ id, likeCount, likedByMe }] });
  expect(await searchAs(viewer)).toMatchObject(found(3, false));
  await db.insert(likes).values({ spotId: id, userId: viewerId, createdAt: new Date(0) });
  await db.update(spots).set({ likeCount: 4 });
  expect(await searchAs(viewer)).toMatchObject(found(4, true));
  expect(await searchAs(other.client)).toMatchObject(found(3, false));
  await own.stop();
});

it.each(['', '   ', '가'.repeat(101)])('a search on the map refuses "%s"', async (query) => {
  expect(await client.call('searchMap', { query: { query } })).toMatchObject(BAD_REQUEST);
});

it.each(['listNearby', 'searchMap'] as const)('%s needs a session', async (operationId) => {
  expect(await server.visitor().call(operationId)).toMatchObject({
    status: 401,
    body: { code: 'UNAUTHORIZED' },
  });
});
