import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { alertSubscriptions, attendance, spots } from '../../db/schema.ts';
import { readServerSettings } from '../../process/settings.ts';
import { startApns, type ApnsStandIn } from '../../testing/apns-stand-in.ts';
import { startFcm, type FcmStandIn } from '../../testing/fcm-stand-in.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { alertOfStreaks } from './alerts.ts';

const ANDROID = 'android:cXk3d1BqVn0:APA91bF4k2Zt8mQ0sLw';
const IOS = `ios:${'0AF3'.repeat(16)}`;
const SPOT = { name: '성산일출봉', description: '해가 뜨는 자리', latitude: 33.458, longitude: 126.9425 };
const PATIENCE = { timeout: 5000 };

let server: TestServer;
let fcm: FcmStandIn;
let apns: ApnsStandIn;
/** Who comments. */
let guest: TestClient;
/** The warnings and errors that the server wrote to its log. */
let logged: unknown[];
let sentBefore: { android: number; ios: number };

const now = () => server.clock.now();

beforeAll(async () => {
  [fcm, apns] = await Promise.all([startFcm(now), startApns(now)]);
});
afterAll(() => Promise.all([fcm.stop(), apns.stop()]));

beforeEach(async () => {
  fcm.answerWith({ status: 200 });
  apns.answerWith({ status: 200 });
  logged = [];
  sentBefore = { android: fcm.received.length, ios: apns.received.length };
  server = await startTestServer({
    clock: createTestClock('2026-04-13T20:00:00+09:00'),
    settings: readServerSettings({ NODE_ENV: 'test', ...fcm.settings, ...apns.settings }),
    log: (...line) => {
      if (line[0] !== 'info') logged.push(line);
    },
  });
  guest = (await server.user({ nickname: '바당소리' })).client;
});
afterEach(() => server.stop());

const sentTo = {
  android: () => fcm.received.slice(sentBefore.android),
  ios: () => apns.received.slice(sentBefore.ios),
};
const until = (platform: 'android' | 'ios', count: number) =>
  vi.waitFor(() => expect(sentTo[platform]()).toHaveLength(count), PATIENCE);
const untilLogged = (count: number) => vi.waitFor(() => expect(logged).toHaveLength(count), PATIENCE);
const countDevices = () => server.deps.db.$count(alertSubscriptions);

/** A user with alerts on these devices. */
async function userAt(...endpoints: readonly string[]) {
  const user = await server.user({ notificationsEnabled: true });
  for (const endpoint of endpoints) {
    expect((await user.client.call('subscribeToAlerts', { json: { endpoint } })).status).toBe(200);
  }
  return user;
}

/** Somebody comments on a spot of a user. */
async function commentOnSpotOf(authorId: number, text = '예뻐요'): Promise<number> {
  const row = { ...SPOT, authorId, createdAt: now() };
  const [spot] = await server.deps.db.insert(spots).values(row).returning({ id: spots.id });
  const spotId = spot?.id ?? 0;
  await guest.call('createComment', { path: { id: spotId }, json: { text } });
  return spotId;
}

