import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { verificationCodes } from '../../db/schema.ts';
import type { SocialAccount } from '../../social/provider.ts';
import { jpegFile } from '../../testing/pictures.ts';
import { codeMailedTo, newcomer, registrationForm, startSignup } from '../../testing/sign-up.ts';
import { passTime } from '../../testing/pass-time.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

const MINUTE_MS = 60_000;

let server: TestServer;
let addresses = 0;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

/** An email and a nickname that no other test uses. */
function someone() {
  addresses += 1;
  return { email: `newcomer${addresses}@example.com`, nickname: `봄바람${addresses}` };
}

it('the email signup goes from the code to a session of the new user', async () => {
  const { email, nickname } = someone();
  const client = server.visitor();
  expect(await client.call('checkEmail', { query: { email } })).toMatchObject({
    status: 200,
    body: { success: true, data: false },
  });
  expect(await client.call('sendVerificationCode', { json: { email } })).toMatchObject({
    status: 200,
    body: { success: true, message: '인증번호를 보냈어요.' },
  });
  const code = codeMailedTo(server, email);
  expect(await client.call('verifyEmailCode', { json: { email, code } })).toMatchObject({
    status: 200,
    body: { success: true, message: '이메일 인증이 완료됐어요.' },
  });
  expect(await client.call('registerPassword', { json: { email, password: 'spring-98' } })).toMatchObject({
    status: 200,
    body: { success: true },
  });
  const form = registrationForm(newcomer(email, { nickname }), jpegFile());
  const last = await client.call('completeRegistration', { form });
  expect(last).toMatchObject({
    status: 200,
    body: { success: true, message: '회원가입이 완료되었습니다.' },
  });

  const session = await client.call('getSession');
  expect(session.body).toMatchObject({
    data: { email, nickname, hallabong: 0, themes: ['힐링', '자연'], name: null },
  });
  expect(session.body).toHaveProperty(
    'data.profile',
    expect.stringMatching(/^\/uploads\/profiles\/.+\.webp$/),
  );
  expect(client.cookies.has('SIGNUP')).toBe(false);
  expect(await client.call('checkEmail', { query: { email } })).toMatchObject({
    body: { success: true, message: '이미 사용중인 이메일입니다.', data: true },
  });
});

it('the email signup takes the last code only, for 5 minutes, from its own address', async () => {
  const { email } = someone();
  const other = someone().email;
  const client = server.visitor();
  await client.call('sendVerificationCode', { json: { email } });
  const first = codeMailedTo(server, email);
  await client.call('sendVerificationCode', { json: { email: other } });
  await client.call('sendVerificationCode', { json: { email } });
  const second = codeMailedTo(server, email);
  const wrongCode = { status: 400, body: { code: 'WRONG_CODE', message: '인증번호가 일치하지 않습니다.' } };
  // Two random codes are the same once in a million times.
  const outdated = first === second ? 'outdated' : first;
  expect(await client.call('verifyEmailCode', { json: { email, code: outdated } })).toMatchObject(wrongCode);
  expect(await client.call('verifyEmailCode', { json: { email: other, code: second } })).toMatchObject(
    wrongCode,
  );
  server.clock.advance(5 * MINUTE_MS);
  expect(await client.call('verifyEmailCode', { json: { email, code: second } })).toMatchObject({
    status: 400,
    body: { code: 'EXPIRED_CODE', message: '인증번호가 만료되었습니다. 다시 보내주세요.' },
  });
});

it('the email signup takes a code just before its 5 minutes are over, and only once', async () => {
  const { email } = someone();
  const client = server.visitor();
  await client.call('sendVerificationCode', { json: { email } });
  server.clock.advance(5 * MINUTE_MS - 1);
  const code = codeMailedTo(server, email);
  expect(await client.call('verifyEmailCode', { json: { email, code } })).toMatchObject({ status: 200 });
  expect(await client.call('verifyEmailCode', { json: { email, code } })).toMatchObject({ status: 400 });
});

it('the email signup gives a code 5 tries', async () => {
  const { email } = someone();
  const client = server.visitor();
  await client.call('sendVerificationCode', { json: { email } });
  const code = codeMailedTo(server, email);
  const guesses = ['a', 'b', 'c', 'd', 'e'];
  for (const guess of guesses) {
    // One after the other: each uses up a try.
    const answer = await client.call('verifyEmailCode', { json: { email, code: guess } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'WRONG_CODE' } });
  }
  expect(await client.call('verifyEmailCode', { json: { email, code } })).toMatchObject({
    status: 400,
    body: { code: 'EXPIRED_CODE' },
  });
});

