import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeApi } from '../../tests/fakes/fake-api';
import {
  dropEarlyAnswers,
  takeEarlyAnswer,
  toEarlyKey,
  type EarlyAnswer,
  type RawAnswer,
} from './early-answers';
import { http } from './http';

const SPOTS = '/api/spots/latest?size=20&sort=createdAt%2CDESC&page=0';
const early = { status: 200, data: '{"content":["early"]}' };
const later = { status: 200, body: { content: ['later'] } };

const toAnswer = (answer?: RawAnswer): EarlyAnswer => ({
  answer: Promise.resolve(answer),
  cancel: () => undefined,
});

let api: FakeApi;
let uninstall: () => void;
beforeEach(() => {
  api = new FakeApi().answer('GET /api/spots/latest', later);
  uninstall = api.install();
  globalThis.earlyAnswers = new Map([[toEarlyKey(SPOTS), toAnswer(early)]]);
});
afterEach(() => {
  delete globalThis.earlyAnswers;
  uninstall();
});

const getSpots = (url = SPOTS) => http(url, { method: 'GET' });

it('an early answer is taken once, whatever the order of its query; then the server is asked', async () => {
  expect(await getSpots('/api/spots/latest?page=0&sort=createdAt%2CDESC&size=20')).toEqual({
    content: ['early'],
  });
  expect(api.requests).toEqual([]);
  expect(await getSpots()).toEqual({ content: ['later'] });
  expect(api.requests.map(({ call }) => call)).toEqual([`GET ${SPOTS}`]);
});

it('another query or path is another question', async () => {
  expect(takeEarlyAnswer('/api/spots/latest?size=20&sort=createdAt%2CDESC&page=1')).toBeUndefined();
  expect(takeEarlyAnswer('/api/spots/latest')).toBeUndefined();
});

it('a question that got no early answer is asked anew', async () => {
  globalThis.earlyAnswers?.set(toEarlyKey(SPOTS), toAnswer());
  expect(await getSpots()).toEqual({ content: ['later'] });
});

it('an early failure is a failure like any other', async () => {
  const refusal = { status: 401, data: '{"success":false,"message":"로그인이 필요해요."}' };
  globalThis.earlyAnswers?.set(toEarlyKey(SPOTS), toAnswer(refusal));
  await expect(getSpots()).rejects.toMatchObject({ status: 401, serverMessage: '로그인이 필요해요.' });
});

it('a call that is cancelled ends the request of the early question', async () => {
  const page = new AbortController();
  const answer = new Promise<undefined>((resolve) => {
    page.signal.addEventListener('abort', () => resolve(undefined));
  });
  globalThis.earlyAnswers?.set(toEarlyKey(SPOTS), { answer, cancel: () => page.abort() });
  const screen = new AbortController();
  const call = http(SPOTS, { method: 'GET', signal: screen.signal });
  await vi.waitFor(() => expect(globalThis.earlyAnswers?.size).toBe(0));
  screen.abort();
  await expect(call).rejects.toMatchObject({ code: 'ERR_CANCELED' });
  expect(page.signal.aborted).toBe(true);
});

it.each([
  ['done', { status: 200, body: { success: true } }],
  ['refused', { status: 500 }],
])('what nobody has taken is forgotten with a change that was %s', async (_, answer) => {
  api.answer('POST /api/spots/101/like', answer);
  await http('/api/spots/101/like', { method: 'POST' }).catch(() => undefined);
  expect(await getSpots()).toEqual({ content: ['later'] });
});

it('what nobody has taken is forgotten when it is dropped', async () => {
  dropEarlyAnswers();
  expect(await getSpots()).toEqual({ content: ['later'] });
});
