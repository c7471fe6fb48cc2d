import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { metersBetween, type Coordinates } from '../../../src/domain/map/geo.ts';
import type { Database } from '../../db/client.ts';
import { likes, spots } from '../../db/schema.ts';
import { insertSpot } from '../../testing/rows.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createVisitorMemory } from '../upkeep/visitor-memory.ts';
import { createMapTiles, MAP_TILES, type MapTiles } from './map-tiles.ts';
import { circleAround } from './nearby.ts';

let server: TestServer;
let db: Database;
let present: number;
let tiles: MapTiles;
let asker: TestClient;
let askerId: number;
let author: TestClient;
let authorId: number;

const remember = (entries: number, from = db) =>
  createMapTiles(
    from,
    createVisitorMemory({ ...MAP_TILES, entries }, () => present),
  );

beforeAll(async () => {
  // The server asks what each test makes anew.
  server = await startTestServer({
    mapTiles: { recall: (circle) => tiles.recall(circle), forget: (place) => tiles.forget(place) },
  });
  ({ db } = server.deps);
  ({ client: asker, userId: askerId } = await server.user());
  ({ client: author, userId: authorId } = await server.user());
});

afterAll(() => server.stop());

beforeEach(async () => {
  await db.delete(spots);
  present = 0;
  tiles = remember(256);
});

const PLACE = { latitude: 33.39, longitude: 126.55 };

/** As another process does it, of which this one hears nothing. */
const insertElsewhere = (writerId: number, place: Coordinates = PLACE) =>
  insertSpot(db, { authorId: writerId, ...place, createdAt: server.clock.now() });

const Answer = z.object({
  data: z.array(z.object({ id: z.number(), likeCount: z.number(), likedByMe: z.boolean() })),
});

async function around(client: TestClient, { latitude, longitude }: Coordinates = PLACE, radiusKm = 3) {
  const query = { lat: latitude, lng: longitude, radiusKm };
  return Answer.parse((await client.call('listNearby', { query })).body).data;
}

const idsAround = async (...question: Parameters<typeof around>) =>
  (await around(...question)).map(({ id }) => id);

async function write(client: TestClient, place: Coordinates = PLACE): Promise<void> {
  const draft = { name: '금오름', description: '바람이 좋아요.', ...place, themeId: 1, tag1: '오름' };
  const form = new FormData();
  form.append('data', new Blob([JSON.stringify(draft)], { type: 'application/json' }));
  expect((await client.call('createSpot', { form })).status).toBe(200);
}

it('the map shows what somebody has written elsewhere to themselves at once, to others five seconds later', async () => {
  expect(await idsAround(asker)).toEqual([]);
  const { id } = await insertElsewhere(authorId);
  expect(await idsAround(author)).toEqual([id]);
  present = 4999;
  expect(await idsAround(asker)).toEqual([]);
  present = 5000;
  expect(await idsAround(asker)).toEqual([id]);
  expect(await idsAround(author)).toEqual([id]);
});

it('the map shows a spot to everybody at once that this process has stored', async () => {
  expect(await idsAround(asker)).toEqual([]);
  await write(author);
  expect(await idsAround(asker)).toHaveLength(1);
});

it('the map forgets what stood in the tile of a new spot, and nothing else', async () => {
  const far = { latitude: PLACE.latitude, longitude: PLACE.longitude + 0.2 };
  expect(await idsAround(asker)).toEqual([]);
  await insertElsewhere(authorId);
  await write(author, far);
  expect(await idsAround(asker, far)).toHaveLength(1);
  expect(await idsAround(asker)).toEqual([]);
});

