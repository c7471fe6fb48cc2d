import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { likes, spots, users } from '../../db/schema.ts';
import { createMemoryStorage } from '../../testing/memory-storage.ts';
import { jpegFile, PNG_BYTES, WEBP_BYTES } from '../../testing/pictures.ts';
import { countSpots } from '../../services/community/spots.ts';
import { createVisitorMemory, VISITOR_MEMORY } from '../../services/upkeep/visitor-memory.ts';
import { countTo, insertSpot } from '../../testing/rows.ts';
import { passTime } from '../../testing/pass-time.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import type { TestClient } from '../../testing/test-client.ts';

const BAD_REQUEST = {
  status: 400,
  body: { success: false, code: 'BAD_REQUEST', message: '잘못된 요청입니다.' },
};

const DRAFT = { name: '광치기해변', description: '썰물이 예뻐요.', latitude: 33.4523, longitude: 126.9247 };

const storage = createMemoryStorage();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ storage });
});

afterAll(() => server.stop());

function post(client: TestClient, data: unknown, images: readonly Blob[] = []) {
  const form = new FormData();
  form.append('data', new Blob([JSON.stringify(data)], { type: 'application/json' }));
  for (const image of images) form.append('images', image, 'photo');
  return client.call('createSpot', { form });
}

it('a new spot leads the latest feed and can be read by its id, by a visitor too', async () => {
  const { client } = await server.user({ nickname: '바당소리', profileImage: '/uploads/profiles/a.jpg' });
  const tags = { themeId: 4, tag1: '#일출', tag2: '썰물', tag3: '바다' };
  const draft = { ...DRAFT, name: ' 광치기해변 ', description: ' 썰물이 예뻐요. ', ...tags };
  const images = [jpegFile(), new Blob([PNG_BYTES]), new Blob([WEBP_BYTES])];
  const { status, body } = await post(client, draft, images);
  expect(status).toBe(200);
  expect(body).toEqual({ success: true, message: '스팟을 등록했습니다.', data: expect.any(Number) });

  const { body: page } = await server.visitor().call('listLatestSpots', { query: { size: 1 } });
  expect(page).toMatchObject({
    content: [
      {
        name: '광치기해변',
        description: '썰물이 예뻐요.',
        latitude: 33.4523,
        longitude: 126.9247,
        themeId: 4,
        imageUrls: [
          expect.stringMatching(/^\/uploads\/spots\/[\w-]+\.webp$/),
          expect.stringMatching(/^\/uploads\/spots\/[\w-]+\.webp$/),
          expect.stringMatching(/^\/uploads\/spots\/[\w-]+\.webp$/),
        ],
        userProfile: '/uploads/profiles/a.jpg',
        userNickname: '바당소리',
        createdAt: '2026-04-12T00:00:00.000Z',
        likedByMe: false,
        likeCount: 0,
        tag1: '일출',
        tag2: '썰물',
        tag3: '바다',
      },
    ],
  });
});

it('a new spot needs no theme, hashtag or picture', async () => {
  const { client } = await server.user();
  const { body } = await post(client, DRAFT);
  expect(body).toMatchObject({ success: true });
  const id = typeof body === 'object' && body !== null && 'data' in body ? Number(body.data) : 0;
  expect(await client.call('getSpot', { path: { id } })).toMatchObject({
    status: 200,
    body: { id, imageUrls: [], themeId: null, tag1: null, tag2: null, tag3: null, userProfile: null },
  });
});

const family = '👨‍👩‍👧‍👦';

it('a new spot may have 200 characters, and hashtags of 20, as a person counts them', async () => {
  const { client } = await server.user();
  const longest = { ...DRAFT, description: family.repeat(80) + '가'.repeat(120), tag1: '각'.repeat(20) };
  expect(await post(client, longest)).toMatchObject({ status: 200 });
  const decomposed = '각'.normalize('NFD').repeat(20);
  expect(await post(client, { ...DRAFT, tag1: decomposed })).toMatchObject({ status: 200 });
  const tooLong = { ...DRAFT, description: family.repeat(80) + '가'.repeat(121) };
  expect(await post(client, tooLong)).toMatchObject(BAD_REQUEST);
  expect(await post(client, { ...DRAFT, tag1: family.repeat(15) + '가'.repeat(6) })).toMatchObject(
    BAD_REQUEST,
  );
});

it.each([
  ['a blank name', { name: '  ' }],
  ['a name of 101 characters', { name: '가'.repeat(101) }],
  ['no place', { latitude: undefined }],
  ['a place that is none', { latitude: 90.1 }],
  ['an unknown theme', { themeId: 10 }],
  ['an empty hashtag', { tag1: '#' }],
])('a new spot with %s is refused', async (_, change) => {
  const { client } = await server.user();
  expect(await post(client, { ...DRAFT, ...change })).toMatchObject(BAD_REQUEST);
});

