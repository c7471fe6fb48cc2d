import { hashKey, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/api-error';
import { clearMarks, markAsKept } from '@/offline/kept-marks';
import { askAnew, isInDoubt, sendOrFind } from './send-or-find';

const ANSWER = { id: 1, text: 'answered' };
const FOUND = { id: 1, text: 'found' };
type Comment = typeof ANSWER;

const KEY = ['comment', 101, '노을이 예뻐요.'];
const lost = new ApiError('POST /api/spots/101/comments', { status: undefined, hasEnvelope: false });
const page = new ApiError('POST /api/spots/101/comments', { status: 502, hasEnvelope: false });
const refused = new ApiError('POST /api/spots/101/comments', { status: 400, hasEnvelope: true });

let queryClient: QueryClient;
beforeEach(() => {
  vi.useFakeTimers();
  queryClient = new QueryClient();
});
afterEach(() => {
  clearMarks();
  vi.useRealTimers();
});

/** One try of the same thing; tells after two seconds how it ended, with how often it was sent and looked for. */
async function trySending(
  answer: () => Promise<Comment>,
  look: () => Promise<Comment | undefined>,
  before = 'nothing',
) {
  const send = vi.fn<() => Promise<Comment>>(answer);
  const find = vi.fn<(of: string) => Promise<Comment | undefined>>(look);
  const end = sendOrFind(queryClient, { key: KEY, before, send, find }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1_999);
  const looks = find.mock.calls.length;
  await vi.advanceTimersByTimeAsync(1);
  return { end: await end, sent: send.mock.calls.length, looks, allLooks: find.mock.calls.flat() };
}

it('what is answered is not looked for', async () => {
  const tried = await trySending(
    () => Promise.resolve(ANSWER),
    () => Promise.reject(new Error('asked')),
  );
  expect(tried).toEqual({ end: ANSWER, sent: 1, looks: 0, allLooks: [] });
});

it('what the server has refused is not looked for', async () => {
  const tried = await trySending(
    () => Promise.reject(refused),
    () => Promise.resolve(FOUND),
  );
  expect(tried).toEqual({ end: refused, sent: 1, looks: 0, allLooks: [] });
  expect(isInDoubt(queryClient, KEY)).toBe(false);
});

it.each([lost, page])('what was taken although %s counts as answered', async (failure) => {
  const tried = await trySending(
    () => Promise.reject(failure),
    () => Promise.resolve(FOUND),
  );
  expect(tried).toEqual({ end: FOUND, sent: 1, looks: 1, allLooks: ['nothing'] });
  expect(isInDoubt(queryClient, KEY)).toBe(false);
});

it('what the server takes late is found at a second look, 2,000 ms after the first', async () => {
  const answers = [undefined, FOUND];
  const tried = await trySending(
    () => Promise.reject(lost),
    () => Promise.resolve(answers.shift()),
  );
  expect(tried).toEqual({ end: FOUND, sent: 1, looks: 1, allLooks: ['nothing', 'nothing'] });
});

it('what was not taken has failed, and is sent anew at the next try', async () => {
  const tried = await trySending(
    () => Promise.reject(lost),
    () => Promise.resolve(undefined),
  );
  expect(tried).toMatchObject({ end: lost, sent: 1 });
  expect(isInDoubt(queryClient, KEY)).toBe(false);
  const again = await trySending(
    () => Promise.resolve(ANSWER),
    () => Promise.resolve(FOUND),
  );
  expect(again).toEqual({ end: ANSWER, sent: 1, looks: 0, allLooks: [] });
});

it('what cannot be looked for is looked for at the next try, by what was there before the first, and sent only where it is missing', async () => {
  const unreachable = new Error('no connection');
  const first = await trySending(
    () => Promise.reject(lost),
    () => Promise.reject(unreachable),
    'before the first',
  );
  expect(first).toMatchObject({ end: lost, sent: 1 });
  expect(isInDoubt(queryClient, KEY)).toBe(true);

  const second = await trySending(
    () => Promise.resolve(ANSWER),
    () => Promise.reject(unreachable),
  );
  expect(second).toMatchObject({ end: unreachable, sent: 0, allLooks: ['before the first'] });

  const third = await trySending(
    () => Promise.resolve(ANSWER),
    () => Promise.resolve(FOUND),
  );
  expect(third).toMatchObject({ end: FOUND, sent: 0, allLooks: ['before the first'] });
  expect(isInDoubt(queryClient, KEY)).toBe(false);
});

it('what nothing could tell from what was there before has failed, and is sent anew at the next try', async () => {
  const send = vi.fn<() => Promise<string>>(() => Promise.reject(lost));
  const trial = () =>
    sendOrFind(queryClient, { key: KEY, before: null, send }).catch((error: unknown) => error);
  expect(await trial()).toBe(lost);
  expect(isInDoubt(queryClient, KEY)).toBe(false);
  expect(await trial()).toBe(lost);
  expect(send).toHaveBeenCalledTimes(2);
});

it('what the device has kept says nothing of what the server has now', async () => {
  const queryKey = ['list'];
  const query = { queryKey, queryFn: () => Promise.resolve('kept') };
  expect(await askAnew(queryClient, query)).toBe('kept');
  markAsKept(hashKey(queryKey));
  await expect(askAnew(queryClient, query)).rejects.toThrow('Only what was kept before could be had.');
});
