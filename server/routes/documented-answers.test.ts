import webPush from 'web-push';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadContract, type Operation } from '../../contract/contract.ts';
import type { operations } from '../../generated/operations.ts';
import { SERVER_LIMITS } from '../refusals/limits.ts';
import { SESSION_COOKIE } from '../http/operation.ts';
import { hashPassword } from '../secrets/passwords.ts';
import { startSession } from '../services/accounts/sessions.ts';
import { createFailingDatabase, type FailingDatabase } from '../testing/failing-database.ts';
import { jpegFile, PHOTO_DATA_URL } from '../testing/pictures.ts';
import {
  giveHallabong,
  insertChallenge,
  insertExchange,
  insertProduct,
  insertSpot,
} from '../testing/rows.ts';
import { codeMailedTo, newcomer, registrationForm, startSignup } from '../testing/sign-up.ts';
import { listen } from '../app.ts';
import type { RunningServer } from '../http/serve.ts';
import { readServerSettings } from '../process/settings.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { createTestClient, type Answer, type CallOptions, type TestClient } from '../testing/test-client.ts';

type OperationId = (typeof operations)[number]['operationId'];

const PLACE = { latitude: 33.24083, longitude: 126.605983 };
const PROOF_URL = PHOTO_DATA_URL;
const UNKNOWN = 999_999_999;
/** It reads nothing but the session from the database. */
const ASKS_SESSION_ALONE = 'getAlertKey';
const DEVICE = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/abc',
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
};
const DAY_MS = 86_400_000;

interface Person {
  userId: number;
  client: TestClient;
}

/** Who asks, and what. */
type Asked = CallOptions & { by?: TestClient };

/** Puts a request together that is answered in one documented way; what it needs is made before. */
type Proof = (me: Person) => Asked | Promise<Asked>;

/** A request that succeeds, and one for each documented failure but those that operations have in common. */
type Proofs = { ok: Proof } & Partial<Record<400 | 401 | 403 | 404 | 409, Proof>>;

/** Knows everybody whose code begins like one of its own, each as a new account. */
const social = {
  exchange: async (code: string) =>
    code.startsWith('kakao-') ? { subject: code, email: undefined, nickname: undefined } : undefined,
};

let server: TestServer;
let failing: FailingDatabase;
/** Servers that let nobody wait: for one asker, and for all. */
let unready: RunningServer[];
let crowded: string;
let full: string;
let others = 0;

beforeAll(async () => {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  server = await startTestServer({
    socialProviders: new Map([['kakao', social]]),
    settings: readServerSettings({
      NODE_ENV: 'test',
      TRUST_PROXY: '1',
      VAPID_PUBLIC_KEY: publicKey,
      VAPID_PRIVATE_KEY: privateKey,
      VAPID_SUBJECT: 'mailto:admin@dosaegi.example',
    }),
  });
  failing = createFailingDatabase(server.deps.db);
  const nobody = { atOnce: 1, perOwner: 1, waitingPerOwner: 0, waiting: 1 };
  const allFull = { atOnce: 1, perOwner: 1, waitingPerOwner: 1, waiting: 0 };
  unready = await Promise.all(
    [nobody, allFull].map((address) =>
      listen({ ...server.deps, limits: { ...SERVER_LIMITS, address } }, '127.0.0.1', 0),
    ),
  );
  [crowded = '', full = ''] = unready.map(({ url }) => url);
});

afterAll(async () => {
  await Promise.all(unready.map((one) => one.stop()));
  await server.stop();
});

/** An email and a nickname that nobody has. */
function someone() {
  others += 1;
  return { email: `someone${others}@example.com`, nickname: `누군가${others}` };
}

async function knownUser() {
  const { email, nickname } = someone();
  const passwordHash = await hashPassword('jeju_2026', 16);
  const { client } = await server.user({ email, emailKey: email, nickname, passwordHash });
  return { client, email, nickname };
}

async function provenVisitor() {
  const { email, nickname } = someone();
  const by = server.visitor();
  await by.call('sendVerificationCode', { json: { email } });
  await by.call('verifyEmailCode', { json: { email, code: codeMailedTo(server, email) } });
  return { by, email, nickname };
}