describe('an alert for the native app', () => {
  it('an alert for the native app goes to Firebase with an access token of the service account', async () => {
    const author = await userAt(ANDROID);
    const spotId = await commentOnSpotOf(author.userId);
    await until('android', 1);
    expect(sentTo.android()).toEqual([
      {
        path: '/v1/projects/dosaegi-test/messages:send',
        body: {
          message: {
            token: 'cXk3d1BqVn0:APA91bF4k2Zt8mQ0sLw',
            notification: { title: '내 스팟에 댓글이 달렸어요.', body: '바당소리: 예뻐요' },
            data: { url: `/post/${spotId}` },
            android: {
              collapse_key: `post-${spotId}`,
              ttl: '43200s',
              notification: { tag: `post-${spotId}` },
            },
          },
        },
      },
    ]);
    expect(sentTo.ios()).toEqual([]);
  });

  it('an alert for the native app goes to Apple with a token that its key has signed', async () => {
    const author = await userAt(IOS);
    const spotId = await commentOnSpotOf(author.userId);
    await until('ios', 1);
    const [{ headers, body } = { headers: {}, body: undefined }] = sentTo.ios();
    expect(headers).toMatchObject({
      ':method': 'POST',
      ':path': `/3/device/${'0af3'.repeat(16)}`,
      'apns-topic': 'kr.dosaegi.app',
      'apns-push-type': 'alert',
      'apns-expiration': String(Date.parse('2026-04-14T08:00:00+09:00') / 1000),
      'apns-collapse-id': `post-${spotId}`,
    });
    expect(body).toEqual({
      aps: { alert: { title: '내 스팟에 댓글이 달렸어요.', body: '바당소리: 예뻐요' }, sound: 'default' },
      url: `/post/${spotId}`,
    });
    expect(sentTo.android()).toEqual([]);
  });

  it('an alert for the native app needs one login and one connection for many, until their time is over', async () => {
    const author = await userAt(ANDROID, `${ANDROID}2`, IOS, `${IOS}00`);
    const before = { logins: fcm.logins, connections: apns.connections, tokens: apns.tokens };
    await commentOnSpotOf(author.userId);
    await commentOnSpotOf(author.userId);
    await until('android', 4);
    await until('ios', 4);
    expect(fcm.logins).toBe(before.logins + 1);
    expect(apns).toMatchObject({ connections: before.connections + 1, tokens: before.tokens + 1 });
    server.clock.advance(59 * 60_000);
    await commentOnSpotOf(author.userId);
    await until('android', 6);
    await until('ios', 6);
    expect(fcm.logins).toBe(before.logins + 2);
    expect(apns).toMatchObject({ connections: before.connections + 1, tokens: before.tokens + 2 });
  });

  it.each([
    ['android', ANDROID],
    ['ios', IOS],
  ] as const)(
    'an alert for the native app on %s ends with the switch and the sign-out',
    async (_, endpoint) => {
      const off = await userAt(endpoint);
      await off.client.call('unsubscribeFromAlerts', { json: { endpoint } });
      expect(await countDevices()).toBe(0);
      await off.client.call('subscribeToAlerts', { json: { endpoint } });
      await off.client.call('saveNotificationSetting', { json: { enabled: false } });
      await commentOnSpotOf(off.userId);
      const out = await userAt(`${endpoint}11`);
      await out.client.call('signOut');
      expect(await countDevices()).toBe(1);
      await commentOnSpotOf(out.userId);
      const here = await userAt(`${endpoint}22`);
      await commentOnSpotOf(here.userId);
      await vi.waitFor(() => expect([...sentTo.android(), ...sentTo.ios()]).toHaveLength(1), PATIENCE);
    },
  );

  it('an alert for the native app tells of a streak about to end, on every device of the user', async () => {
    const { userId } = await userAt(ANDROID, IOS);
    await server.deps.db.insert(attendance).values({ userId, day: '2026-04-12', trackDay: 3 });
    expect(await alertOfStreaks(server.deps, now())).toBe(1);
    expect(await alertOfStreaks(server.deps, now())).toBe(0);
    await until('android', 1);
    await until('ios', 1);
    expect(sentTo.android()).toMatchObject([{ body: { message: { data: { url: '/main' } } } }]);
    expect(sentTo.ios()).toMatchObject([{ body: { url: '/main' } }]);
  });
});

