import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  getListCommentsInfiniteQueryKey,
  getListRepliesInfiniteQueryKey,
} from '@generated/endpoints/comments/comments';
import { addToOutbox, readOutbox } from '@/offline/outbox';
import { getToasts } from '@/ui/toast/toast';
import { FakeApi } from '../../../tests/fakes/fake-api';
import { createFakeDevice } from '../../../tests/fakes/fake-device';
import { sendOutbox } from './send-outbox';

const CALL = 'POST /api/spots/101/comments';
const BUSY = '지금은 이용자가 많습니다. 잠시 후 다시 시도해주세요.';
const TAKEN = {
  id: 300,
  text: '산 위에서 남겨요',
  nickname: '감귤',
  profileImageUrl: null,
  relativeTime: '방금 전',
  depth: 0,
  isDeleted: false,
};

let api: FakeApi;
let restore: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  api = new FakeApi();
  restore = api.install();
});

afterEach(() => {
  restore();
  vi.useRealTimers();
});

/** A server that refuses so many times, and asks for a wait, and then takes what comes. */
function refuse(times: number, status: number, retryAfter?: string) {
  let left = times;
  const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
  api.answer(CALL, () => {
    left -= 1;
    if (left < 0) return { status: 200, body: TAKEN };
    return { status, body: { success: false, message: BUSY }, headers };
  });
}

async function send() {
  const device = createFakeDevice();
  await addToOutbox(device, 7, { kind: 'comment', postId: 101, text: '산 위에서 남겨요' });
  const sending = sendOutbox(
    { device, queryClient: new QueryClient(), userId: 7 },
    await readOutbox(device, 7),
  );
  return { sending, left: () => readOutbox(device, 7) };
}

it('the outbox waits as long as a server asks that was asked too often, and sends once more', async () => {
  refuse(1, 429, '5');
  const { sending, left } = await send();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(api.countCalls(CALL)).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await sending;
  expect(api.countCalls(CALL)).toBe(2);
  expect(await left()).toEqual([]);
  expect(getToasts()).toContain('보냈어요.');
});

it.each([
  ['was asked too often, for longer than ten seconds', 1, 429, '11', 1],
  ['was asked too often, and does not say when to come back', 1, 429, undefined, 1],
  ['was asked too often, for a second time', 2, 429, '1', 2],
  ['has too much to do, and may have taken it', 1, 503, '5', 1],
])(
  'the outbox says what a server says that %s, and keeps what waits',
  async (_, times, status, retryAfter, calls) => {
    refuse(times, status, retryAfter);
    const { sending, left } = await send();
    await vi.advanceTimersByTimeAsync(60_000);
    await sending;
    expect(api.countCalls(CALL)).toBe(calls);
    expect((await left()).map(({ fate }) => fate)).toEqual(['waiting']);
    expect(getToasts()).toContain(BUSY);
  },
);

it.each([
  [400, 1, [101]],
  [404, 1, [101]],
  [401, 0, [101, 102]],
  [408, 0, [101, 102]],
  [500, 0, [101, 102]],
] as const)(
  'after an answer %i to the first of two things the outbox sends %i more, and keeps the others',
  async (status, sent, kept) => {
    const NEXT = 'POST /api/spots/102/comments';
    const GONE = '댓글을 남길 수 없습니다.';
    api.answer(CALL, { status, body: { success: false, message: GONE } });
    api.answer(NEXT, { status: 200, body: TAKEN });
    const device = createFakeDevice();
    for (const postId of [101, 102])
      await addToOutbox(device, 7, { kind: 'comment', postId, text: '산 위에서 남겨요' });
    const sending = sendOutbox(
      { device, queryClient: new QueryClient(), userId: 7 },
      await readOutbox(device, 7),
    );
    await vi.advanceTimersByTimeAsync(60_000);
    await sending;
    expect(api.countCalls(NEXT)).toBe(sent);
    const left = await readOutbox(device, 7);
    expect(left.map((item) => item.kind === 'comment' && item.postId)).toEqual(kept);
    expect(getToasts()).toContain(GONE);
    expect(getToasts()).not.toContain('보냈어요.');
  },
);

it('the outbox lets the lists be loaded anew that a kept reply stands in: the replies to its comment too', async () => {
  const REPLIES = getListRepliesInfiniteQueryKey(101, 9, { size: 10 });
  const OTHERS = getListRepliesInfiniteQueryKey(101, 10, { size: 10 });
  api.answer('POST /api/spots/101/comments/9/replies', { status: 200, body: { ...TAKEN, depth: 1 } });
  const queryClient = new QueryClient();
  for (const key of [REPLIES, OTHERS, getListCommentsInfiniteQueryKey(101, { size: 15 })])
    queryClient.setQueryData(key, { pages: [], pageParams: [] });
  const device = createFakeDevice();
  await addToOutbox(device, 7, { kind: 'comment', postId: 101, parentId: 9, text: '산 위에서 답해요' });

  await sendOutbox({ device, queryClient, userId: 7 }, await readOutbox(device, 7));

  const loadedAnew = queryClient.getQueryCache().findAll({ predicate: (query) => query.state.isInvalidated });
  expect(loadedAnew.map(({ queryKey }) => queryKey[1])).toEqual([
    '/api/spots/101/comments/9/replies',
    '/api/spots/101/comments',
  ]);
});
