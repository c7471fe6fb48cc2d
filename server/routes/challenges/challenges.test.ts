import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { challenges, hallabongLedger } from '../../db/schema.ts';
import { createMemoryStorage } from '../../testing/memory-storage.ts';
import { PHOTO_DATA_URL, PNG_BYTES } from '../../testing/pictures.ts';
import { insertChallenge } from '../../testing/rows.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import type { TestClient } from '../../testing/test-client.ts';

const BAD_REQUEST = {
  status: 400,
  body: { success: false, code: 'BAD_REQUEST', message: '잘못된 요청입니다.' },
};
const NOT_FOUND = { status: 404, body: { success: false, code: 'NOT_FOUND', message: '찾을 수 없습니다.' } };

const conflict = (code: string, message: string) => ({
  status: 409,
  body: { success: false, code, message },
});

const ALREADY_STARTED = conflict('CHALLENGE_ALREADY_STARTED', '이미 시작한 챌린지입니다.');
const ALREADY_COMPLETED = conflict('CHALLENGE_ALREADY_COMPLETED', '이미 완료한 챌린지입니다.');
const NOT_STARTED = conflict('CHALLENGE_NOT_STARTED', '아직 시작하지 않은 챌린지입니다.');
const ENDED = conflict('CHALLENGE_ENDED', '기간이 끝난 챌린지입니다.');
const TOO_FAR_AWAY = conflict('TOO_FAR_AWAY', '챌린지 장소에서 너무 멀리 있어요.');

/** 쇠소깍, and degrees of latitude for metres north of it. */
const PLACE = { latitude: 33.2522, longitude: 126.6235 };
const north = (meters: number) => ({
  ...PLACE,
  latitude: PLACE.latitude + (meters / 6_371_000) * (180 / Math.PI),
});

const PROOF_URL = PHOTO_DATA_URL;
const PNG_DATA_URL = `data:image/png;base64,${Buffer.from(PNG_BYTES).toString('base64').replace(/=+$/, '')}`;

const storage = createMemoryStorage();
const clock = createTestClock();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ storage, clock });
});

beforeEach(async () => {
  clock.set('2026-04-12T09:00:00+09:00');
  await server.deps.db.delete(challenges);
});

afterAll(() => server.stop());

const idsOf = (body: unknown) => (JSON.stringify(body).match(/(?<="id":)\d+/g) ?? []).map(Number);

async function listed(client: TestClient, phase: 'Upcoming' | 'Ongoing' | 'Completed') {
  return idsOf((await client.call(`list${phase}Challenges`)).body);
}

const start = (client: TestClient, id: number) =>
  client.call('startChallenge', { path: { id }, json: PLACE });

const complete = (client: TestClient, id: number, place = PLACE, proofUrl = PROOF_URL) =>
  client.call('completeChallenge', { path: { id }, json: { ...place, proofUrl } });

async function insertMany(count: number): Promise<number[]> {
  const rows = await Promise.all(
    Array.from({ length: count }, () => insertChallenge(server.deps.db, { ...PLACE })),
  );
  return rows.map(({ id }) => id);
}

it('upcoming challenges are five of the open ones, and the same ones until they are chosen anew', async () => {
  await insertMany(12);
  const { client } = await server.user();
  const first = await listed(client, 'Upcoming');
  expect(new Set(first).size).toBe(5);
  expect(await listed(client, 'Upcoming')).toEqual(first);
  expect(await client.call('refreshUpcomingChallenges')).toMatchObject({
    status: 200,
    body: { success: true, message: '추천 챌린지를 새로 골랐습니다.' },
  });
  const second = await listed(client, 'Upcoming');
  expect(second).toHaveLength(5);
  expect(second.filter((id) => first.includes(id))).toEqual([]);
});

it('upcoming challenges come again after a renewal where there are no others', async () => {
  const ids = await insertMany(3);
  const { client } = await server.user();
  expect(new Set(await listed(client, 'Upcoming'))).toEqual(new Set(ids));
  await client.call('refreshUpcomingChallenges');
  expect(new Set(await listed(client, 'Upcoming'))).toEqual(new Set(ids));
});

it('upcoming challenges are filled up after one was started, and leave those that have ended', async () => {
  const { db } = server.deps;
  await insertMany(6);
  const { id: lastDay } = await insertChallenge(db, { lastDay: '2026-04-12' });
  await insertChallenge(db, { lastDay: '2026-04-11' });
  const { client } = await server.user();
  const [first = 0] = await listed(client, 'Upcoming');
  await start(client, first);
  const filled = await listed(client, 'Upcoming');
  expect(filled).toHaveLength(5);
  expect(filled).not.toContain(first);
  await start(client, lastDay);
  expect((await listed(client, 'Upcoming')).length).toBe(5);
  clock.set('2026-04-13T00:00:00+09:00');
  expect(await listed(client, 'Upcoming')).not.toContain(lastDay);
});