it('the email signup mails one address 5 times within an hour', async () => {
  const { email } = someone();
  const send = () => server.visitor().call('sendVerificationCode', { json: { email } });
  const answers = [await send(), await send(), await send(), await send(), await send(), await send()];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(answers.at(-1)?.body).toMatchObject({ success: false, code: 'TOO_MANY_REQUESTS' });
  passTime(server, 60 * MINUTE_MS);
  expect(await send()).toMatchObject({ status: 200 });
});

it('the email signup says so when the mail cannot be sent', async () => {
  const broken = await startTestServer({ mailer: { send: () => Promise.reject(new Error('no route')) } });
  const answer = await broken.visitor().call('sendVerificationCode', { json: { email: 'a@example.com' } });
  expect(answer).toMatchObject({
    status: 500,
    body: { code: 'SEND_FAILED', message: '인증번호 전송 중 오류가 발생했습니다.' },
  });
  await broken.stop();
});

it('the email signup goes on only in the browser that proved the email', async () => {
  const { email, nickname } = someone();
  await startSignup(server, email);
  const stranger = server.visitor();
  const refusal = {
    status: 403,
    body: { code: 'EMAIL_NOT_VERIFIED', message: '이메일 인증이 필요합니다.' },
  };
  const password = { json: { email, password: 'stranger-1' } };
  expect(await stranger.call('registerPassword', password)).toMatchObject(refusal);
  const form = registrationForm(newcomer(email, { nickname }));
  expect(await stranger.call('completeRegistration', { form })).toMatchObject(refusal);
});

it('the email signup does not finish without a password', async () => {
  const { email, nickname } = someone();
  const client = server.visitor();
  await client.call('sendVerificationCode', { json: { email } });
  await client.call('verifyEmailCode', { json: { email, code: codeMailedTo(server, email) } });
  const form = registrationForm(newcomer(email, { nickname }));
  expect(await client.call('completeRegistration', { form })).toMatchObject({
    status: 403,
    body: { code: 'EMAIL_NOT_VERIFIED' },
  });
});

it('the email signup has an hour after the email was proven', async () => {
  const { email, nickname } = someone();
  const client = await startSignup(server, email);
  passTime(server, 60 * MINUTE_MS);
  const form = registrationForm(newcomer(email, { nickname }));
  expect(await client.call('completeRegistration', { form })).toMatchObject({ status: 403 });
});

it('the email signup takes the last password when somebody goes back', async () => {
  const { email, nickname } = someone();
  const client = await startSignup(server, email, 'winter-97');
  await client.call('registerPassword', { json: { email, password: 'summer-99' } });
  await client.call('completeRegistration', { form: registrationForm(newcomer(email, { nickname })) });
  const login = (password: string) => server.visitor().call('login', { json: { email, password } });
  expect(await login('winter-97')).toMatchObject({ status: 401 });
  expect(await login('summer-99')).toMatchObject({ status: 200 });
});

it.each(['short-1', 'thirteen-char', 'nosymbol1', '!_@-!_@-', 'with space-1'])(
  'the email signup refuses the password "%s"',
  async (password) => {
    const { email } = someone();
    const client = await startSignup(server, email);
    expect(await client.call('registerPassword', { json: { email, password } })).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST', message: '비밀번호 형식을 확인해주세요.' },
    });
  },
);

it.each([
  ['a nickname of 1 character', { nickname: '봄' }],
  ['a nickname of 9 characters', { nickname: '아홉글자나되는이름' }],
  ['a nickname that is not trimmed', { nickname: ' 봄바람' }],
  ['no theme', { themes: [] }],
  ['4 themes', { themes: ['힐링', '자연', '데이트', '반려동물'] }],
  ['one theme twice', { themes: ['힐링', '힐링'] }],
  ['an unknown theme', { themes: ['등산'] }],
  ['a birth year that has not come', { birthYear: '2027' }],
  ['a birth year before 1900', { birthYear: '1899' }],
  ['an unknown gender', { gender: 'NONE' }],
  ['a character that no database stores', { nickname: '봄\0바람' }],
])('the email signup refuses %s', async (_, changes) => {
  const { email, nickname } = someone();
  const client = await startSignup(server, email);
  const form = registrationForm(newcomer(email, { nickname, ...changes }));
  expect(await client.call('completeRegistration', { form })).toMatchObject({
    status: 400,
    body: { success: false, code: 'BAD_REQUEST', message: '잘못된 요청입니다.' },
  });
});

