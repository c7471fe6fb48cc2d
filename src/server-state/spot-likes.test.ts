import { createServer, type Server } from 'node:http';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getListNearbyQueryKey } from '@generated/endpoints/map/map';
import {
  getGetSpotQueryKey,
  getListLatestSpotsInfiniteQueryKey,
  getListMostLikedSpotsInfiniteQueryKey,
} from '@generated/endpoints/spots/spots';
import { configureHttp } from '@/api/http';
import { toggleSpotLike, type LikedSpot } from './spot-likes';

interface Call {
  method: string | undefined;
  answer: (status: number) => void;
}

const LATEST = getListLatestSpotsInfiniteQueryKey({ size: 20 });
const POPULAR = getListMostLikedSpotsInfiniteQueryKey({ size: 20 });
const DETAIL = getGetSpotQueryKey(101);
const NEARBY = getListNearbyQueryKey({ lat: 33.24083, lng: 126.605983, radiusKm: 3 });

let server: Server;
let calls: Call[];
let called: (call: Call) => void;
let queryClient: QueryClient;

const nextCall = () =>
  new Promise<Call>((resolve) => {
    called = resolve;
  });

const spot = (likedByMe: boolean, likeCount: number, id = 101) => ({
  id,
  name: '성산일출봉',
  likedByMe,
  likeCount,
});

function fill(likedByMe: boolean, likeCount: number) {
  const pages = [{ content: [spot(false, 3, 100)] }, { content: [spot(likedByMe, likeCount)] }];
  queryClient.setQueryData(LATEST, { pages, pageParams: [0, 1] });
  queryClient.setQueryData(POPULAR, { pages, pageParams: [0, 1] });
  queryClient.setQueryData(DETAIL, spot(likedByMe, likeCount));
  queryClient.setQueryData(NEARBY, {
    success: true,
    data: [
      { ...spot(likedByMe, likeCount), type: 'POST' },
      { ...spot(false, 0), type: 'CHALLENGE' },
    ],
  });
}

/** What every list and page shows of the spot. */
function shown() {
  const feedOf = (key: readonly unknown[]) =>
    queryClient.getQueryData<{ pages: { content: LikedSpot[] }[] }>(key)?.pages[1]?.content[0];
  const detail = queryClient.getQueryData<LikedSpot>(DETAIL);
  const nearby = queryClient.getQueryData<{ data: LikedSpot[] }>(NEARBY)?.data[0];
  const likes = [feedOf(LATEST), feedOf(POPULAR), detail, nearby].map(
    (item) => `${item?.likedByMe ? '♥' : '♡'} ${item?.likeCount}`,
  );
  return [...new Set(likes)];
}

const tap = (likedByMe: boolean, likeCount: number, optimistic = true) =>
  toggleSpotLike(queryClient, spot(likedByMe, likeCount), { optimistic });