describe('a device of the native app', () => {
  const invalid = 'The registration token is not a valid FCM registration token';
  const violation = { fieldViolations: [{ field: 'message.token', description: 'Invalid' }] };

  it.each([
    ['UNREGISTERED', { status: 404, body: { error: { details: [{ errorCode: 'UNREGISTERED' }] } } }],
    ['a token of no device', { status: 400, body: { error: { details: [violation] } } }],
    ['a token of no device, in words', { status: 400, body: { error: { message: invalid } } }],
  ])('a device of the native app is forgotten when Firebase answers %s', async (_, answer) => {
    fcm.answerWith(answer);
    await commentOnSpotOf((await userAt(ANDROID)).userId);
    await vi.waitFor(async () => expect(await countDevices()).toBe(0), PATIENCE);
    expect(logged).toEqual([]);
  });

  it('a device of the native app is forgotten when Apple answers 410', async () => {
    apns.answerWith({ status: 410, reason: 'Unregistered' });
    await commentOnSpotOf((await userAt(IOS)).userId);
    await vi.waitFor(async () => expect(await countDevices()).toBe(0), PATIENCE);
    expect(logged).toEqual([]);
  });

  it.each([
    ['android', ANDROID, 400, { error: { status: 'INVALID_ARGUMENT', message: 'Invalid JSON' } }],
    ['android', ANDROID, 404, { error: { status: 'NOT_FOUND' } }],
    ['android', ANDROID, 503, 'nonsense'],
    ['ios', IOS, 400, 'BadDeviceToken'],
    ['ios', IOS, 403, 'ExpiredProviderToken'],
    ['ios', IOS, 503, undefined],
  ] as const)(
    'a device of the native app on %s stays after other refusals, which the log tells without it: %s %i',
    async (platform, endpoint, status, body) => {
      if (platform === 'android') fcm.answerWith({ status, body });
      else apns.answerWith({ status, ...(typeof body === 'string' && { reason: body }) });
      await commentOnSpotOf((await userAt(endpoint)).userId);
      await untilLogged(1);
      expect(logged).toMatchObject([['warning', 'an alert was refused', { platform, status }]]);
      const words = JSON.stringify(logged);
      expect(words).not.toContain(endpoint.slice(8));
      expect(words).not.toContain('예뻐요');
      expect(await countDevices()).toBe(1);
    },
  );

  it('a device of the native app stays when Firebase redirects, and when Apple hangs up; the next alert comes', async () => {
    const author = await userAt(ANDROID, IOS);
    fcm.answerWith({ status: 307 });
    apns.answerWith('hang-up');
    await commentOnSpotOf(author.userId);
    await untilLogged(2);
    expect(logged).toMatchObject([
      ['warning', 'an alert was not sent', {}],
      ['warning', 'an alert was not sent', {}],
    ]);
    fcm.answerWith({ status: 200 });
    apns.answerWith({ status: 200 });
    await commentOnSpotOf(author.userId);
    await until('android', 2);
    await until('ios', 2);
    expect(await countDevices()).toBe(2);
  });

  it('a device of the native app gets the alert after one that Firebase took no access token for', async () => {
    const author = await userAt(ANDROID);
    await commentOnSpotOf(author.userId);
    await until('android', 1);
    fcm.revokeAccess();
    await commentOnSpotOf(author.userId);
    await untilLogged(1);
    await commentOnSpotOf(author.userId);
    await until('android', 2);
    expect(logged).toMatchObject([['warning', 'an alert was refused', { status: 401 }]]);
  });

  it(
    'a device of the native app that Apple never answers for is given up after ten seconds',
    { tags: 'nightly' },
    async () => {
      apns.answerWith('silence');
      await commentOnSpotOf((await userAt(IOS)).userId);
      await vi.waitFor(() => expect(logged).toHaveLength(1), { timeout: 15_000 });
      expect(logged).toMatchObject([['warning', 'an alert was not sent', { error: 'AbortError' }]]);
    },
  );

  it('a device of the native app is refused whose token is none', async () => {
    const { client } = await server.user();
    const statuses: Record<string, number> = {};
    for (const [what, json] of [
      ['too short', { endpoint: 'android:abc' }],
      ['with a space', { endpoint: `${ANDROID} x` }],
      ['with a path', { endpoint: `android:${'a'.repeat(20)}/../x` }],
      ['not hexadecimal', { endpoint: `ios:${'xyz0'.repeat(16)}` }],
      ['too short for Apple', { endpoint: `ios:${'0'.repeat(63)}` }],
      ['with a query', { endpoint: `${IOS}?a` }],
      ['of another platform', { endpoint: `windows:${'a'.repeat(40)}` }],
      ['with keys', { endpoint: ANDROID, keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } }],
    ] as const) {
      statuses[what] = (await client.call('subscribeToAlerts', { json })).status;
    }
    expect(statuses).toEqual({
      'too short': 400,
      'with a space': 400,
      'with a path': 400,
      'not hexadecimal': 400,
      'too short for Apple': 400,
      'with a query': 400,
      'of another platform': 400,
      'with keys': 400,
    });
  });
});