/** A visitor with a code of the social provider, which nobody has used. */
async function socialVisitor() {
  const by = server.visitor();
  const code = `kakao-${someone().nickname}`;
  await by.call('loginWithProvider', { path: { provider: 'kakao' }, query: { code } });
  return { by, code };
}

const socialAnswers = (code: string, nickname: string) => ({
  ...newcomer(''),
  email: undefined,
  nickname,
  code,
});

const db = () => server.deps.db;
const someSpot = async ({ userId }: Person) => (await insertSpot(db(), { authorId: userId })).id;
const someChallenge = async () => (await insertChallenge(db(), PLACE)).id;
const someProduct = async () => (await insertProduct(db(), { hallabongCost: 60 })).id;

async function someExchange({ userId }: Person) {
  return (await insertExchange(db(), { userId, productId: await someProduct() })).id;
}

async function someComment(me: Person) {
  const id = await someSpot(me);
  const { body } = await me.client.call('createComment', { path: { id }, json: { text: '글' } });
  const commentId = typeof body === 'object' && body !== null && 'id' in body ? Number(body.id) : 0;
  return { id, commentId };
}

async function startedChallenge({ client }: Person) {
  const id = await someChallenge();
  await client.call('startChallenge', { path: { id }, json: PLACE });
  return id;
}

function spotForm(draft: object = { name: '쇠소깍', description: '물빛이 맑아요.', ...PLACE }): FormData {
  const form = new FormData();
  form.append('data', JSON.stringify(draft));
  return form;
}

function pictureForm(file: Blob): FormData {
  const form = new FormData();
  form.append('newProfileImage', file, 'me.jpg');
  return form;
}

const nothing: Proof = () => ({});
const badId: Proof = () => ({ path: { id: 'x', commentId: 1 } });
const unknownId: Proof = () => ({ path: { id: UNKNOWN, commentId: 1 } });
const somebodyElses = async (): Promise<Asked> => ({
  path: { id: await someExchange(await server.user()) },
});
const somebodyElse = async (): Promise<Asked> => ({ query: { userId: (await server.user()).userId } });

const feed: Proofs = { ok: nothing, 400: () => ({ query: { page: -1 } }) };
const like: Proofs = {
  ok: async (me) => ({ path: { id: await someSpot(me) } }),
  400: badId,
  404: unknownId,
};
const mine: Proofs = {
  ok: ({ userId }) => ({ query: { userId } }),
  400: nothing,
  403: somebodyElse,
};
const exchange: Proofs = {
  ok: async (me) => ({ path: { id: await someExchange(me) } }),
  400: badId,
  403: somebodyElses,
  404: unknownId,
};

