import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { portOf } from '../../tools/serve/port-of';
import { SpotPage } from '@generated/model/spot-page.zod';
import { ApiError, serverMessageOr } from './api-error';
import { ContractError } from './contract-check';
import { configureHttp, http } from './http';

interface Reply {
  status: number;
  body: string;
  headers?: Readonly<Record<string, string>>;
}

let server: Server;
let reply: Reply;
let received: { method?: string; url?: string; headers: IncomingMessage['headers'] };
let reported: ContractError[];
let lostSessions: number;

const answer = (status: number, body: unknown): void => {
  reply = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
};

const spot = (changes: Record<string, unknown> = {}) => ({
  id: 101,
  name: '성산일출봉',
  description: '해가 뜨는 자리',
  latitude: 33.458,
  longitude: 126.9425,
  imageUrls: [],
  userNickname: '오름지기',
  createdAt: '2026-04-12T06:10:00+09:00',
  likedByMe: false,
  likeCount: 12,
  ...changes,
});

const getLatest = () => http<SpotPage>('/api/spots/latest?page=0', { method: 'GET', schema: SpotPage });

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
}

beforeEach(async () => {
  reported = [];
  lostSessions = 0;
  server = createServer((request, response) => {
    received = { method: request.method ?? '', url: request.url ?? '', headers: request.headers };
    response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
    response.end(reply.body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const port = portOf(server);
  configureHttp({
    baseUrl: `http://127.0.0.1:${port}`,
    contractCheck: 'throw',
    onContractError: (error) => reported.push(error),
    onSessionLost: () => {
      lostSessions += 1;
    },
  });
});

afterEach(async () => {
  await new Promise((resolve) => {
    server.close(resolve);
  });
});

it('an answer that keeps the contract is returned as it came, fields that the contract does not know included', async () => {
  const body = { content: [spot({ extra: 1 })], totalPages: 1 };
  answer(200, body);
  expect(await getLatest()).toEqual(body);
  expect(received).toMatchObject({ method: 'GET', url: '/api/spots/latest?page=0' });
});

it('an answer that keeps the contract is undefined where there is no body', async () => {
  answer(204, '');
  expect(await http('/api/spots/101/like', { method: 'POST' })).toBeUndefined();
});

describe('what goes around every change', () => {
  afterEach(() => configureHttp({ aroundChange: (_, send) => send() }));

  it('what goes around every change may answer it in the place of the server, and does not concern a question', async () => {
    const seen: string[] = [];
    configureHttp({
      aroundChange: (call) => {
        seen.push(call);
        return Promise.resolve({ status: 401, data: '' });
      },
    });
    answer(200, { content: [], totalPages: 1 });
    await getLatest();
    const error = await failureOf(http('/v1/users/profile?size=2', { method: 'PUT' }));
    expect(error).toMatchObject({ status: 401, hasEnvelope: false });
    expect(received).toMatchObject({ method: 'GET' });
    expect(seen).toEqual(['PUT /v1/users/profile']);
    expect(lostSessions).toBe(1);
  });
});

it.each([429, 503])('a failure %i tells how long the server asks to wait', async (status) => {
  reply = {
    status,
    body: '{"success":false,"code":"TOO_MANY_REQUESTS","message":"요청이 너무 많습니다."}',
    headers: { 'retry-after': '7' },
  };
  expect(await failureOf(getLatest())).toMatchObject({
    status,
    retryAfterMs: 7000,
    serverMessage: '요청이 너무 많습니다.',
  });
  answer(status, { success: false });
  expect((await failureOf(getLatest())).retryAfterMs).toBeUndefined();
});

it.each([
  ['a wrong type', [spot({ likeCount: '열둘' })], 'content[0].likeCount'],
  ['a missing field', [spot(), spot({ id: undefined })], 'content[1].id'],
  ['a value outside its range', [spot({ latitude: 91 })], 'content[0].latitude'],
])(
  'an answer that breaks the contract throws and names the operation and the field: %s',
  async (_, content, field) => {
    answer(200, { content, totalPages: 1 });
    const error: unknown = await getLatest().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ContractError);
    expect(error).toMatchObject({ operation: 'listLatestSpots', issues: [{ field }] });
    expect(String(error)).toContain(`listLatestSpots: ${field}`);
  },
);

it('an answer that breaks the contract is reported and passed on in production', async () => {
  configureHttp({ contractCheck: 'report' });
  const body = { content: [spot({ likeCount: null })] };
  answer(200, body);
  expect(await getLatest()).toEqual(body);
  expect(reported.map((error) => error.issues.map((issue) => issue.field))).toEqual([
    expect.arrayContaining(['totalPages']),
  ]);
});

it('an answer that breaks the contract passes unseen when the check is off', async () => {
  configureHttp({ contractCheck: 'off' });
  answer(200, { content: 'nonsense' });
  expect(await getLatest()).toEqual({ content: 'nonsense' });
  expect(reported).toEqual([]);
});

it('a failure carries status, code, message and data of an HTTP error with the envelope', async () => {
  answer(409, { success: false, code: 'INSUFFICIENT_HALLABONG', message: '한라봉이 부족해요.', data: 3 });
  expect(await failureOf(getLatest())).toMatchObject({
    status: 409,
    code: 'INSUFFICIENT_HALLABONG',
    serverMessage: '한라봉이 부족해요.',
    data: 3,
    hasEnvelope: true,
  });
});

it.each([
  ['success: false', { success: false, message: '이메일 또는 비밀번호가 일치하지 않습니다.' }],
  ['failure: true', { failure: true, message: '이메일 또는 비밀번호가 일치하지 않습니다.' }],
])('a failure is a 200 with the failure flag %s', async (_, body) => {
  answer(200, body);
  expect(await failureOf(getLatest())).toMatchObject({
    status: 200,
    serverMessage: '이메일 또는 비밀번호가 일치하지 않습니다.',
  });
});

it('a failure takes errorCode for code', async () => {
  answer(400, { success: false, errorCode: 'BAD_REQUEST' });
  expect((await failureOf(getLatest())).code).toBe('BAD_REQUEST');
});

it.each([
  ['an HTML page with an error status', 502, '<html>'],
  ['an HTML page with 200', 200, '<html>'],
  ['an empty error', 500, ''],
  ['a bare text', 500, '"text"'],
])('a failure has no envelope: %s', async (_, status, body) => {
  answer(status, body);
  expect(await failureOf(getLatest())).toMatchObject({
    status,
    hasEnvelope: false,
    serverMessage: undefined,
  });
});

it('a failure is a web page in the place of an empty answer, but not a word', async () => {
  answer(200, '\n<!doctype html><h1>Wi-Fi 로그인</h1>');
  expect(await failureOf(http('/api/spots/101/like', { method: 'POST' }))).toMatchObject({
    status: 200,
    hasEnvelope: false,
  });
  answer(200, 'OK');
  expect(await http('/api/spots/101/like', { method: 'POST' })).toBeUndefined();
});

it('a failure has no status when no answer comes', async () => {
  configureHttp({ baseUrl: 'http://127.0.0.1:1' });
  expect(await failureOf(getLatest())).toMatchObject({ status: undefined, hasEnvelope: false });
});

it('a failure keeps the query out of its message, for it may carry a password', async () => {
  answer(500, {});
  const error = await failureOf(
    http('/v1/users/auth/find/password/reset?newPassword=jeju_2026', { method: 'POST' }),
  );
  expect(error.message).toBe('POST /v1/users/auth/find/password/reset failed (500)');
});

it.each([
  [401, 1],
  [419, 1],
  [403, 0],
  [500, 0],
])('a failure with status %i reports a lost session %i times', async (status, times) => {
  answer(status, { success: false });
  await failureOf(getLatest());
  expect(lostSessions).toBe(times);
});

it('a failure shows the server message, or the default of the screen', () => {
  const withMessage = new ApiError('GET /', { status: 500, serverMessage: '점검 중', hasEnvelope: true });
  const without = new ApiError('GET /', { status: 500, hasEnvelope: false });
  expect(serverMessageOr(withMessage, '최신글 불러오기 실패')).toBe('점검 중');
  expect(serverMessageOr(without, '최신글 불러오기 실패')).toBe('최신글 불러오기 실패');
  expect(serverMessageOr(new Error('boom'), '최신글 불러오기 실패')).toBe('최신글 불러오기 실패');
});