it('the map counts likes of others five seconds later, and the own one at once, wherever it was taken', async () => {
  const { id } = await insertElsewhere(authorId);
  expect(await around(asker)).toEqual([{ id, likeCount: 0, likedByMe: false }]);
  await author.call('likeSpot', { path: { id } });
  expect(await around(author)).toEqual([{ id, likeCount: 1, likedByMe: true }]);
  expect(await around(asker)).toEqual([{ id, likeCount: 0, likedByMe: false }]);
  await db.insert(likes).values({ spotId: id, userId: askerId, createdAt: server.clock.now() });
  await db.update(spots).set({ likeCount: 2 });
  expect(await around(asker)).toEqual([{ id, likeCount: 2, likedByMe: true }]);
  await asker.call('unlikeSpot', { path: { id } });
  expect(await around(asker)).toEqual([{ id, likeCount: 1, likedByMe: false }]);
  expect(await around(author)).toEqual([{ id, likeCount: 1, likedByMe: true }]);
});

it('the map knows the likes of somebody who likes more than can be named each time', async () => {
  const values = Array.from({ length: 501 }, () => ({
    authorId,
    name: '오름',
    description: '바람',
    latitude: -33,
    longitude: 18,
    likeCount: 1,
    createdAt: new Date(0),
  }));
  const inserted = await db.insert(spots).values(values).returning({ id: spots.id });
  const createdAt = server.clock.now();
  const rows = inserted.map(({ id: spotId }) => ({ spotId, userId: askerId, createdAt }));
  await db.insert(likes).values(rows);
  const { id } = await insertElsewhere(authorId);
  const capeTown = { latitude: -33, longitude: 18 };
  expect(await around(asker)).toEqual([{ id, likeCount: 0, likedByMe: false }]);
  const found = await around(asker, capeTown);
  expect(found).toHaveLength(500);
  expect(found.every(({ likedByMe, likeCount }) => likedByMe && likeCount === 1)).toBe(true);
  expect((await around(author, capeTown)).some(({ likedByMe }) => likedByMe)).toBe(false);
});

it('the map shows nothing of an account that has been deleted through this process', async () => {
  const leaving = await server.user();
  await insertElsewhere(leaving.userId);
  expect(await idsAround(asker)).toHaveLength(1);
  expect((await leaving.client.call('deleteAccount', { json: { confirm: true } })).status).toBe(200);
  expect(await idsAround(asker)).toEqual([]);
});