const PROOFS: Record<OperationId, Proofs> = {
  login: {
    ok: async () => ({ json: { email: (await knownUser()).email, password: 'jeju_2026' } }),
    400: () => ({ json: {} }),
    401: async () => ({ json: { email: (await knownUser()).email, password: 'jeju_2027' } }),
  },
  loginWithProvider: {
    ok: () => ({ path: { provider: 'kakao' }, query: { code: 'kakao-1' } }),
    400: () => ({ path: { provider: 'kakao' }, query: { code: 'unknown' } }),
    404: () => ({ path: { provider: 'other' }, query: { code: 'a' } }),
  },
  resetPassword: {
    ok: async () => {
      const { client, email } = await knownUser();
      return { by: client, query: { email, newPassword: 'spring-98' } };
    },
    400: async () => {
      const { client, email } = await knownUser();
      return { by: client, query: { email, newPassword: 'x' } };
    },
    403: async () => ({ query: { email: (await knownUser()).email, newPassword: 'spring-98' } }),
  },
  checkEmail: {
    ok: () => ({ query: { email: someone().email } }),
    400: () => ({ query: { email: 'somebody' } }),
  },
  sendVerificationCode: {
    ok: () => ({ json: { email: someone().email } }),
    400: () => ({ json: { email: 'somebody' } }),
    409: async () => ({ json: { email: (await knownUser()).email } }),
  },
  verifyEmailCode: {
    ok: async () => {
      const { email } = someone();
      await server.visitor().call('sendVerificationCode', { json: { email } });
      return { json: { email, code: codeMailedTo(server, email) } };
    },
    400: () => ({ json: { email: someone().email, code: '000000' } }),
  },
  registerPassword: {
    ok: async () => {
      const { by, email } = await provenVisitor();
      return { by, json: { email, password: 'spring-98' } };
    },
    400: () => ({ json: { email: someone().email, password: 'x' } }),
    403: () => ({ json: { email: someone().email, password: 'spring-98' } }),
    409: async () => ({ json: { email: (await knownUser()).email, password: 'spring-98' } }),
  },
  checkNickname: {
    ok: () => ({ query: { nickname: someone().nickname } }),
    400: () => ({ query: { nickname: '가' } }),
  },
  completeRegistration: {
    ok: async () => {
      const { email, nickname } = someone();
      const by = await startSignup(server, email);
      return { by, form: registrationForm(newcomer(email, { nickname }), jpegFile()) };
    },
    400: () => ({ form: new FormData() }),
    403: () => {
      const { email, nickname } = someone();
      return { form: registrationForm(newcomer(email, { nickname })) };
    },
    409: async () => {
      const { email } = someone();
      const { nickname } = await knownUser();
      return { by: await startSignup(server, email), form: registrationForm(newcomer(email, { nickname })) };
    },
  },
  completeProviderRegistration: {
    ok: async () => {
      const { by, code } = await socialVisitor();
      return { by, path: { provider: 'kakao' }, json: socialAnswers(code, someone().nickname) };
    },
    400: () => ({ path: { provider: 'kakao' }, json: {} }),
    404: () => ({ path: { provider: 'other' }, json: socialAnswers('a', someone().nickname) }),
    409: async () => {
      const { by, code } = await socialVisitor();
      return { by, path: { provider: 'kakao' }, json: socialAnswers(code, (await knownUser()).nickname) };
    },
  },
  getSession: { ok: nothing, 400: () => ({ query: { fields: 'password' } }) },
  checkAttendance: { ok: nothing },
  listLatestSpots: feed,
  listMostLikedSpots: feed,
  getSpot: like,
  createSpot: { ok: () => ({ form: spotForm() }), 400: () => ({ form: spotForm({}) }) },
  likeSpot: like,
  unlikeSpot: like,
  listEventBanners: { ok: nothing, 400: () => ({ query: { date: 'today' } }) },
  listComments: like,
  createComment: {
    ok: async (me) => ({ path: { id: await someSpot(me) }, json: { text: '글' } }),
    400: async (me) => ({ path: { id: await someSpot(me) }, json: { text: ' ' } }),
    404: () => ({ path: { id: UNKNOWN }, json: { text: '글' } }),
  },
  listReplies: {
    ok: async (me) => ({ path: await someComment(me) }),
    400: badId,
    404: unknownId,
  },
  createReply: {
    ok: async (me) => ({ path: await someComment(me), json: { text: '글' } }),
    400: async (me) => ({ path: await someComment(me), json: { text: ' ' } }),
    404: async (me) => ({ path: { id: await someSpot(me), commentId: UNKNOWN }, json: { text: '글' } }),
  },
  listUpcomingChallenges: { ok: nothing },
  listOngoingChallenges: { ok: nothing },
  listCompletedChallenges: { ok: nothing, 400: () => ({ query: { size: 0 } }) },
  startChallenge: {
    ok: async () => ({ path: { id: await someChallenge() }, json: PLACE }),
    400: async () => ({ path: { id: await someChallenge() }, json: {} }),
    404: () => ({ path: { id: UNKNOWN }, json: PLACE }),
    409: async (me) => ({ path: { id: await startedChallenge(me) }, json: PLACE }),
  },
  refreshUpcomingChallenges: { ok: nothing },
  completeChallenge: {
    ok: async (me) => ({ path: { id: await startedChallenge(me) }, json: { ...PLACE, proofUrl: PROOF_URL } }),
    400: async (me) => ({ path: { id: await startedChallenge(me) }, json: PLACE }),
    404: () => ({ path: { id: UNKNOWN }, json: { ...PLACE, proofUrl: PROOF_URL } }),
    409: async () => ({ path: { id: await someChallenge() }, json: { ...PLACE, proofUrl: PROOF_URL } }),
  },
  saveSteps: { ok: () => ({ json: { stepCount: 100 } }), 400: () => ({ json: { stepCount: -1 } }) },
  convertSteps: {
    ok: async ({ client }) => {
      await client.call('saveSteps', { json: { stepCount: 100 } });
      return { json: { requestedPoints: 10 } };
    },
    400: () => ({ json: { requestedPoints: 0 } }),
    409: () => ({ json: { requestedPoints: 10 } }),
  },
  listNearby: {
    ok: () => ({ query: { lat: PLACE.latitude, lng: PLACE.longitude } }),
    400: () => ({ query: { lat: 91, lng: PLACE.longitude } }),
  },
  searchMap: { ok: () => ({ query: { query: '쇠소깍' } }), 400: () => ({ query: { query: ' ' } }) },
  listProducts: {
    ok: () => ({ query: { category: 'GOODS' } }),
    400: () => ({ query: { category: 'FOOD' } }),
  },
  getProduct: {
    ok: async () => ({ path: { id: await someProduct() } }),
    400: badId,
    404: unknownId,
  },
  exchangeProduct: {
    ok: async ({ userId }) => {
      await giveHallabong(db(), userId, 60);
      return { path: { id: await someProduct() }, json: { userId } };
    },
    400: async () => ({ path: { id: await someProduct() }, json: {} }),
    403: async () => ({
      path: { id: await someProduct() },
      json: { userId: (await server.user()).userId },
    }),
    404: ({ userId }) => ({ path: { id: UNKNOWN }, json: { userId } }),
    409: async ({ userId }) => ({ path: { id: await someProduct() }, json: { userId } }),
  },
  listMyProducts: mine,
  listMyGoods: mine,
  getExchange: exchange,
  acceptExchange: exchange,
  getNotificationSetting: { ok: nothing },
  saveNotificationSetting: {
    ok: () => ({ json: { enabled: true } }),
    400: () => ({ json: { enabled: 'yes' } }),
  },
  saveThemes: { ok: () => ({ json: { themes: ['힐링'] } }), 400: () => ({ json: { themes: [] } }) },
  changeNickname: {
    ok: () => ({ query: { nickname: someone().nickname } }),
    400: () => ({ query: { nickname: '가' } }),
    409: async () => ({ query: { nickname: (await knownUser()).nickname } }),
  },
  saveProfileImage: {
    ok: () => ({ form: pictureForm(jpegFile()) }),
    400: () => ({ form: pictureForm(new Blob(['GIF89a'])) }),
  },
  deleteProfileImage: { ok: nothing },
  signOut: { ok: nothing },
  deleteAccount: {
    ok: () => ({ json: {} }),
    400: () => ({ json: { password: 7 } }),
    403: async () => ({ by: (await knownUser()).client, json: { password: 'wrong_2026' } }),
  },
  exportAccount: { ok: nothing },
  getAlertKey: { ok: nothing },
  subscribeToAlerts: {
    ok: () => ({ json: DEVICE }),
    400: () => ({ json: { ...DEVICE, endpoint: 'https://elsewhere.example/push' } }),
  },
  unsubscribeFromAlerts: {
    ok: () => ({ json: { endpoint: DEVICE.endpoint } }),
    400: () => ({ json: {} }),
  },
};

