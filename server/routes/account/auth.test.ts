import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { sessions } from '../../db/schema.ts';
import { hashPassword } from '../../secrets/passwords.ts';
import { startSession } from '../../services/accounts/sessions.ts';
import { countTo } from '../../testing/rows.ts';
import type { Answer, TestClient } from '../../testing/test-client.ts';
import { passTime } from '../../testing/pass-time.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

const MINUTE_MS = 60_000;

let server: TestServer;
let passwordHash: string;

beforeAll(async () => {
  server = await startTestServer();
  passwordHash = await hashPassword('jeju_2026', 16);
});

afterAll(() => server.stop());

const wrongLogin = {
  status: 401,
  body: { success: false, code: 'WRONG_LOGIN', message: '이메일 또는 비밀번호가 일치하지 않습니다.' },
};

function login(email: string, password: string, client = server.visitor()) {
  return client.call('login', { json: { email, password } });
}

const post = (body: string, type = 'application/json') =>
  fetch(`${server.url}/v1/users/auth/login`, { method: 'POST', body, headers: { 'Content-Type': type } });

const reset = (client: ReturnType<TestServer['visitor']>, email: string, newPassword: string) =>
  client.call('resetPassword', { query: { email, newPassword } });

/** Lets a request come to its transaction, makes a change before it begins, and gives what the request is answered. */
async function whileChanging(request: () => Promise<Answer>, change: () => Promise<Answer>): Promise<Answer> {
  const { db } = server.deps;
  server.deps.db = new Proxy(db, {
    get(target, name): unknown {
      if (name === 'transaction') {
        return async (...work: Parameters<typeof db.transaction>) => {
          server.deps.db = db;
          expect(await change()).toMatchObject({ status: 200 });
          return target.transaction(...work);
        };
      }
      const member: unknown = Reflect.get(target, name);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
  return request();
}

it('the login starts a session with a cookie that scripts and other sites cannot use', async () => {
  await server.user({ email: 'gamgyul@example.com', emailKey: 'gamgyul@example.com', passwordHash });
  const client = server.visitor();
  const answer = await login('Gamgyul@example.com', 'jeju_2026', client);
  expect(answer).toMatchObject({ status: 200, body: { success: true, message: '로그인되었습니다.' } });
  const [cookie = ''] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^SESSION=[\w-]{43}; /);
  expect(cookie).toContain('Path=/');
  expect(cookie).toContain('HttpOnly');
  expect(cookie).toContain('SameSite=Lax');
  expect(cookie).not.toContain('Secure');
  expect(await client.call('getSession')).toMatchObject({
    status: 200,
    body: { data: { email: 'gamgyul@example.com' } },
  });
});

it('the login marks the cookie as secure behind https', async () => {
  await server.user({ email: 'tls@example.com', emailKey: 'tls@example.com', passwordHash });
  const answer = await server.visitor().call('login', {
    json: { email: 'tls@example.com', password: 'jeju_2026' },
    headers: { 'X-Forwarded-Proto': 'https' },
  });
  expect(answer.headers.getSetCookie()[0]).toContain('Secure');
});

it('the login answers an unknown email like a wrong password', async () => {
  await server.user({ email: 'known@example.com', emailKey: 'known@example.com', passwordHash });
  await server.user({ email: 'social@example.com', emailKey: 'social@example.com', passwordHash: null });
  expect(await login('known@example.com', 'jeju_2025')).toMatchObject(wrongLogin);
  expect(await login('unknown@example.com', 'jeju_2026')).toMatchObject(wrongLogin);
  expect(await login('social@example.com', 'jeju_2026')).toMatchObject(wrongLogin);
});

it('the login gives a new token each time and ends the session that the browser had', async () => {
  await server.user({ email: 'twice@example.com', emailKey: 'twice@example.com', passwordHash });
  const client = server.visitor();
  await login('twice@example.com', 'jeju_2026', client);
  const before = client.cookies.get('SESSION') ?? '';
  await login('twice@example.com', 'jeju_2026', client);
  expect(client.cookies.get('SESSION')).not.toBe(before);
  const old = server.visitor();
  old.cookies.set('SESSION', before);
  expect(await old.call('getSession')).toMatchObject({ status: 401 });
});

it('the login stops guessing after 10 failures from one address, for 15 minutes', async () => {
  await server.user({ email: 'guess@example.com', emailKey: 'guess@example.com', passwordHash });
  const client = server.visitor();
  const guesses = Array.from({ length: 10 }, () => login('guess@example.com', 'jeju_2025', client));
  for (const answer of await Promise.all(guesses)) expect(answer).toMatchObject(wrongLogin);
  expect(await login('guess@example.com', 'jeju_2026', client)).toMatchObject({
    status: 429,
    body: { success: false, code: 'TOO_MANY_REQUESTS' },
  });
  expect(await login('guess@example.com', 'jeju_2026')).toMatchObject({ status: 200 });
  passTime(server, 15 * MINUTE_MS);
  expect(await login('guess@example.com', 'jeju_2026', client)).toMatchObject({ status: 200 });
});

it('the login counts the addresses of one IPv6 network together', async () => {
  const email = 'network@example.com';
  await server.user({ email, emailKey: email, passwordHash });
  const from = (address: string) =>
    server.visitor().call('login', {
      json: { email, password: 'jeju_2025' },
      headers: { 'X-Forwarded-For': address },
    });
  for (let host = 0; host < 10; host += 1) {
    expect(await from(`2001:db8:1:1::${host}`)).toMatchObject(wrongLogin);
  }
  expect(await from('2001:db8:1:1:ffff::1')).toMatchObject({ body: { code: 'TOO_MANY_REQUESTS' } });
  expect(await from('2001:db8:1:2::1')).toMatchObject(wrongLogin);
});

it('the login keeps the owner out after 1,000 failures from everywhere, but never in a browser of theirs', async () => {
  const email = 'besieged@example.com';
  const { userId } = await server.user({ email, emailKey: email, passwordHash });
  await countTo(server, { key: `login ${email}`, limit: { max: 1000, windowMs: 900_000 } }, 999);
  expect(await login(email, 'jeju_2025')).toMatchObject(wrongLogin);
  const tooMany = { status: 429, body: { code: 'TOO_MANY_REQUESTS' } };
  expect(await login(email, 'jeju_2026')).toMatchObject(tooMany);

  const stranger = await server.user();
  expect(await login(email, 'jeju_2026', stranger.client)).toMatchObject(tooMany);
  const owner = server.visitor();
  const longAgo = new Date(server.clock.now().getTime() - 31 * 24 * 60 * MINUTE_MS);
  owner.cookies.set('SESSION', await startSession(server.deps.db, userId, longAgo));
  expect(await owner.call('getSession')).toMatchObject({ status: 419 });
  expect(await login(email, 'jeju_2026', owner)).toMatchObject({ status: 200 });
});

it('the login counts failures in a browser of the owner apart from others at the same address', async () => {
  const email = 'shared@example.com';
  const { client } = await server.user({ email, emailKey: email, passwordHash });
  const headers = { 'X-Forwarded-For': '198.51.100.7' };
  const from = (by: TestClient, password: string) => by.call('login', { json: { email, password }, headers });
  const guesses = async (by: TestClient) => {
    for (let guess = 0; guess < 10; guess += 1) {
      expect(await from(by, 'jeju_2025')).toMatchObject(wrongLogin);
    }
  };
  await guesses(server.visitor());
  const tooMany = { body: { code: 'TOO_MANY_REQUESTS' } };
  expect(await from(server.visitor(), 'jeju_2026')).toMatchObject(tooMany);
  await guesses(client);
  expect(await from(client, 'jeju_2026')).toMatchObject(tooMany);
  passTime(server, 15 * MINUTE_MS);
  await guesses(server.visitor());
  expect(await from(client, 'jeju_2026')).toMatchObject({ status: 200 });
});

it.each([
  { email: 'gamgyul', password: 'jeju_2026' },
  { email: 'gamgyul@example.com', password: 'jeju_20' },
  { email: 'gamgyul@example.com' },
  [],
  'text',
  null,
])('the login refuses the body %j', async (json) => {
  expect(await server.visitor().call('login', { json })).toMatchObject({
    status: 400,
    body: { success: false, code: 'BAD_REQUEST', message: '잘못된 요청입니다.' },
  });
});

it('the login refuses what is no JSON, and a body that is too large', async () => {
  expect((await post('{')).status).toBe(400);
  expect((await post('{}', 'text/plain')).status).toBe(400);
  expect((await post(JSON.stringify({ email: 'a'.repeat(70_000) }))).status).toBe(413);
});

it('the login is refused to a page of another origin', async () => {
  const send = (origin: string) => server.visitor().call('login', { json: {}, headers: { Origin: origin } });
  expect(await send('https://evil.example')).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  expect(await send('null')).toMatchObject({ status: 403 });
  expect(await send(server.url.replace('localhost', '127.0.0.1'))).toMatchObject({ status: 403 });
  expect(await send(server.url)).toMatchObject({ status: 400 });
});

it('a new password counts from now on, and signs out everywhere else', async () => {
  const email = 'reset@example.com';
  await server.user({ email, emailKey: email, passwordHash });
  const [here, elsewhere] = [server.visitor(), server.visitor()];
  await login(email, 'jeju_2026', here);
  await login(email, 'jeju_2026', elsewhere);
  expect(await reset(here, email, 'olle_2026')).toMatchObject({
    status: 200,
    body: { success: true, message: '비밀번호가 변경되었습니다.' },
  });
  expect(await here.call('getSession')).toMatchObject({ status: 200 });
  expect(await elsewhere.call('getSession')).toMatchObject({ status: 401 });
  expect(await login(email, 'jeju_2026')).toMatchObject(wrongLogin);
  expect(await login(email, 'olle_2026')).toMatchObject({ status: 200 });
});

it('a new password leaves no session to who has only verified the old one meanwhile', async () => {
  const email = 'thief@example.com';
  const { userId, client } = await server.user({ email, emailKey: email, passwordHash });
  const thief = server.visitor();
  const answer = await whileChanging(
    () => login(email, 'jeju_2026', thief),
    () => reset(client, email, 'olle_2026'),
  );
  expect(answer).toMatchObject(wrongLogin);
  expect(thief.cookies.has('SESSION')).toBe(false);
  expect(await server.deps.db.$count(sessions, eq(sessions.userId, userId))).toBe(1);
});

it('a new password is not changed again by a browser that it has signed out meanwhile', async () => {
  const email = 'second@example.com';
  const { client } = await server.user({ email, emailKey: email, passwordHash });
  const thief = server.visitor();
  await login(email, 'jeju_2026', thief);
  const answer = await whileChanging(
    () => reset(thief, email, 'stolen_26'),
    () => reset(client, email, 'olle_2026'),
  );
  expect(answer).toMatchObject({ status: 401 });
  expect(await login(email, 'olle_2026')).toMatchObject({ status: 200 });
});

it('a new password can be chosen 20 times in 5 minutes', async () => {
  const email = 'often@example.com';
  const { client } = await server.user({ email, emailKey: email, passwordHash });
  for (let change = 0; change < 20; change += 1) {
    expect(await reset(client, email, `olle_${1000 + change}`)).toMatchObject({ status: 200 });
  }
  const tooMany = { status: 429, body: { code: 'TOO_MANY_REQUESTS' } };
  expect(await reset(client, email, 'olle_2026')).toMatchObject(tooMany);
  passTime(server, 5 * MINUTE_MS);
  expect(await reset(client, email, 'olle_2026')).toMatchObject({ status: 200 });
});

it("a new password is refused for another's email, without a session, and when it is no change", async () => {
  const email = 'own@example.com';
  const { client } = await server.user({ email, emailKey: email, passwordHash });
  await server.user({ email: 'other@example.com', emailKey: 'other@example.com', passwordHash });
  expect(await reset(client, 'other@example.com', 'olle_2026')).toMatchObject({
    status: 403,
    body: { code: 'FORBIDDEN', message: '권한이 없습니다.' },
  });
  expect(await reset(server.visitor(), email, 'olle_2026')).toMatchObject({ status: 401 });
  expect(await reset(client, email, 'jeju_2026')).toMatchObject({
    status: 400,
    body: { code: 'PASSWORD_REFUSED', message: '지금 쓰는 비밀번호와 다르게 정해주세요.' },
  });
  expect(await reset(client, email, 'nosymbol1')).toMatchObject({
    status: 400,
    body: { code: 'BAD_REQUEST', message: '비밀번호 형식을 확인해주세요.' },
  });
});

it('signing out ends the session and takes its cookie away', async () => {
  const { client } = await server.user();
  const stolen = server.visitor();
  stolen.cookies.set('SESSION', client.cookies.get('SESSION') ?? '');
  expect(await client.call('signOut')).toMatchObject({ status: 200, body: { success: true } });
  expect(client.cookies.has('SESSION')).toBe(false);
  expect(await stolen.call('getSession')).toMatchObject({ status: 401 });
});

it('signing out succeeds without a session too, as when it is sent twice', async () => {
  const { client } = await server.user();
  await client.call('signOut');
  expect(await client.call('signOut')).toMatchObject({ status: 200, body: { success: true } });
  expect(await server.visitor().call('signOut')).toMatchObject({ status: 200, body: { success: true } });
});
