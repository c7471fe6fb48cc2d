import { beforeAll, expect, it } from 'vitest';
import { loadContract, type Contract } from '../../../contract/contract.ts';
import type { Trigger } from '../wire/exchange.ts';
import { exchangeOf } from '../../testing/exchange-of.ts';
import { checkExchange } from './exchange-checks.ts';

let contract: Contract;

beforeAll(async () => {
  contract = await loadContract();
});

/** What is found, as `check: expected → received`. */
function findIn(exchange: ReturnType<typeof exchangeOf>, maxResponseMs?: number): string[] {
  return checkExchange(contract, exchange, { maxResponseMs }).map(
    ({ check, expected, received }) => `${check}: ${expected} → ${received}`,
  );
}

const COMMENTS = { content: [], totalElements: 0, hasNext: false };
const refusal = { success: false, code: 'NOT_FOUND', message: '찾을 수 없습니다.' };
const tooMany = { success: false, code: 'TOO_MANY_REQUESTS', message: '요청이 너무 많습니다.' };

it.each([
  ['a page', 'listComments', { status: 200, body: COMMENTS }],
  ['a page with another field', 'listComments', { status: 200, body: { ...COMMENTS, page: 0 } }],
  [
    'a stated UTF-8',
    'listComments',
    { status: 200, body: COMMENTS, type: 'application/json; charset=UTF-8' },
  ],
  ['a like without a body', 'likeSpot', { status: 204 }],
  ['a like with any body', 'likeSpot', { status: 200, text: 'ok', type: 'text/plain' }],
  ['a documented refusal', 'listComments', { status: 404, body: refusal }],
  ['a failure that comes as 200', 'listComments', { status: 200, body: { failure: true } }],
  ['a request too many', 'createComment', { status: 429, body: tooMany }],
  ['a failure by its other flag', 'likeSpot', { status: 404, body: { failure: true } }],
  [
    'a call that is only proposed and not there',
    'exportAccount',
    { status: 404, body: { status: 404, error: 'Not Found', path: '/v1/users/account/export' } },
  ],
])('an exchange with %s keeps the contract', (_, operationId, answer) => {
  expect(findIn(exchangeOf(operationId, answer))).toEqual([]);
});

it.each([
  ['no answer', 'getSpot', undefined, ['answers: an answer → No answer: connect ECONNREFUSED.']],
  [
    'a failure of the server, documented or not',
    'likeSpot',
    { status: 500, body: { success: false } },
    [
      'no-server-error: an answer other than a failure of the server → 500 application/json {"success":false}',
    ],
  ],
  [
    'an undocumented status',
    'likeSpot',
    { status: 201, body: {} },
    ['documented-status: to what is served: 200 or 204 → 201 application/json {}'],
  ],
  [
    'a redirect',
    'getSession',
    { status: 302, headers: { location: '/login' } },
    ['documented-status: to a request as the app sends it: 200 → 302, a redirect to /login (not followed)'],
  ],
  [
    'JSON that is called text',
    'listComments',
    { status: 200, body: COMMENTS, type: 'text/plain' },
    ['content-type: application/json → text/plain'],
  ],
  [
    'JSON in another charset',
    'listComments',
    { status: 200, body: COMMENTS, type: 'application/json;charset=EUC-KR' },
    ['content-type: application/json, which is UTF-8 → application/json;charset=EUC-KR'],
  ],
  [
    'an empty body',
    'saveThemes',
    { status: 200 },
    ['content-type: application/json → no content type', 'body: a JSON body with status 200 → no body'],
  ],
  [
    'a wrong type',
    'listComments',
    { status: 200, body: { ...COMMENTS, totalElements: '0' } },
    ['body: /totalElements to be integer, with status 200 → "0"'],
  ],
  [
    'the same fault in many items',
    'listUpcomingChallenges',
    { status: 200, body: { content: [{ id: '1' }, { id: '2' }] } },
    ['body: /content/*/id to be integer, with status 200 → "2"'],
  ],
  [
    'a refusal without the envelope',
    'likeSpot',
    { status: 404, body: { status: 404, error: 'Not Found' } },
    [
      'body: a failure in its envelope, { success: false, code, message }: it to have required property \'success\' → {"status":404,"error":"Not Found"}',
    ],
  ],
  [
    'a message that nobody can read',
    'likeSpot',
    { status: 404, body: { ...refusal, message: '?? ? ????.' } },
    ['korean-text: a Korean sentence as message with status 404 → "?? ? ????."'],
  ],
])('an exchange with %s departs from the contract', (_, operationId, answer, found) => {
  expect(findIn(exchangeOf(operationId, answer))).toEqual(found);
});