beforeEach(async () => {
  calls = [];
  called = () => undefined;
  queryClient = new QueryClient();
  server = createServer((request, response) => {
    const call = {
      method: request.method,
      answer: (status: number) => {
        response.writeHead(status);
        response.end();
      },
    };
    calls.push(call);
    called(call);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  configureHttp({ baseUrl: `http://127.0.0.1:${address.port}` });
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
});

it('a tap on the like button shows in every list that holds the spot before the answer has come, and stays', async () => {
  fill(false, 12);
  const arrival = nextCall();
  const done = tap(false, 12);
  expect(shown()).toEqual(['♥ 13']);
  const call = await arrival;
  expect(call.method).toBe('POST');
  call.answer(204);
  await done;
  expect(shown()).toEqual(['♥ 13']);
});

it('a tap on the like button shows only after the call has succeeded where that is wished', async () => {
  fill(true, 12);
  const arrival = nextCall();
  const done = tap(true, 12, false);
  const call = await arrival;
  expect([call.method, shown()]).toEqual(['DELETE', ['♥ 12']]);
  call.answer(200);
  await done;
  expect(shown()).toEqual(['♡ 11']);
});

it('a tap on the like button leaves other spots and challenges of the same id alone', async () => {
  fill(false, 12);
  const arrival = nextCall();
  const done = tap(false, 12);
  (await arrival).answer(204);
  await done;
  expect(queryClient.getQueryData(NEARBY)).toMatchObject({
    data: [{}, { type: 'CHALLENGE', likeCount: 0 }],
  });
  expect(queryClient.getQueryData(LATEST)).toMatchObject({ pages: [{ content: [{ likeCount: 3 }] }, {}] });
});

it('a tap on the like button does not make an old list count as fresh', async () => {
  fill(false, 12);
  queryClient.setQueryData(DETAIL, spot(false, 12), { updatedAt: 1000 });
  const arrival = nextCall();
  const done = tap(false, 12);
  (await arrival).answer(204);
  await done;
  expect(queryClient.getQueryState(DETAIL)?.dataUpdatedAt).toBe(1000);
});

it('a tap on the like button leaves a list that is to be loaded anew to be loaded anew', async () => {
  fill(false, 12);
  await queryClient.invalidateQueries({ queryKey: LATEST });
  const arrival = nextCall();
  const done = tap(false, 12);
  (await arrival).answer(204);
  await done;
  expect(queryClient.getQueryState(LATEST)?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(POPULAR)?.isInvalidated).toBe(false);
});

it('a failed like takes every list back', async () => {
  fill(false, 12);
  const arrival = nextCall();
  const done = tap(false, 12);
  (await arrival).answer(500);
  await expect(done).rejects.toMatchObject({ status: 500 });
  expect(shown()).toEqual(['♡ 12']);
});

it('a failed like gives back a count that could not go below 0', async () => {
  fill(true, 0);
  const arrival = nextCall();
  const done = tap(true, 0);
  expect(shown()).toEqual(['♡ 0']);
  (await arrival).answer(401);
  await expect(done).rejects.toMatchObject({ status: 401 });
  expect(shown()).toEqual(['♥ 0']);
});

it('a failed like leaves a newer count that came meanwhile as it is, but for the like itself', async () => {
  fill(false, 12);
  const arrival = nextCall();
  const done = tap(false, 12);
  queryClient.setQueryData(LATEST, { pages: [{}, { content: [spot(true, 40)] }], pageParams: [0, 1] });
  queryClient.setQueryData(DETAIL, spot(false, 41));
  (await arrival).answer(500);
  await expect(done).rejects.toMatchObject({ status: 500 });
  expect(queryClient.getQueryData(LATEST)).toMatchObject({ pages: [{}, { content: [spot(false, 39)] }] });
  expect(queryClient.getQueryData(DETAIL)).toMatchObject(spot(false, 41));
  expect(queryClient.getQueryData(POPULAR)).toMatchObject({ pages: [{}, { content: [spot(false, 12)] }] });
});

it.each([
  ['in the feed, which shows the first one', true],
  ['on the page of the post, which shows nothing yet', false],
])('fast taps end at the last wish, one request after the other, %s', async (_, optimistic) => {
  fill(false, 12);
  const first = nextCall();
  const done = tap(false, 12, optimistic);
  await (optimistic ? tap(true, 13) : tap(false, 12, false));
  expect(shown()).toEqual(['♡ 12']);
  const like = await first;
  expect(calls.map((call) => call.method)).toEqual(['POST']);
  const second = nextCall();
  like.answer(204);
  (await second).answer(204);
  await done;
  expect(calls.map((call) => call.method)).toEqual(['POST', 'DELETE']);
  expect(shown()).toEqual(['♡ 12']);
});

it('fast taps send one request for like, unlike, like, however often', async () => {
  fill(false, 12);
  const arrival = nextCall();
  const done = tap(false, 12);
  for (let taps = 0; taps < 50; taps += 1) void tap(taps % 2 === 0, 12);
  expect(shown()).toEqual(['♥ 13']);
  (await arrival).answer(204);
  await done;
  expect(calls.map((call) => call.method)).toEqual(['POST']);
  expect(shown()).toEqual(['♥ 13']);
});

it('a tap in the feed while the page of the post waits for the same like ends liked, with one request', async () => {
  fill(false, 12);
  const arrival = nextCall();
  const done = tap(false, 12, false);
  const like = await arrival;
  expect(shown()).toEqual(['♡ 12']);
  await tap(false, 12);
  expect(shown()).toEqual(['♥ 13']);
  like.answer(204);
  await done;
  expect(calls.map((call) => call.method)).toEqual(['POST']);
  expect(shown()).toEqual(['♥ 13']);
});

it('fast taps end at what the server has agreed to when the second request fails', async () => {
  fill(false, 12);
  const first = nextCall();
  const done = tap(false, 12);
  void tap(true, 13);
  const like = await first;
  const second = nextCall();
  like.answer(204);
  (await second).answer(500);
  await expect(done).rejects.toMatchObject({ status: 500 });
  expect(shown()).toEqual(['♥ 13']);
});

it('fast taps start afresh after a failure', async () => {
  fill(false, 12);
  const first = nextCall();
  const failing = tap(false, 12);
  (await first).answer(500);
  await expect(failing).rejects.toThrow('failed (500)');
  const second = nextCall();
  const done = tap(false, 12);
  (await second).answer(204);
  await done;
  expect(shown()).toEqual(['♥ 13']);
});