it.each([
  ['the product itself', '도새기'],
  ['nobody', ''],
  ['a user', '추천인'],
])('the email signup is recommended by %s', async (_, referrerNickname) => {
  if (referrerNickname === '추천인') await server.user({ nickname: '추천인' });
  const { email, nickname } = someone();
  const client = await startSignup(server, email);
  const form = registrationForm(newcomer(email, { nickname, referrerNickname }));
  expect(await client.call('completeRegistration', { form })).toMatchObject({ status: 200 });
});

it('the email signup refuses a referrer whom nobody knows', async () => {
  const { email, nickname } = someone();
  const client = await startSignup(server, email);
  const form = registrationForm(newcomer(email, { nickname, referrerNickname: '모르는사람' }));
  expect(await client.call('completeRegistration', { form })).toMatchObject({
    status: 400,
    body: { code: 'UNKNOWN_REFERRER', message: '추천인을 찾을 수 없습니다.' },
  });
});

it('the email signup refuses a file that is no picture, whatever it says it is', async () => {
  const { email, nickname } = someone();
  const client = await startSignup(server, email);
  const file = new Blob(['<svg onload="alert(1)"/>'], { type: 'image/jpeg' });
  const form = registrationForm(newcomer(email, { nickname }), file);
  expect(await client.call('completeRegistration', { form })).toMatchObject({
    status: 400,
    body: { code: 'NOT_AN_IMAGE', message: '이미지 파일만 올릴 수 있습니다.' },
  });
});

it('the email signup refuses a body that is no form', async () => {
  const client = server.visitor();
  expect(await client.call('completeRegistration', { json: {} })).toMatchObject({ status: 400 });
  const broken = new FormData();
  broken.append('data', '{');
  expect(await client.call('completeRegistration', { form: broken })).toMatchObject({ status: 400 });
});

it('the email signup keeps an email for one account, whatever its case', async () => {
  await server.user({ email: 'Taken@Example.com', emailKey: 'taken@example.com' });
  const email = 'taken@example.COM';
  const client = server.visitor();
  const taken = { status: 409, body: { code: 'EMAIL_TAKEN', message: '이미 사용중인 이메일입니다.' } };
  expect(await client.call('checkEmail', { query: { email } })).toMatchObject({ body: { data: true } });
  expect(await client.call('sendVerificationCode', { json: { email } })).toMatchObject(taken);
  const password = { json: { email, password: 'spring-98' } };
  expect(await client.call('registerPassword', password)).toMatchObject(taken);
  const form = registrationForm(newcomer(email, { nickname: '다른이름' }));
  expect(await client.call('completeRegistration', { form })).toMatchObject(taken);
});

it('the email signup tells at the last step 60 times a minute whether an unproven email has an account', async () => {
  await server.user({ email: 'asked@example.com', emailKey: 'asked@example.com' });
  const client = server.visitor();
  const ask = (email: string, changes: object = {}) =>
    client.call('completeRegistration', { form: registrationForm(newcomer(email, changes)) });
  expect(await ask('asked@example.com')).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } });
  for (let asked = 1; asked < 60; asked += 1) {
    // Whether somebody is called like the referrer is not told at all.
    const answer = await ask(`free${asked}@example.com`, { referrerNickname: '모르는사람' });
    expect(answer).toMatchObject({ status: 403, body: { code: 'EMAIL_NOT_VERIFIED' } });
  }
  const tooMany = { status: 429, body: { code: 'TOO_MANY_REQUESTS' } };
  expect(await ask('asked@example.com')).toMatchObject(tooMany);
  expect(await ask('free@example.com')).toMatchObject(tooMany);
  passTime(server, MINUTE_MS);
  expect(await ask('free@example.com')).toMatchObject({ status: 403 });
});