it('a new spot is refused with the texts of the form', async () => {
  const { client } = await server.user();
  const blank = { status: 400, body: { code: 'BAD_REQUEST', message: '내용을 입력해주세요.' } };
  expect(await post(client, { ...DRAFT, description: '' })).toMatchObject(blank);
  expect(await post(client, { ...DRAFT, description: ' \n' })).toMatchObject(blank);
  const twice = { ...DRAFT, tag1: '일출', tag2: '일출'.normalize('NFD') };
  expect(await post(client, twice)).toMatchObject({
    status: 400,
    body: { code: 'DUPLICATE_TAG', message: '이미 추가된 해시태그예요.' },
  });
  const four = [jpegFile(), jpegFile(), jpegFile(), jpegFile()];
  expect(await post(client, DRAFT, four)).toMatchObject({
    status: 400,
    body: { code: 'TOO_MANY_IMAGES', message: '최대 3개까지 가능합니다.' },
  });
});

it.each(['name', 'description', 'tag1'])(
  'a new spot is refused with a %s that shows nothing',
  async (field) => {
    const { client } = await server.user();
    expect(await post(client, { ...DRAFT, [field]: '\u200b\u3164' })).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST' },
    });
  },
);

it('a new spot can be written 300 times an hour', async () => {
  const { userId, client } = await server.user();
  await countTo(server, { key: `spots of ${userId}`, limit: { max: 300, windowMs: 3_600_000 } }, 299);
  expect(await post(client, DRAFT)).toMatchObject({ status: 200 });
  const tooMany = { status: 429, body: { code: 'TOO_MANY_REQUESTS' } };
  expect(await post(client, DRAFT)).toMatchObject(tooMany);
  passTime(server, 60 * 60_000);
  expect(await post(client, DRAFT)).toMatchObject({ status: 200 });
});

it('a new spot is read from parts that say no type, or a general one, by what they hold', async () => {
  const { client } = await server.user();
  const untyped = new FormData();
  untyped.append('data', JSON.stringify(DRAFT));
  const general = new Blob([await jpegFile().arrayBuffer()], { type: 'application/octet-stream' });
  untyped.append('images', general, 'photo');
  expect(await client.call('createSpot', { form: untyped })).toMatchObject({ status: 200 });
});

it('a new spot leaves no picture behind when one of them is refused', async () => {
  const { client } = await server.user();
  const before = storage.files.size;
  const invalid = {
    status: 400,
    body: { code: 'NOT_AN_IMAGE', message: '이미지 파일만 올릴 수 있습니다.' },
  };
  const svg = new Blob(['<svg onload="alert(1)"/>'], { type: 'image/png' });
  expect(await post(client, DRAFT, [jpegFile(), svg])).toMatchObject(invalid);
  const huge = new Uint8Array(10_000_001);
  huge.set([0xff, 0xd8, 0xff]);
  expect(await post(client, DRAFT, [jpegFile(), new Blob([huge])])).toMatchObject(invalid);
  expect(storage.files.size).toBe(before);
});

it('a new spot is refused as JSON, without a form and in broken parts', async () => {
  const { client } = await server.user();
  expect(await client.call('createSpot', { json: DRAFT })).toMatchObject(BAD_REQUEST);
  expect(await client.call('createSpot', { form: new FormData() })).toMatchObject(BAD_REQUEST);
  const broken = new FormData();
  broken.append('data', '{');
  expect(await client.call('createSpot', { form: broken })).toMatchObject(BAD_REQUEST);
});

