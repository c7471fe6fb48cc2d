import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import webPush from 'web-push';
import { alertSubscriptions, attendance, spots } from '../../db/schema.ts';
import { readServerSettings } from '../../process/settings.ts';
import { startPushService, type TestPushService } from '../../testing/push-service.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { alertOfStreaks } from './alerts.ts';

const KEYS = webPush.generateVAPIDKeys();
const SPOT = { name: '성산일출봉', description: '해가 뜨는 자리', latitude: 33.458, longitude: 126.9425 };

let push: TestPushService;
let server: TestServer;

beforeAll(async () => {
  push = await startPushService();
});
afterAll(() => push.stop());

beforeEach(async () => {
  push.answerWith(201);
  server = await startTestServer({
    clock: createTestClock('2026-04-13T20:00:00+09:00'),
    settings: readServerSettings({
      NODE_ENV: 'test',
      VAPID_PUBLIC_KEY: KEYS.publicKey,
      VAPID_PRIVATE_KEY: KEYS.privateKey,
      VAPID_SUBJECT: 'mailto:admin@dosaegi.example',
      PUSH_HOSTS: '127.0.0.1',
    }),
  });
});
afterEach(() => server.stop());

/** What has arrived at a device; its name is used by one test only. */
const alertsAt = (device: string) => push.received.filter(({ path }) => path === `/${device}`);
const until = (device: string, count: number) =>
  vi.waitFor(() => expect(alertsAt(device)).toHaveLength(count), { timeout: 5000 });

/** A user with alerts on a device of that name. */
async function userAt(device: string) {
  const user = await server.user({ nickname: device, notificationsEnabled: true });
  const subscription = push.createDevice(device);
  expect((await user.client.call('subscribeToAlerts', { json: subscription })).status).toBe(200);
  return { ...user, subscription };
}

async function postSpot(authorId: number): Promise<number> {
  const row = { ...SPOT, authorId, createdAt: server.clock.now() };
  const [spot] = await server.deps.db.insert(spots).values(row).returning({ id: spots.id });
  return spot?.id ?? 0;
}

const comment = (client: TestClient, id: number, text: string) =>
  client.call('createComment', { path: { id }, json: { text } });

describe('an alert', () => {
  it('an alert tells the author of a spot of a comment, sealed for the device, and nobody of their own', async () => {
    const author = await userAt('author');
    const guest = await userAt('guest');
    const spotId = await postSpot(author.userId);
    await comment(author.client, spotId, '제가 썼어요');
    await comment(guest.client, spotId, '  노을이   예뻐요 ');
    await until('author', 1);
    const [received] = alertsAt('author');
    expect(received?.alert).toEqual({
      title: '내 스팟에 댓글이 달렸어요.',
      body: 'guest: 노을이 예뻐요',
      path: `/post/${spotId}`,
      tag: `post-${spotId}`,
    });
    expect(received?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '43200' });
    expect(received?.headers.authorization).toMatch(/^vapid t=.+, k=.+/);
    expect(alertsAt('guest')).toEqual([]);
  });

  it('an alert tells the author of a comment of a reply', async () => {
    const writer = await userAt('writer');
    const spotId = await postSpot((await server.user()).userId);
    const { body } = await comment(writer.client, spotId, '어디예요?');
    const commentId = Number(/"id":(\d+)/.exec(JSON.stringify(body))?.[1]);
    const other = await server.user({ nickname: '바당' });
    await other.client.call('createReply', { path: { id: spotId, commentId }, json: { text: '보목이에요' } });
    await until('writer', 1);
    expect(alertsAt('writer')[0]?.alert).toMatchObject({
      title: '내 댓글에 답글이 달렸어요.',
      body: '바당: 보목이에요',
    });
  });

  it('an alert ends with the switch, with the sign-out, and when the device says so', async () => {
    const off = await userAt('off');
    await off.client.call('saveNotificationSetting', { json: { enabled: false } });
    const out = await userAt('out');
    await out.client.call('signOut');
    const gone = await userAt('gone');
    await gone.client.call('unsubscribeFromAlerts', { json: { endpoint: gone.subscription.endpoint } });
    const here = await userAt('here');
    await server.deps.db
      .insert(attendance)
      .values([off, out, gone, here].map(({ userId }) => ({ userId, day: '2026-04-12', trackDay: 3 })));
    expect(await alertOfStreaks(server.deps, server.clock.now())).toBe(1);
    await until('here', 1);
    expect([...alertsAt('off'), ...alertsAt('out'), ...alertsAt('gone')]).toEqual([]);
  });

  it.each([404, 410])(
    'an alert is the last one for a device that its push service answers with %i',
    async (status) => {
      push.answerWith(status);
      const author = await userAt(`lost-${status}`);
      const spotId = await postSpot(author.userId);
      await comment((await server.user()).client, spotId, '안녕하세요');
      await vi.waitFor(async () => expect(await server.deps.db.$count(alertSubscriptions)).toBe(0));
    },
  );

  it('an alert is not sent on to where a push service redirects', async () => {
    push.answerWith(307);
    const author = await userAt('redirected');
    const spotId = await postSpot(author.userId);
    expect((await comment((await server.user()).client, spotId, '안녕하세요')).status).toBe(200);
    await until('redirected', 1);
    expect(await server.deps.db.$count(alertSubscriptions)).toBe(1);
  });
});

describe('a streak about to end', () => {
  it('a streak about to end is told from 19:00 to 22:00, once a day, to who attended yesterday and not today', async () => {
    const late = await userAt('late');
    const done = await userAt('done');
    await server.deps.db.insert(attendance).values([
      { userId: late.userId, day: '2026-04-12', trackDay: 3 },
      { userId: done.userId, day: '2026-04-12', trackDay: 3 },
      { userId: done.userId, day: '2026-04-13', trackDay: 4 },
    ]);
    const at = (time: string) => alertOfStreaks(server.deps, new Date(`2026-04-13T${time}+09:00`));
    expect(await at('18:59:59')).toBe(0);
    expect(await at('22:00:00')).toBe(0);
    expect(await Promise.all([at('19:00:00'), at('19:00:00')])).toContain(1);
    expect(await at('21:59:59')).toBe(0);
    await until('late', 1);
    expect(alertsAt('late')[0]?.alert).toEqual({
      title: '연속 출석이 오늘 끝나요.',
      body: '지금 들어오면 이어갈 수 있어요.',
      path: '/main',
      tag: 'streak',
    });
    expect(alertsAt('done')).toEqual([]);
  });
});

it('the address of a push service is refused when nobody is known there', async () => {
  const { client } = await server.user();
  const { keys } = push.createDevice('elsewhere');
  const json = { endpoint: 'https://evil.example/push', keys };
  expect((await client.call('subscribeToAlerts', { json })).status).toBe(400);
});

it('a server without keys answers 404', async () => {
  const plain = await startTestServer();
  const { client } = await plain.user();
  const { endpoint, keys } = push.createDevice('nowhere');
  expect((await client.call('getAlertKey')).status).toBe(404);
  expect((await client.call('subscribeToAlerts', { json: { endpoint, keys } })).status).toBe(404);
  expect((await client.call('unsubscribeFromAlerts', { json: { endpoint } })).status).toBe(404);
  await plain.stop();
});