it('an exchange tells in Korean how long ago a comment was written', () => {
  const comment = { id: 201, text: '좋아요', nickname: '감귤이', depth: 0, isDeleted: false };
  const list = (relativeTime: string) =>
    exchangeOf('listComments', {
      status: 200,
      body: { content: [{ ...comment, relativeTime }], totalElements: 1, hasNext: false },
    });
  expect(findIn(list('3분 전'))).toEqual([]);
  expect(findIn(list('2026.04.12'))).toEqual([]);
  expect(findIn(list('3 minutes ago'))).toEqual([
    'korean-text: the time since then in Korean as relativeTime → "3 minutes ago"',
  ]);
  expect(
    findIn(exchangeOf('createComment', { status: 200, body: { ...comment, relativeTime: '?? ?' } })),
  ).toEqual(['korean-text: the time since then in Korean as relativeTime → "?? ?"']);
});

it('an exchange sends a deleted comment without its text', () => {
  const comment = { id: 201, nickname: '감귤이', relativeTime: '어제', depth: 0, isDeleted: true };
  const list = (text: string) =>
    exchangeOf('listReplies', {
      status: 200,
      body: { content: [{ ...comment, text }], totalElements: 1, hasNext: false },
    });
  expect(findIn(list(''))).toEqual([]);
  expect(findIn(list('이건 지울게요.'))).toEqual([
    'comments: an empty text of a deleted comment → "이건 지울게요."',
  ]);
});

it('an exchange may have a spot inside the envelope, and nothing else', () => {
  const spot = {
    id: 101,
    name: '성산일출봉',
    description: '해돋이',
    latitude: 33.458,
    longitude: 126.9425,
    imageUrls: [],
    userNickname: '감귤이',
    createdAt: '2026-04-12T09:30:00',
    likedByMe: false,
    likeCount: 214,
  };
  expect(findIn(exchangeOf('getSpot', { status: 200, body: { success: true, data: spot } }))).toEqual([]);
  const page = { success: true, data: { content: [spot], totalPages: 1 } };
  expect(findIn(exchangeOf('listLatestSpots', { status: 200, body: page }))).toEqual([
    expect.stringContaining('body: the content by itself, without an envelope, with status 200'),
  ]);
});

it('a body that comes without its envelope is told once, and what is wrong inside it beside that', () => {
  const user = { userId: 1, nickname: '감귤이', hallabong: 128 };
  const told = (body: object) => findIn(exchangeOf('getSession', { status: 200, body }));
  const bare = expect.stringContaining(
    'body: the content in the envelope { success, data }, with status 200',
  );
  expect(told(user)).toEqual([bare]);
  expect(told({ ...user, hallabong: '128' })).toEqual([
    bare,
    expect.stringContaining('/data/hallabong to be integer or null'),
  ]);
});

it('an exchange with 415 departs where the app would have sent the request just so, and not where it was broken', () => {
  const refused = exchangeOf('createComment', { status: 415, text: '', type: '' });
  expect(findIn(refused)).toHaveLength(1);
  const trigger = { what: 'the body as text/plain', expectation: 'refused' } as const;
  expect(findIn({ ...refused, trigger })).toEqual([]);
});

it('an exchange of the specification’s own fields is told apart from what the contract decided and from mere care', () => {
  const tierOf = (operationId: string, answer: Parameters<typeof exchangeOf>[1], trigger?: Trigger) =>
    checkExchange(
      contract,
      { ...exchangeOf(operationId, answer), ...(trigger ? { trigger } : {}) },
      { maxResponseMs: undefined },
    ).map(({ tier }) => tier);
  expect(tierOf('listComments', { status: 200, body: { ...COMMENTS, totalElements: '0' } })).toEqual([
    'specification',
  ]);
  expect(tierOf('likeSpot', { status: 201, body: {} })).toEqual(['assumption']);
  expect(tierOf('getSpot', { status: 500, body: { success: false } })).toEqual(['specification']);
  const odd = { what: 'a null character', expectation: 'any' } as const;
  expect(tierOf('getSpot', { status: 500, body: { success: false } }, odd)).toEqual(['strictness']);
});