it('the feeds are ordered by time or likes, the newer one first among equals, and end', async () => {
  const own = await startTestServer();
  const { userId, client } = await own.user();
  const { db } = own.deps;
  const add = (name: string, day: number, likeCount: number) =>
    insertSpot(db, { authorId: userId, name, likeCount, createdAt: new Date(Date.UTC(2026, 3, day)) });
  await add('가', 2, 5);
  await add('나', 3, 9);
  await add('다', 1, 5);
  const names = (body: unknown) =>
    JSON.stringify(body)
      .match(/(?<="name":")./g)
      ?.join('');

  const latest = await client.call('listLatestSpots', { query: { page: 0, size: 2 } });
  expect(latest.body).toMatchObject({ totalPages: 2 });
  expect(names(latest.body)).toBe('나가');
  const second = await client.call('listLatestSpots', { query: { page: 1, size: 2 } });
  expect(names(second.body)).toBe('다');
  const liked = await client.call('listMostLikedSpots', { query: { sort: 'likeCount,DESC' } });
  expect(names(liked.body)).toBe('나다가');
  const behind = await client.call('listMostLikedSpots', { query: { page: 2147483647, size: 100 } });
  expect(behind).toMatchObject({ status: 200, body: { content: [], totalPages: 1 } });
  await own.stop();
});

it('the feeds show a visitor at once what this server has changed, though it remembers what visitors were told', async () => {
  const own = await startTestServer({ visitorMemory: createVisitorMemory(VISITOR_MEMORY, () => 0) });
  const { client } = await own.user();
  const visitor = own.visitor();
  const read = async () => (await visitor.call('listLatestSpots')).body;
  expect(await read()).toEqual({ content: [], totalPages: 0 });
  const { body } = await post(client, DRAFT);
  expect(await read()).toMatchObject({ content: [{ likeCount: 0 }], totalPages: 1 });
  const id = typeof body === 'object' && body !== null && 'data' in body ? Number(body.data) : 0;
  await client.call('likeSpot', { path: { id } });
  expect(await read()).toMatchObject({ content: [{ likeCount: 1, likedByMe: false }] });
  expect((await client.call('listLatestSpots')).body).toMatchObject({ content: [{ likedByMe: true }] });
  // What changes beside this server shows after a second.
  await own.deps.db.delete(spots);
  expect(await read()).toMatchObject({ content: [{ id }] });
  // Who is refused has changed nothing.
  expect(await client.call('likeSpot', { path: { id } })).toMatchObject({ status: 404 });
  expect(await read()).toMatchObject({ content: [{ id }] });
  expect((await client.call('listLatestSpots')).body).toMatchObject({ content: [] });
  await own.stop();
});

it('the feeds find a page far down by the days before it, as if all before it were counted', async () => {
  const own = await startTestServer();
  const { userId } = await own.user();
  await own.deps.db.execute(sql`
      insert into spots (author_id, name, description, latitude, longitude, created_at)
      select ${userId}::bigint, n::text, '', 33.3, 126.5, timestamptz '2026-04-01T00:00:00Z' + n * interval '17 minutes'
      from generate_series(1, 1500) n`);
  await own.deps.db.delete(spots).where(sql`name in ('400', '401', '1400')`);
  const left = Array.from({ length: 1500 }, (_, index) => String(1500 - index)).filter(
    (name) => !['400', '401', '1400'].includes(name),
  );
  for (const [page, size] of [
    [10, 100],
    [14, 100],
    [15, 100],
    [1002, 1],
    [1496, 1],
    [1497, 1],
    [2_147_483_647, 100],
  ] as const) {
    const { body } = await own.visitor().call('listLatestSpots', { query: { page, size } });
    const names = JSON.stringify(body).match(/(?<="name":")\d+/g) ?? [];
    expect([page, size, names]).toEqual([page, size, left.slice(page * size, (page + 1) * size)]);
  }
  await own.stop();
});

it('the most liked feed counts from its nearer end, as if all before the page were counted', async () => {
  const own = await startTestServer();
  const { userId } = await own.user();
  await own.deps.db.execute(sql`
      insert into spots (author_id, name, description, latitude, longitude, like_count, created_at)
      select ${userId}::bigint, n::text, '', 33.3, 126.5, n % 7, timestamptz '2026-04-01T00:00:00Z'
      from generate_series(1, 2503) n`);
  const sorted = Array.from({ length: 2503 }, (_, index) => index + 1)
    .toSorted((one, other) => (other % 7) - (one % 7) || other - one)
    .map(String);
  const last = Math.ceil(2503 / 20) - 1;
  for (const [page, size] of [
    [49, 20],
    [50, 20],
    [12, 100],
    [13, 100],
    [last - 1, 20],
    [last, 20],
    [last + 1, 20],
    [2501, 1],
    [2502, 1],
    [2503, 1],
    [2_147_483_647, 100],
  ] as const) {
    const { body } = await own.visitor().call('listMostLikedSpots', { query: { page, size } });
    const names = JSON.stringify(body).match(/(?<="name":")\d+/g) ?? [];
    expect([page, size, names]).toEqual([page, size, sorted.slice(page * size, (page + 1) * size)]);
    expect(body).toMatchObject({ totalPages: Math.ceil(2503 / size) });
  }
  await own.stop();
});

it('the feeds are empty with no pages before anybody posts', async () => {
  const own = await startTestServer();
  const empty = { status: 200, body: { content: [], totalPages: 0 } };
  expect(await own.visitor().call('listLatestSpots')).toMatchObject(empty);
  expect(await own.visitor().call('listMostLikedSpots')).toMatchObject(empty);
  await own.stop();
});

it('the feeds are read from their indices, not sorted', async () => {
  const planFor = (column: string) =>
    server.deps.db.execute(
      sql`explain select id from spots order by ${sql.raw(column)} desc, id desc limit 20`,
    );
  expect(JSON.stringify(await planFor('created_at'))).toMatch(/spots_latest(?!.*Sort)/);
  expect(JSON.stringify(await planFor('like_count'))).toMatch(/spots_most_liked(?!.*Sort)/);
});

it('the feeds count the spots that come and go, however many at once', async () => {
  const { db } = server.deps;
  const { userId } = await server.user();
  const before = await countSpots(db);
  await Promise.all(Array.from({ length: 5 }, () => insertSpot(db, { authorId: userId })));
  expect(await countSpots(db)).toBe(before + 5);
  await db.delete(users).where(eq(users.id, userId));
  expect(await countSpots(db)).toBe(before);
  expect(await db.$count(spots)).toBe(before);
});

it.each([
  ['page', -1],
  ['size', 0],
  ['size', 101],
  ['page', 'first'],
  ['sort', 'name,ASC'],
])('the feeds refuse the %s %s', async (name, value) => {
  const query = { [name]: value };
  const visitor = server.visitor();
  expect(await visitor.call('listLatestSpots', { query })).toMatchObject(BAD_REQUEST);
  expect(await visitor.call('listMostLikedSpots', { query })).toMatchObject(BAD_REQUEST);
});

it('a spot that does not exist is told apart from a broken id', async () => {
  expect(await server.visitor().call('getSpot', { path: { id: 999_999 } })).toMatchObject({
    status: 404,
    body: { success: false, code: 'NOT_FOUND', message: '포스트를 찾을 수 없습니다.' },
  });
  expect(await server.visitor().call('getSpot', { path: { id: 'seongsan' } })).toMatchObject(BAD_REQUEST);
  expect(await server.visitor().call('getSpot', { path: { id: 0 } })).toMatchObject(BAD_REQUEST);
});

it('a spot that does not exist can be neither liked nor unliked', async () => {
  const { client } = await server.user();
  const notFound = {
    status: 404,
    body: { success: false, code: 'NOT_FOUND', message: '찾을 수 없습니다.' },
  };
  expect(await client.call('likeSpot', { path: { id: 999_999 } })).toMatchObject(notFound);
  expect(await client.call('unlikeSpot', { path: { id: 999_999 } })).toMatchObject(notFound);
  expect(await client.call('likeSpot', { path: { id: -1 } })).toMatchObject(BAD_REQUEST);
  expect(await client.call('unlikeSpot', { path: { id: 1.5 } })).toMatchObject(BAD_REQUEST);
});

it('a like counts once however often it is given, and is taken back once', async () => {
  const { userId, client } = await server.user();
  const { id } = await insertSpot(server.deps.db, { authorId: userId });
  const read = async () => (await client.call('getSpot', { path: { id } })).body;
  const liked = { likedByMe: true, likeCount: 1 };
  expect(await client.call('likeSpot', { path: { id } })).toMatchObject({ status: 204, body: undefined });
  expect(await client.call('likeSpot', { path: { id } })).toMatchObject({ status: 204 });
  expect(await read()).toMatchObject(liked);
  expect((await server.visitor().call('getSpot', { path: { id } })).body).toMatchObject({
    likedByMe: false,
    likeCount: 1,
  });
  expect(await client.call('unlikeSpot', { path: { id } })).toMatchObject({ status: 204, body: undefined });
  expect(await client.call('unlikeSpot', { path: { id } })).toMatchObject({ status: 204 });
  expect(await read()).toMatchObject({ likedByMe: false, likeCount: 0 });
});

it('a like is counted right while many like and unlike at once', async () => {
  const { db } = server.deps;
  const people = await Promise.all(Array.from({ length: 8 }, () => server.user()));
  const { id } = await insertSpot(db, { authorId: people[0]?.userId ?? 0 });
  await Promise.all(
    people.flatMap(({ client }) => [
      client.call('likeSpot', { path: { id } }),
      client.call('unlikeSpot', { path: { id } }),
      client.call('likeSpot', { path: { id } }),
    ]),
  );
  const [spot] = await db.select().from(spots).where(eq(spots.id, id));
  expect(spot?.likeCount).toBe(await db.$count(likes, eq(likes.spotId, id)));
  await Promise.all(people.map(({ client }) => client.call('likeSpot', { path: { id } })));
  const { body } = await server.visitor().call('getSpot', { path: { id } });
  expect(body).toMatchObject({ likeCount: 8 });
});

it.each(['createSpot', 'likeSpot', 'unlikeSpot'] as const)('%s needs a session', async (operationId) => {
  expect(await server.visitor().call(operationId, { path: { id: 1 } })).toMatchObject({
    status: 401,
    body: { success: false, code: 'UNAUTHORIZED', message: '로그인이 필요해요.' },
  });
});

it('nothing of this was a fault of the server', () => {
  expect(server.errors).toEqual([]);
});