const isOperationId = (name: string): name is OperationId => name in PROOFS;

async function ask(operationId: OperationId, { by, ...options }: Asked, me: Person): Promise<Answer> {
  return (by ?? me.client).call(operationId, options);
}

/** A user whose session has timed out. */
async function timedOut(): Promise<TestClient> {
  const { userId, client } = await server.user();
  const longAgo = new Date(server.clock.now().getTime() - 30 * DAY_MS);
  client.cookies.set(SESSION_COOKIE, await startSession(db(), userId, longAgo));
  return client;
}

const FORM_ROOM = 41_000_000;

/** A browser with a session that nobody was given: a visitor without any may be told so with 200 too. */
function withUnknownSession(): TestClient {
  const client = server.visitor();
  client.cookies.set('SESSION', 'x'.repeat(43));
  return client;
}

/** The same call with a body that no operation takes. */
function tooLarge({ form }: Asked): CallOptions {
  if (form === undefined) return { json: { text: 'a'.repeat(9_000_000) } };
  const larger = new FormData();
  larger.append('data', new Blob([new Uint8Array(FORM_ROOM)]), 'data.json');
  return { form: larger };
}

/** Asks a server that shares everything with the first but what it can do at once. */
async function askIn(other: string, operationId: OperationId, good: Asked, by: TestClient): Promise<Answer> {
  const client = createTestClient(other);
  for (const [name, value] of by.cookies) client.cookies.set(name, value);
  return client.call(operationId, good);
}

