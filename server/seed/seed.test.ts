import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq, isNotNull, lt } from 'drizzle-orm';
import { challenges, likes, spots, users } from '../db/schema.ts';
import { hashPassword } from '../secrets/passwords.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import type { TestClient } from '../testing/test-client.ts';
import { createStoryTime } from './story-time.ts';
import { closeStoryAccounts, seedDatabase } from './seed.ts';

/** 보목 in 서귀포, where a map begins that knows no position. */
const CENTRE = { lat: 33.24083, lng: 126.605983, radiusKm: 3 };

const DAY_MS = 86_400_000;

let server: TestServer;
let demo: TestClient;
let wasEmpty: boolean;

const dataOf = async (call: ReturnType<TestClient['call']>) => (await call).body;

const idsOf = (body: unknown) =>
  (JSON.stringify(body).match(/(?<="(?:id|exchangeId)":)\d+/g) ?? []).map(Number);

beforeAll(async () => {
  server = await startTestServer();
  const { db, clock } = server.deps;
  wasEmpty = await seedDatabase(db, 16, clock());
  demo = server.visitor();
  const json = { email: 'gamgyul@example.com', password: 'jeju_2026' };
  await demo.call('login', { json });
});

afterAll(() => server.stop());

it('a first run fills the database only once', async () => {
  const { db, clock } = server.deps;
  expect(wasEmpty).toBe(true);
  const before = await db.$count(spots);
  expect(await seedDatabase(db, 16, clock())).toBe(false);
  expect(await db.$count(spots)).toBe(before);
});

it('a first run has the demo user with 128 hallabong and three things bought', async () => {
  expect(await dataOf(demo.call('getSession'))).toMatchObject({
    data: {
      userId: 1,
      nickname: '감귤이',
      name: '고지우',
      totalSteps: 48210,
      hallabong: 128,
      jejuTiconOwned: true,
    },
  });
  expect(await dataOf(demo.call('listMyGoods', { query: { userId: 1 } }))).toMatchObject({
    data: [
      { exchangeId: 503, name: '해녀 스티커 세트', accepted: false },
      { exchangeId: 502, name: '돌하르방 마그넷', accepted: true },
      { exchangeId: 501, name: '감귤주스 교환권', accepted: false },
    ],
  });
});

it('a first run has full feeds, whose likes are likes of users', async () => {
  const latest = await dataOf(demo.call('listLatestSpots'));
  expect(latest).toMatchObject({ totalPages: 4 });
  expect(idsOf(latest).slice(0, 3)).toEqual([112, 111, 110]);
  const liked = await dataOf(demo.call('listMostLikedSpots', { query: { size: 3 } }));
  expect(liked).toMatchObject({
    content: [
      { id: 101, name: '성산일출봉', likeCount: 214, likedByMe: true },
      { id: 34, name: '한라산 백록담', likeCount: 187 },
      { id: 102, name: '협재해수욕장', likeCount: 173 },
    ],
  });
  const { db } = server.deps;
  for (const { id, likeCount } of await db.select().from(spots)) {
    // The embedded database has one connection anyway.
    expect(await db.$count(likes, eq(likes.spotId, id))).toBe(likeCount);
  }
});

it('a first run has the conversation of the story, with what was deleted', async () => {
  const comments = await dataOf(demo.call('listComments', { path: { id: 101 } }));
  expect(comments).toMatchObject({ totalElements: 18, hasNext: true });
  expect(idsOf(comments)).toEqual([
    218, 217, 216, 215, 214, 213, 212, 211, 210, 209, 208, 207, 206, 205, 204,
  ]);
  const replies = await dataOf(demo.call('listReplies', { path: { id: 101, commentId: 218 } }));
  expect(replies).toMatchObject({
    content: [
      { id: 221, relativeTime: '5분 전', isDeleted: false },
      { id: 222, text: '', isDeleted: true },
      { id: 223, relativeTime: '1분 전' },
    ],
  });
});

it('a first run has challenges in all three lists', async () => {
  expect(idsOf(await dataOf(demo.call('listUpcomingChallenges')))).toEqual([301, 302, 303, 304, 305]);
  expect(idsOf(await dataOf(demo.call('listOngoingChallenges')))).toEqual([311, 312, 313, 314]);
  const completed = await dataOf(demo.call('listCompletedChallenges'));
  expect(idsOf(completed)).toEqual(Array.from({ length: 20 }, (_, index) => 321 + index));
  const rest = await dataOf(demo.call('listCompletedChallenges', { query: { lastId: 340 } }));
  expect(idsOf(rest)).toEqual([341, 342, 343, 344, 345]);
});