describe('a server with both environments of Apple', () => {
  let sandbox: ApnsStandIn;

  beforeEach(async () => {
    await server.stop();
    sandbox = await startApns(now, apns.keys);
    const hosts = `${apns.settings.APNS_HOST},${sandbox.settings.APNS_HOST}`;
    server = await startTestServer({
      clock: createTestClock('2026-04-13T20:00:00+09:00'),
      settings: readServerSettings({ NODE_ENV: 'test', ...apns.settings, APNS_HOST: hosts }),
      log: (...line) => {
        if (line[0] !== 'info') logged.push(line);
      },
    });
    guest = (await server.user({ nickname: '바당소리' })).client;
  });
  afterEach(() => sandbox.stop());

  it('a server with both environments of Apple asks the second where the first does not know the token', async () => {
    const author = await userAt(IOS);
    await commentOnSpotOf(author.userId);
    await until('ios', 1);
    expect(sandbox.received).toEqual([]);
    apns.answerWith({ status: 400, reason: 'BadDeviceToken' });
    const spotId = await commentOnSpotOf(author.userId);
    await vi.waitFor(() => expect(sandbox.received).toHaveLength(1), PATIENCE);
    expect(sandbox.received).toMatchObject([
      { headers: { ':path': `/3/device/${'0af3'.repeat(16)}` }, body: { url: `/post/${spotId}` } },
    ]);
    expect(await countDevices()).toBe(1);
    expect(logged).toEqual([]);
  });

  it('a server with both environments of Apple forgets a device that neither knows', async () => {
    apns.answerWith({ status: 400, reason: 'BadDeviceToken' });
    sandbox.answerWith({ status: 400, reason: 'BadDeviceToken' });
    await commentOnSpotOf((await userAt(IOS)).userId);
    await vi.waitFor(async () => expect(await countDevices()).toBe(0), PATIENCE);
    expect(logged).toEqual([]);
  });

  it('a server with both environments of Apple keeps its token for the first when the second refuses its key', async () => {
    const author = await userAt(IOS);
    const { tokens } = apns;
    apns.answerWith({ status: 400, reason: 'BadDeviceToken' });
    sandbox.answerWith({ status: 403, reason: 'BadEnvironmentKeyInToken' });
    await commentOnSpotOf(author.userId);
    await untilLogged(1);
    server.clock.advance(60_000);
    await commentOnSpotOf(author.userId);
    await untilLogged(2);
    expect(logged).toMatchObject(
      Array.from({ length: 2 }, () => [
        'warning',
        'an alert was refused',
        { host: sandbox.settings.APNS_HOST, status: 403, reason: 'BadEnvironmentKeyInToken' },
      ]),
    );
    expect(apns.tokens).toBe(tokens + 1);
    expect(await countDevices()).toBe(1);
  });
});

describe('a server with one sender', () => {
  const WEB = 'https://updates.push.services.mozilla.com/wpush/v2/abc';
  const KEYS = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
  const only = {
    android: () => fcm.settings,
    ios: () => apns.settings,
  };

  it.each(['android', 'ios'] as const)(
    'a server with one sender, for %s, answers 404 for the others',
    async (own) => {
      const plain = await startTestServer({
        settings: readServerSettings({ NODE_ENV: 'test', ...only[own]() }),
      });
      const { client } = await plain.user();
      expect((await client.call('getAlertKey')).status).toBe(404);
      for (const [platform, json] of [
        ['android', { endpoint: ANDROID }],
        ['ios', { endpoint: IOS }],
        ['web', { endpoint: WEB, keys: KEYS }],
      ] as const) {
        const status = platform === own ? 200 : 404;
        expect((await client.call('subscribeToAlerts', { json })).status).toBe(status);
        expect((await client.call('unsubscribeFromAlerts', { json })).status).toBe(status);
      }
      await plain.stop();
    },
  );
});