it.each([
  'a,gamgyul@example.com',
  '<gamgyul@example.com>',
  'a:b@example.com',
  '"a"@example.com',
  'a@[1.2.3.4]',
])('the email signup refuses the email %s, which a mail may take for another one', async (email) => {
  const client = server.visitor();
  expect(await client.call('checkEmail', { query: { email } })).toMatchObject({
    status: 400,
    body: { code: 'BAD_REQUEST', message: '이메일 형식을 확인해주세요.' },
  });
  const refused = { status: 400, body: { code: 'BAD_REQUEST' } };
  expect(await client.call('sendVerificationCode', { json: { email } })).toMatchObject(refused);
  const form = registrationForm(newcomer(email));
  expect(await client.call('completeRegistration', { form })).toMatchObject(refused);
});

it('the email signup forgets codes that nobody took an hour after they were too old', async () => {
  const { db } = server.deps;
  const { email } = someone();
  const send = (to: string) => server.visitor().call('sendVerificationCode', { json: { email: to } });
  const count = () => db.$count(verificationCodes, eq(verificationCodes.emailKey, email));
  await send(email);
  server.clock.advance(65 * MINUTE_MS);
  await send(someone().email);
  expect(await count()).toBe(1);
  server.clock.advance(1);
  await send(someone().email);
  expect(await count()).toBe(0);
});

it('the email signup answers a second sending of the last step with 409', async () => {
  const { email, nickname } = someone();
  const client = await startSignup(server, email);
  const send = () =>
    client.call('completeRegistration', { form: registrationForm(newcomer(email, { nickname })) });
  const answers = await Promise.all([send(), send()]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
});

it('a nickname belongs to one of many who sign up at the same moment', async () => {
  const emails = Array.from({ length: 30 }, () => someone().email);
  const clients = await Promise.all(emails.map((email) => startSignup(server, email)));
  const answers = await Promise.all(
    clients.map((client, index) =>
      client.call('completeRegistration', {
        form: registrationForm(newcomer(emails[index] ?? '', { nickname: '하나뿐인' })),
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { body } of answers.filter(({ status }) => status !== 200)) {
    expect(body).toEqual({
      success: false,
      code: 'NICKNAME_TAKEN',
      message: '이미 사용중인 닉네임입니다.',
    });
  }
});

it('a nickname is taken in whichever form its letters are put together', async () => {
  await server.user({ nickname: '한라산' });
  const check = (nickname: string) => server.visitor().call('checkNickname', { query: { nickname } });
  expect(await check('한라산')).toMatchObject({
    body: { success: true, message: '이미 사용중인 닉네임입니다.', data: true },
  });
  expect(await check('한라산'.normalize('NFD'))).toMatchObject({ body: { data: true } });
  expect(await check('백록담')).toMatchObject({
    body: { success: true, message: '사용할 수 있는 닉네임입니다.', data: false },
  });
});

it.each([
  ['in capital letters', 'JEJU_PIG', 'jeju_pig'],
  ['in wide letters', 'ＪＥＪＵ_ＣＯＷ', 'jeju_cow'],
  ['in letters that stand alone', 'ㅎㅏㄴㅏ', '하나'],
])('a nickname is taken %s', async (_, nickname, taken) => {
  await server.user({ nickname: taken });
  expect(await server.visitor().call('checkNickname', { query: { nickname } })).toMatchObject({
    body: { data: true },
  });
  const { email } = someone();
  const client = await startSignup(server, email);
  const form = registrationForm(newcomer(email, { nickname }));
  expect(await client.call('completeRegistration', { form })).toMatchObject({
    status: 409,
    body: { code: 'NICKNAME_TAKEN' },
  });
});

it('a nickname is never that of the product', async () => {
  expect(await server.visitor().call('checkNickname', { query: { nickname: '도새기' } })).toMatchObject({
    body: { success: true, message: '이미 사용중인 닉네임입니다.', data: true },
  });
  const { email } = someone();
  const client = await startSignup(server, email);
  const form = registrationForm(newcomer(email, { nickname: '도새기'.normalize('NFD') }));
  expect(await client.call('completeRegistration', { form })).toMatchObject({
    status: 409,
    body: { code: 'NICKNAME_TAKEN', message: '이미 사용중인 닉네임입니다.' },
  });
});

it.each(['한라산\u200b', '한라\u3164산', '\u202e산라한'])(
  'a nickname has nothing in it that nobody sees: %j',
  async (nickname) => {
    expect(await server.visitor().call('checkNickname', { query: { nickname } })).toMatchObject({
      status: 400,
    });
    const { email } = someone();
    const client = await startSignup(server, email);
    const form = registrationForm(newcomer(email, { nickname }));
    expect(await client.call('completeRegistration', { form })).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST' },
    });
  },
);

it('a nickname can be asked for by 60 requests a minute from one address', async () => {
  const client = server.visitor();
  const ask = () => client.call('checkNickname', { query: { nickname: '백록담' } });
  const answers = await Promise.all(Array.from({ length: 61 }, ask));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
  passTime(server, MINUTE_MS);
  expect(await ask()).toMatchObject({ status: 200 });
});

it.each(['가', '스물한글자나되는이름은너무길어서쓸수가없습니다', '띄어 ', ''])(
  'a nickname refuses "%s"',
  async (nickname) => {
    expect(await server.visitor().call('checkNickname', { query: { nickname } })).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST', message: '잘못된 요청입니다.' },
    });
  },
);