it('a first run has challenges and places around the default centre', async () => {
  const body = await dataOf(demo.call('listNearby', { query: CENTRE }));
  const text = JSON.stringify(body);
  expect(text.match(/"type":"CHALLENGE"/g)?.length).toBeGreaterThanOrEqual(8);
  expect(text.match(/"type":"POST"/g)?.length).toBeGreaterThanOrEqual(8);
  expect(text).toContain('"name":"보목포구 바람 소리 듣기"');
  expect(text).toContain('"challengeOngoing":true');
});

it('a first run announces a festival on every day of the year', async () => {
  const day = (index: number) => new Date(Date.UTC(2026, 0, 1) + index * DAY_MS).toISOString().slice(0, 10);
  for (let index = 0; index < 365; index += 3) {
    const query = { date: day(index) };
    const body = await dataOf(demo.call('listEventBanners', { query }));
    expect([query.date, idsOf(body).length > 0]).toEqual([query.date, true]);
  }
});

it('a first run leaves challenges to start whenever it is looked at', async () => {
  server.clock.advance(400 * DAY_MS);
  const { client } = await server.user();
  expect(idsOf(await dataOf(client.call('listUpcomingChallenges')))).toHaveLength(5);
  expect(await server.deps.db.$count(challenges)).toBeGreaterThan(50);
});

it('a first run leaves the ids after its own to those who come later', async () => {
  const { userId, client } = await server.user();
  expect(userId).toBe(1222);
  const json = { text: '안녕하세요!' };
  expect(await dataOf(client.call('createComment', { path: { id: 101 }, json }))).toMatchObject({
    id: 243,
  });
});

it('a first run for real users tells the story by people as whom nobody can sign in', async () => {
  const real = await startTestServer();
  const { db, clock } = real.deps;
  expect(await seedDatabase(db, undefined, clock())).toBe(true);
  const storyPeople = await db.select().from(users).where(lt(users.id, 1000)).orderBy(users.id);
  expect(storyPeople.map(({ nickname }) => nickname)).toEqual([
    '감귤이',
    '오름지기',
    '바당소리',
    '돌하르방',
    '유채꽃길',
  ]);
  expect(await db.$count(users, isNotNull(users.passwordHash))).toBe(0);
  for (const name of ['gamgyul', 'oreum', 'badang', 'dolhareubang', 'yuchae']) {
    const json = { email: `${name}@example.com`, password: 'jeju_2026' };
    expect(await real.visitor().call('login', { json })).toMatchObject({ status: 401 });
  }
  await real.stop();
});

it('a database that a development server filled lets nobody in as the people of the story any more once their accounts are closed', async () => {
  const real = await startTestServer();
  const { db, clock } = real.deps;
  await seedDatabase(db, 16, clock());
  const json = { email: 'oreum@example.com', password: 'jeju_2026' };
  const oreum = real.visitor();
  await oreum.call('login', { json });
  expect(await oreum.call('getSession')).toMatchObject({ status: 200, body: { data: { userId: 2 } } });
  const passwordHash = await hashPassword('own_2026', 16);
  const email = 'real@dosaegi.example';
  const { client } = await real.user({ email, emailKey: email, passwordHash });

  await closeStoryAccounts(db);

  expect(await oreum.call('getSession')).toMatchObject({ status: 401 });
  expect(await real.visitor().call('login', { json })).toMatchObject({ status: 401 });
  expect(await client.call('getSession')).toMatchObject({ status: 200 });
  const own = { email, password: 'own_2026' };
  expect(await real.visitor().call('login', { json: own })).toMatchObject({ status: 200 });
  await real.stop();
});

it('the time of the story becomes the day of the first run, at the same hours', () => {
  const time = createStoryTime(new Date('2027-01-05T08:40:00+09:00'));
  expect(time.toMoment('2026-04-12T08:40:00')).toEqual(new Date('2027-01-05T08:40:00+09:00'));
  expect(time.toMoment('2026-04-10T23:30:00Z')).toEqual(new Date('2027-01-04T08:30:00+09:00'));
  expect(time.toDay('2026-04-30')).toBe('2027-01-23');
});

it('the time of the story becomes the day before, early in the morning', () => {
  const time = createStoryTime(new Date('2027-01-05T08:39:59+09:00'));
  expect(time.toMoment('2026-04-12T08:40:00')).toEqual(new Date('2027-01-04T08:40:00+09:00'));
  expect(time.toDay('2026-04-12')).toBe('2027-01-04');
});