it('an exchange with a failure of the server names what brought it about', () => {
  const trigger = { what: 'text: a null character', expectation: 'any' } as const;
  const failed = exchangeOf('createComment', { status: 500, body: { success: false } });
  const [finding] = checkExchange(contract, { ...failed, trigger }, { maxResponseMs: undefined });
  expect(finding?.variant).toBe('text: a null character');
});

it('an exchange knows the session cookie by the name that the server uses', () => {
  const cookie = 'JSESSIONID=1234567890; Path=/; HttpOnly; SameSite=Lax';
  const exchange = exchangeOf('login', {
    status: 200,
    body: { success: true },
    headers: { 'set-cookie': cookie },
  });
  const options = { maxResponseMs: undefined, sessionCookie: 'JSESSIONID' };
  expect(checkExchange(contract, exchange, options)).toEqual([]);
});

it('an exchange is too slow only where a bound was set', () => {
  const exchange = exchangeOf('likeSpot', { status: 204, durationMs: 301 });
  expect(findIn(exchange)).toEqual([]);
  expect(findIn(exchange, 300)).toEqual(['response-time: an answer within 300 ms → an answer after 301 ms']);
});

const login = (cookie: string | undefined, url?: string) =>
  findIn(
    exchangeOf(
      'login',
      {
        status: 200,
        body: { success: true },
        ...(cookie === undefined ? {} : { headers: { 'set-cookie': cookie } }),
      },
      url,
    ),
  );

it('the session cookie has the attributes that the contract states', () => {
  expect(login('SESSION=a; Path=/; HttpOnly; SameSite=Lax')).toEqual([]);
  expect(login('SESSION=a; path=/; httponly; samesite=lax; Max-Age=100')).toEqual([]);
});

it.each([
  [undefined, 'header: Set-Cookie: SESSION=… → no Set-Cookie'],
  [
    'JSESSIONID=a; Path=/; HttpOnly; SameSite=Lax',
    'header: Set-Cookie: SESSION=… → JSESSIONID=…; Path=/; HttpOnly; SameSite=Lax',
  ],
  [
    'SESSION=a; Path=/; SameSite=Lax',
    'header: HttpOnly at the session cookie → SESSION=…; Path=/; SameSite=Lax',
  ],
  ['SESSION=a; Path=/; HttpOnly', 'header: SameSite=Lax at the session cookie → SESSION=…; Path=/; HttpOnly'],
  [
    'SESSION=a; HttpOnly; SameSite=Lax',
    'header: Path=/ at the session cookie → SESSION=…; HttpOnly; SameSite=Lax',
  ],
  [
    'SESSION=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    'header: Set-Cookie that sets SESSION → SESSION=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  ],
])('the session cookie that comes as %s departs', (cookie, found) => {
  expect(login(cookie)).toEqual([found]);
});

it('the session cookie is Secure behind https', () => {
  expect(login('SESSION=a; Path=/; HttpOnly; SameSite=Lax', 'https://api.example.com/')).toEqual([
    'header: Secure at the session cookie → SESSION=…; Path=/; HttpOnly; SameSite=Lax',
  ]);
});

it('the session cookie is taken away by signing out', () => {
  const signOut = (cookie: string) =>
    findIn(
      exchangeOf('signOut', { status: 200, body: { success: true }, headers: { 'set-cookie': cookie } }),
    );
  expect(signOut('SESSION=; Path=/; Max-Age=0')).toEqual([]);
  expect(signOut('SESSION=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT')).toEqual([]);
  expect(signOut('SESSION=b; Path=/; HttpOnly; SameSite=Lax')).toEqual([
    'header: Set-Cookie that takes SESSION away (Max-Age=0) → SESSION=…; Path=/; HttpOnly; SameSite=Lax',
  ]);
});

it('the session cookie does not come for a newcomer of the social login', () => {
  const body = { success: true, data: { isNewUser: true } };
  const cookie = 'SESSION=a; Path=/; HttpOnly; SameSite=Lax';
  expect(findIn(exchangeOf('loginWithProvider', { status: 200, body }))).toEqual([]);
  expect(
    findIn(exchangeOf('loginWithProvider', { status: 200, body, headers: { 'set-cookie': cookie } })),
  ).toEqual([
    'header: no SESSION in Set-Cookie, because isNewUser is true → SESSION=…; Path=/; HttpOnly; SameSite=Lax',
  ]);
});

it('the session cookie need not come with a failure that comes as 200', () => {
  expect(findIn(exchangeOf('login', { status: 200, body: { success: false } }))).toEqual([]);
});