it('upcoming challenges are one user each, whoever asks at the same moment', async () => {
  await insertMany(12);
  const { client } = await server.user();
  const answers = await Promise.all(Array.from({ length: 10 }, () => listed(client, 'Upcoming')));
  expect(new Set(answers.map((ids) => ids.join())).size).toBe(1);
});

it('upcoming challenges are told in full', async () => {
  const { id } = await insertChallenge(server.deps.db, {
    ...PLACE,
    themeName: '힐링',
    imageUrl: '/example-images/soesokkak.svg',
    firstDay: '2026-04-10',
    lastDay: '2026-04-30',
  });
  const { client } = await server.user();
  expect((await client.call('listUpcomingChallenges')).body).toEqual([
    {
      id,
      name: '쇠소깍 물빛 담기',
      description: '찍어주세요.',
      themeName: '힐링',
      img1: '/example-images/soesokkak.svg',
      startDate: '2026-04-10',
      endDate: '2026-04-30',
      latitude: 33.2522,
      longitude: 126.6235,
    },
  ]);
});

it('a start moves a challenge from upcoming to ongoing, once', async () => {
  const [id = 0] = await insertMany(1);
  const { client } = await server.user();
  expect(await listed(client, 'Upcoming')).toEqual([id]);
  expect(await start(client, id)).toMatchObject({
    status: 200,
    body: { success: true, message: '챌린지를 시작했습니다.' },
  });
  expect(await listed(client, 'Upcoming')).toEqual([]);
  expect(await listed(client, 'Ongoing')).toEqual([id]);
  expect(await start(client, id)).toMatchObject(ALREADY_STARTED);
});

it('a start of a challenge of the map needs no recommendation', async () => {
  const [id = 0] = await insertMany(1);
  const { client } = await server.user();
  expect(await start(client, id)).toMatchObject({ status: 200 });
});

it('a start is possible on the last day and not after it', async () => {
  const { db } = server.deps;
  const today = await insertChallenge(db, { lastDay: '2026-04-12' });
  const yesterday = await insertChallenge(db, { lastDay: '2026-04-11' });
  const { client } = await server.user();
  expect(await start(client, today.id)).toMatchObject({ status: 200 });
  expect(await start(client, yesterday.id)).toMatchObject(ENDED);
});

it('a start is refused for an unknown challenge and a broken request', async () => {
  const [id = 0] = await insertMany(1);
  const { client } = await server.user();
  expect(await start(client, 999_999)).toMatchObject(NOT_FOUND);
  expect(await start(client, 0)).toMatchObject(BAD_REQUEST);
  const json = { latitude: 33, longitude: 181 };
  expect(await client.call('startChallenge', { path: { id }, json })).toMatchObject(BAD_REQUEST);
});