/** The same numbers each time: 0 up to, not including, 1. */
function createRandom(): () => number {
  let state = 7;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Where tiles meet, the poles, the 180th meridian, and the middle of the island. */
const CENTRES = [
  { latitude: 33.4, longitude: 126.56, spread: 0.09 },
  { latitude: 33.36, longitude: 126.52, spread: 0.03 },
  { latitude: -0.001, longitude: 0.001, spread: 0.05 },
  { latitude: 10, longitude: 179.99, spread: 0.05 },
  { latitude: -45, longitude: -179.98, spread: 0.05 },
  { latitude: 89.97, longitude: 12, spread: 0.03 },
  { latitude: -89.97, longitude: -170, spread: 0.03 },
  { latitude: 70, longitude: 25, spread: 0.09 },
] as const;

it('the map finds around any place what a plain comparison of all distances finds, in the same order', async () => {
  const random = createRandom();
  const wrap = (longitude: number) =>
    longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude;
  const anyPlace = ({ latitude, longitude, spread }: (typeof CENTRES)[number]): Coordinates => {
    const width = Math.abs(latitude) > 89 ? 360 : spread / Math.cos((latitude * Math.PI) / 180);
    return {
      latitude: Math.min(90, Math.max(-90, latitude + (2 * random() - 1) * spread)),
      longitude: wrap(longitude + (2 * random() - 1) * width),
    };
  };
  const places = CENTRES.flatMap((centre) =>
    Array.from({ length: 60 }, (_, index) => {
      const place = anyPlace(centre);
      // Some on the corners of tiles, and some where another one stands already. One place that
      // has two longitudes is not quite as far by both.
      if (index % 10 === 0 && Math.abs(centre.latitude) < 89 && Math.abs(centre.longitude) < 179) {
        const corner = (degrees: number) => Math.round(degrees * 25) / 25;
        return { latitude: corner(place.latitude), longitude: corner(place.longitude) };
      }
      return index % 10 === 1 ? { latitude: centre.latitude, longitude: centre.longitude } : place;
    }),
  );
  const text = { authorId, name: '오름', description: '바람', createdAt: new Date(0) };
  const inserted = await db
    .insert(spots)
    .values(places.map((place) => Object.assign(place, text)))
    .returning({ id: spots.id, latitude: spots.latitude, longitude: spots.longitude });
  for (const centre of CENTRES) {
    for (const radiusKm of [0.4, 3, 3, 5, 20]) {
      const from = anyPlace(centre);
      const expected = inserted
        .map((spot) => ({ id: spot.id, meters: metersBetween(from, spot) }))
        .filter(({ meters }) => meters <= radiusKm * 1000)
        .toSorted((one, other) => one.meters - other.meters || other.id - one.id)
        .map(({ id }) => id);
      expect(await idsAround(asker, from, radiusKm)).toEqual(expected);
    }
  }
});

it('the map tells the nearest 500, the newest first of those that stand at one place', async () => {
  const values = Array.from({ length: 600 }, (_, index) => ({
    authorId,
    name: '오름',
    description: '바람',
    latitude: PLACE.latitude + (index % 3) * 0.001,
    longitude: PLACE.longitude,
    createdAt: new Date(0),
  }));
  const inserted = (await db.insert(spots).values(values).returning({ id: spots.id })).map(({ id }) => id);
  const standing = (place: number) => inserted.filter((_, index) => index % 3 === place).toReversed();
  const expected = [...standing(0), ...standing(1), ...standing(2)].slice(0, 500);
  expect(await idsAround(asker)).toEqual(expected);
});

it('tiles that are asked for together are loaded once, and remembered only so many of them', async () => {
  const circle = (longitude: number) => circleAround({ latitude: 33.38, longitude }, 100);
  const few = remember(2);
  const [first, same] = await Promise.all([few.recall(circle(126.54)), few.recall(circle(126.54))]);
  expect(first).toHaveLength(1);
  expect(same?.[0]).toBe(first?.[0]);
  expect((await few.recall(circle(126.54)))?.[0]).toBe(first?.[0]);
  await few.recall(circle(126.58));
  await few.recall(circle(126.62));
  expect((await few.recall(circle(126.54)))?.[0]).not.toBe(first?.[0]);
});

it('tiles that could not be loaded are not remembered', async () => {
  let isGone = true;
  const failing = new Proxy(db, {
    get(target, name, receiver) {
      if (isGone) throw new Error('The database is gone.');
      return Reflect.get(target, name, receiver);
    },
  });
  const memory = remember(256, failing);
  const circle = circleAround(PLACE, 100);
  await expect(memory.recall(circle)).rejects.toThrow('The database is gone.');
  isGone = false;
  expect(await memory.recall(circle)).toHaveLength(1);
});

it('tiles are not loaded for a circle that touches too many of them', async () => {
  expect(await tiles.recall(circleAround(PLACE, 5000))).toBeDefined();
  expect(await tiles.recall(circleAround(PLACE, 20_000))).toBeUndefined();
  expect(await tiles.recall(circleAround({ latitude: 89.99, longitude: 0 }, 3000))).toBeUndefined();
  expect(await tiles.recall(circleAround({ latitude: 0, longitude: 180 }, 3000))).toBeUndefined();
});

it('tiles that hold too much are not remembered, and the database is asked instead', async () => {
  const values = Array.from({ length: 4001 }, () => ({
    authorId,
    name: '오름',
    description: '바람',
    ...PLACE,
    createdAt: new Date(0),
  }));
  for (let from = 0; from < values.length; from += 1000) {
    await db.insert(spots).values(values.slice(from, from + 1000));
  }
  expect(await tiles.recall(circleAround(PLACE, 100))).toBeUndefined();
  expect(await idsAround(asker)).toHaveLength(500);
});