describe('the social signup', () => {
  const account = { subject: 'kakao-7', email: 'social@example.com', nickname: '바람' };
  const accounts = new Map<string, SocialAccount>([
    ['kakao-code-new', account],
    ['kakao-code-again', account],
    ['kakao-code-referred', { subject: 'kakao-9', email: undefined, nickname: undefined }],
    ['kakao-code-stolen', { subject: 'kakao-10', email: 'stolen@example.com', nickname: undefined }],
    ['kakao-code-tab-1', { subject: 'kakao-11', email: undefined, nickname: undefined }],
    ['kakao-code-tab-2', { subject: 'kakao-12', email: undefined, nickname: undefined }],
    ['kakao-code-mute', { subject: 'kakao-8', email: undefined, nickname: undefined }],
  ]);
  /** Takes each code once, as providers do. */
  const provider = {
    exchange: async (code: string) => {
      const found = accounts.get(code);
      accounts.delete(code);
      return found;
    },
  };
  let social: TestServer;

  beforeAll(async () => {
    social = await startTestServer({ socialProviders: new Map([['kakao', provider]]) });
  });

  afterAll(() => social.stop());

  const path = { provider: 'kakao' };

  it('the social signup remembers the account behind a code until the signup, then signs in', async () => {
    const client = social.visitor();
    const code = 'kakao-code-new';
    const first = {
      status: 200,
      body: { success: true, data: { isNewUser: true, email: 'social@example.com', nickname: '바람' } },
    };
    expect(await client.call('loginWithProvider', { path, query: { code } })).toMatchObject(first);
    expect(await client.call('loginWithProvider', { path, query: { code } })).toMatchObject(first);
    expect(client.cookies.has('SESSION')).toBe(false);

    const answers = { ...newcomer(''), email: undefined, code };
    const complete = () => client.call('completeProviderRegistration', { path, json: answers });
    expect(await complete()).toMatchObject({
      status: 200,
      body: { success: true, message: '회원가입이 완료되었습니다.' },
    });
    expect(await client.call('getSession')).toMatchObject({
      body: { data: { email: 'social@example.com', nickname: '봄바람' } },
    });
    expect(await complete()).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_REGISTERED', message: '이미 가입한 계정입니다.' },
    });
    const stranger = social.visitor();
    expect(await stranger.call('loginWithProvider', { path, query: { code } })).toMatchObject({
      status: 400,
    });
    const again = { path, query: { code: 'kakao-code-again' } };
    expect(await stranger.call('loginWithProvider', again)).toMatchObject({
      status: 200,
      body: { success: true, data: { isNewUser: false, email: 'social@example.com', nickname: '봄바람' } },
    });
    expect(await stranger.call('getSession')).toMatchObject({ status: 200 });
  });

  it('the social signup goes on only in the browser that came from the provider', async () => {
    const client = social.visitor();
    const code = 'kakao-code-stolen';
    const newUser = { status: 200, body: { data: { isNewUser: true, email: 'stolen@example.com' } } };
    const first = await client.call('loginWithProvider', { path, query: { code } });
    expect(first).toMatchObject(newUser);
    const [cookie = ''] = first.headers.getSetCookie();
    expect(cookie).toMatch(/^SOCIAL_SIGNUP=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/);

    const thief = social.visitor();
    const failed = { code: 'WRONG_SOCIAL_CODE', message: '카카오 로그인 실패' };
    expect(await thief.call('loginWithProvider', { path, query: { code } })).toMatchObject({
      status: 400,
      body: failed,
    });
    const complete = (by: typeof client, nickname: string) =>
      by.call('completeProviderRegistration', { path, json: { ...newcomer(''), nickname, code } });
    expect(await complete(thief, '도둑')).toMatchObject({ status: 400, body: failed });
    thief.cookies.set('SOCIAL_SIGNUP', 'made-up');
    expect(await complete(thief, '도둑')).toMatchObject({ status: 400, body: failed });
    expect(await complete(client, '주인')).toMatchObject({ status: 200 });
  });

  it('the social signup goes on with an earlier code after the browser came with another one', async () => {
    const client = social.visitor();
    for (const code of ['kakao-code-tab-1', 'kakao-code-tab-2']) {
      await client.call('loginWithProvider', { path, query: { code } });
    }
    const json = { ...newcomer(''), nickname: '두번째탭', code: 'kakao-code-tab-1' };
    expect(await client.call('completeProviderRegistration', { path, json })).toMatchObject({ status: 200 });
  });

  it('the social signup tells 60 times a minute that it does not know a code, and nothing of the referrer', async () => {
    const client = social.visitor();
    const json = { ...newcomer(''), nickname: '모르는코드', referrerNickname: '모르는사람', code: 'no' };
    const complete = () => client.call('completeProviderRegistration', { path, json });
    for (let asked = 0; asked < 60; asked += 1) {
      expect(await complete()).toMatchObject({ status: 400, body: { code: 'WRONG_SOCIAL_CODE' } });
    }
    expect(await complete()).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  });

  it('the social signup works for an account that shares neither email nor name, and keeps nicknames apart', async () => {
    await social.user({ nickname: '감귤이' });
    const client = social.visitor();
    const code = 'kakao-code-mute';
    expect(await client.call('loginWithProvider', { path, query: { code } })).toMatchObject({
      body: { data: { isNewUser: true, email: null, nickname: null } },
    });
    const complete = (nickname: string) =>
      client.call('completeProviderRegistration', { path, json: { ...newcomer(''), nickname, code } });
    expect(await complete('감귤이')).toMatchObject({ status: 409, body: { code: 'NICKNAME_TAKEN' } });
    expect(await complete('새감귤이')).toMatchObject({ status: 200 });
    expect(await client.call('getSession')).toMatchObject({ body: { data: { email: null } } });
  });

  it('the social signup refuses a referrer whom nobody knows, and goes on with another one', async () => {
    const client = social.visitor();
    const code = 'kakao-code-referred';
    expect(await client.call('loginWithProvider', { path, query: { code } })).toMatchObject({ status: 200 });
    const complete = (referrerNickname: string) => {
      const json = { ...newcomer(''), nickname: '추천받은', referrerNickname, code };
      return client.call('completeProviderRegistration', { path, json });
    };
    expect(await complete('모르는사람')).toEqual(
      expect.objectContaining({
        status: 400,
        body: { success: false, code: 'UNKNOWN_REFERRER', message: '추천인을 찾을 수 없습니다.' },
      }),
    );
    expect(client.cookies.has('SESSION')).toBe(false);
    expect(await complete('도새기')).toMatchObject({ status: 200 });
  });

  it('the social signup refuses a code that the provider does not know', async () => {
    const client = social.visitor();
    const failed = { code: 'WRONG_SOCIAL_CODE', message: '카카오 로그인 실패' };
    expect(await client.call('loginWithProvider', { path, query: { code: 'no' } })).toMatchObject({
      status: 400,
      body: failed,
    });
    const json = { ...newcomer(''), nickname: '모르는코드', code: 'no' };
    expect(await client.call('completeProviderRegistration', { path, json })).toMatchObject({
      status: 400,
      body: failed,
    });
  });

  it('the social signup refuses a provider that it does not know', async () => {
    const client = social.visitor();
    const unknown = {
      status: 404,
      body: { code: 'UNKNOWN_PROVIDER', message: '지원하지 않는 소셜 로그인입니다.' },
    };
    const other = { provider: 'other' };
    expect(await client.call('loginWithProvider', { path: other, query: { code: 'a' } })).toMatchObject(
      unknown,
    );
    const json = { ...newcomer(''), code: 'a' };
    expect(await client.call('completeProviderRegistration', { path: other, json })).toMatchObject(unknown);
  });
});