/** Lets an operation be answered with a status of its own. */
async function provoke(operation: Operation, operationId: OperationId, status: number): Promise<Answer> {
  const proofs = PROOFS[operationId];
  const me = await server.user();
  const own = proofFor(proofs, status);
  if (own) return ask(operationId, await own(me), me);
  const good = await proofs.ok(me);
  if (status === 401 && operation.needsSession)
    return ask(operationId, { ...good, by: withUnknownSession() }, me);
  if (status === 419) return ask(operationId, { ...good, by: await timedOut() }, me);
  const by = good.by ?? me.client;
  if (status === 413) return ask(operationId, { ...good, ...tooLarge(good), by }, me);
  if (status === 429) return askIn(crowded, operationId, good, by);
  if (status === 503) return askIn(full, operationId, good, by);
  if (status !== 500) throw new Error(`Nothing shows that ${operationId} answers with ${status}.`);
  // The session is still found; then the database is gone.
  failing.failAfter(operation.needsSession && operationId !== ASKS_SESSION_ALONE ? 1 : 0);
  try {
    return await ask(operationId, good, me);
  } finally {
    failing.failAfter(Number.POSITIVE_INFINITY);
  }
}

function proofFor(proofs: Proofs, status: number): Proof | undefined {
  if (status < 300) return proofs.ok;
  const given = Object.entries(proofs).find(([key]) => key === String(status));
  return given?.[1];
}

const contract = await loadContract();

/** Of several documented successes a server chooses one. Proposed operations exist here, so they are never missing. */
const documented = contract.operations.flatMap((operation) => {
  const statuses = [...operation.responses.keys()];
  const failures = statuses.filter((status) => status >= 300 && !(operation.isProposed && status === 404));
  const success = statuses.find((status) => status < 300) ?? 0;
  return [success, ...failures].map((status) => ({
    name: operation.operationId,
    status,
    expected: status === success ? statuses.filter((other) => other < 300) : [status],
    operation,
  }));
});

it.each(documented)('$name answers with $status', async ({ name, status, expected, operation }) => {
  if (!isOperationId(name)) throw new Error(`Nothing shows how ${name} answers.`);
  const answer = await provoke(operation, name, status);
  expect(expected).toContain(answer.status);
  const [schema] = operation.responses.get(answer.status)?.content.values() ?? [];
  if (schema === undefined) expect(answer.body).toBeUndefined();
  else expect(contract.mismatches(schema, answer.body)).toEqual([]);
  if (status >= 400) expect(answer.body).toMatchObject({ success: false, code: expect.any(String) });
  const retryAfter = answer.headers.get('Retry-After');
  expect(retryAfter).toEqual(status === 429 || status === 503 ? '2' : null);
  if (status === 500) expect(JSON.stringify(answer.body)).not.toContain('database');
});

it('no operation fails in a way that is not documented', () => {
  const undocumented = Object.entries(PROOFS).flatMap(([name, proofs]) => {
    const { responses } = contract.operation(name);
    const statuses = Object.keys(proofs).filter((key) => key !== 'ok');
    return statuses.filter((status) => !responses.has(Number(status))).map((status) => `${name} ${status}`);
  });
  expect(undocumented).toEqual([]);
});