it('a start happens once, however many ask at the same moment', async () => {
  const [id = 0] = await insertMany(1);
  const { client } = await server.user();
  const answers = await Promise.all(Array.from({ length: 10 }, () => start(client, id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
});

it('a completion stores the proof, pays the reward once and moves the challenge', async () => {
  const { db } = server.deps;
  const { id } = await insertChallenge(db, { ...PLACE, reward: 35 });
  const { userId, client } = await server.user();
  await start(client, id);
  const before = storage.files.size;
  expect(await complete(client, id)).toMatchObject({
    status: 200,
    body: { success: true, message: '챌린지를 완료했습니다.' },
  });
  expect(storage.files.size).toBe(before + 1);
  expect(await listed(client, 'Ongoing')).toEqual([]);
  expect((await client.call('listCompletedChallenges')).body).toMatchObject([
    { id, completedAt: '2026-04-12T00:00:00.000Z' },
  ]);
  expect(await complete(client, id)).toMatchObject(ALREADY_COMPLETED);
  expect(await start(client, id)).toMatchObject(ALREADY_COMPLETED);
  expect(storage.files.size).toBe(before + 1);
  const { body } = await client.call('getSession', { query: { fields: 'hallabong' } });
  expect(body).toEqual({ success: true, data: { userId, hallabong: 35 } });
});

it('a completion keeps the photo from everybody else', async () => {
  const [id = 0] = await insertMany(1);
  const { client } = await server.user();
  await start(client, id);
  await complete(client, id);
  const key = [...storage.files.keys()].findLast((name) => name.startsWith('proofs/'));
  const response = await fetch(new URL(`/uploads/${key}`, server.url));
  expect(response.status).toBe(404);
});

it('a completion is possible up to 180 m away: the 120 m of the prompt and 60 m of accuracy', async () => {
  const [near = 0, far = 0] = await insertMany(2);
  const { client } = await server.user();
  await start(client, near);
  await start(client, far);
  expect(await complete(client, near, north(180.1))).toMatchObject(TOO_FAR_AWAY);
  expect(await complete(client, near, north(179.999))).toMatchObject({ status: 200 });
  expect(await complete(client, far, { latitude: 37.5, longitude: 127 })).toMatchObject(TOO_FAR_AWAY);
});

it('a completion needs a start, and the last day not to be over', async () => {
  const { db } = server.deps;
  const { id } = await insertChallenge(db, { ...PLACE, lastDay: '2026-04-12' });
  const { client } = await server.user();
  expect(await complete(client, id)).toMatchObject(NOT_STARTED);
  await listed(client, 'Upcoming');
  expect(await complete(client, id)).toMatchObject(NOT_STARTED);
  await start(client, id);
  clock.set('2026-04-13T00:00:00+09:00');
  expect(await complete(client, id)).toMatchObject(ENDED);
  clock.set('2026-04-12T23:59:59+09:00');
  expect(await complete(client, id)).toMatchObject({ status: 200 });
  expect(await complete(client, 999_999)).toMatchObject(NOT_FOUND);
});

it.each([
  ['no picture', `data:image/jpeg;base64,${Buffer.from('<svg onload="x"/>').toString('base64')}`],
  ['no base64', 'data:image/jpeg;base64,한라산!!!!!!!!!!!!'],
  ['an address', 'https://example.com/photo.jpg'],
  ['another type', 'data:image/svg+xml;base64,PHN2Zy8+'],
])('a completion is refused with %s for a photo, and leaves no file', async (_, proofUrl) => {
  const [id = 0] = await insertMany(1);
  const { client } = await server.user();
  await start(client, id);
  const before = storage.files.size;
  expect(await complete(client, id, PLACE, proofUrl)).toMatchObject(BAD_REQUEST);
  expect(storage.files.size).toBe(before);
});

it('a completion takes a photo of up to 8,000,000 characters and no longer one', async () => {
  const [id = 0] = await insertMany(1);
  const { client } = await server.user();
  await start(client, id);
  // Whatever stands behind a picture is no part of it.
  const ofLength = (length: number) => PNG_DATA_URL + 'A'.repeat(length - PNG_DATA_URL.length);
  expect(await complete(client, id, PLACE, ofLength(8_000_002))).toMatchObject(BAD_REQUEST);
  expect(await complete(client, id, PLACE, ofLength(7_999_998))).toMatchObject({ status: 200 });
});

it('a completion pays once, however many ask at the same moment, and keeps one photo', async () => {
  const [id = 0] = await insertMany(1);
  const { userId, client } = await server.user();
  await start(client, id);
  const before = storage.files.size;
  const answers = await Promise.all(Array.from({ length: 10 }, () => complete(client, id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  expect(storage.files.size).toBe(before + 1);
  const rows = await server.deps.db.select().from(hallabongLedger);
  expect(rows.filter((row) => row.userId === userId).map(({ amount }) => amount)).toEqual([30]);
});

it('completed challenges come latest first and go on after the last one', async () => {
  const ids = await insertMany(5);
  const { client } = await server.user();
  for (const id of ids) {
    await start(client, id);
    await complete(client, id);
    clock.advance(1000);
  }
  const newestFirst = ids.toReversed();
  const part = async (query: Record<string, number | string>) =>
    idsOf((await client.call('listCompletedChallenges', { query })).body);
  expect(await part({})).toEqual(newestFirst);
  expect(await part({ sort: 'latest', size: 2 })).toEqual(newestFirst.slice(0, 2));
  expect(await part({ size: 2, lastId: newestFirst[1] ?? 0 })).toEqual(newestFirst.slice(2, 4));
  expect(await part({ size: 2, lastId: newestFirst[4] ?? 0 })).toEqual([]);
  expect(await part({ lastId: 999_999 })).toEqual([]);
});

it('completed challenges go on between challenges of one moment', async () => {
  const ids = await insertMany(3);
  const { client } = await server.user();
  for (const id of ids) {
    await start(client, id);
    await complete(client, id);
  }
  const { body } = await client.call('listCompletedChallenges', { query: { size: 1 } });
  const [lastId = 0] = idsOf(body);
  const rest = await client.call('listCompletedChallenges', { query: { lastId } });
  expect(new Set([lastId, ...idsOf(rest.body)]).size).toBe(3);
});

it.each([
  ['size', 0],
  ['size', 101],
  ['sort', 'oldest'],
  ['lastId', 'x'],
])('completed challenges refuse the %s %s', async (name, value) => {
  const { client } = await server.user();
  const query = { [name]: value };
  expect(await client.call('listCompletedChallenges', { query })).toMatchObject(BAD_REQUEST);
});

it.each([
  'listUpcomingChallenges',
  'listOngoingChallenges',
  'listCompletedChallenges',
  'startChallenge',
  'refreshUpcomingChallenges',
  'completeChallenge',
] as const)('%s needs a session', async (operationId) => {
  expect(await server.visitor().call(operationId, { path: { id: 1 } })).toMatchObject({
    status: 401,
    body: { code: 'UNAUTHORIZED' },
  });
});
