import { act, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getListLatestSpotsInfiniteQueryKey } from '@generated/endpoints/spots/spots';
import { configureHttp } from '@/api/http';
import * as like from '@/domain/community/like';
import { setPicturesBase } from '@/ui/picture-sources';
import { FakeApi } from '../../../tests/fakes/fake-api';
import { reachEnds } from '../../../tests/fakes/reach-ends';
import { renderInApp } from '../../../tests/support/render-in-app';
import { CommunityFeed } from './CommunityFeed';

const LATEST = 'GET /api/spots/latest';
const page = (ids: readonly number[], totalPages = 1) => ({
  status: 200,
  body: { content: ids.map((id) => ({ id, name: `오름 ${id}`, likeCount: id })), totalPages },
});

let api: FakeApi;
let uninstall: () => void;

/** As in production: what breaks the contract is reported, and the page goes on. */
beforeEach(() => {
  api = new FakeApi()
    .answer(LATEST, page([3, 2, 1]))
    .answer('GET /api/spots/most-liked', page([1, 2, 3]))
    .answer('GET /api/community/events/banner', { status: 200, body: [] });
  uninstall = api.install();
  configureHttp({ contractCheck: 'report', onContractError: () => undefined });
});

afterEach(() => {
  uninstall();
  configureHttp({ contractCheck: 'throw' });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const card = (name: string) => screen.findByRole('article', { name });

it('the feed says above the posts that they could not be loaded anew, and tries again by one request', async () => {
  const { queryClient } = renderInApp(<CommunityFeed />);
  await card('오름 3');
  api.answer(LATEST, { status: 400, body: { success: false } });
  await queryClient.invalidateQueries({ queryKey: getListLatestSpotsInfiniteQueryKey() });
  expect((await screen.findByText('최신글 불러오기 실패')).role).toBe('status');
  expect(await card('오름 3')).toBeDefined();

  api.answer(LATEST, page([4, 3]));
  const before = api.countCalls(LATEST);
  const retry = screen.getByRole('button', { name: '다시 시도' });
  for (let tap = 0; tap < 50; tap += 1) retry.click();
  expect(await card('오름 4')).toBeDefined();
  expect(screen.queryByText('최신글 불러오기 실패')).toBeNull();
  expect(api.countCalls(LATEST)).toBe(before + 1);
});

it('the feed says that it loads while posts that are there are loaded anew', async () => {
  const { queryClient } = renderInApp(<CommunityFeed />);
  await card('오름 3');
  await waitFor(() => expect(screen.queryByText('불러오는 중...')).toBeNull());
  const { promise, resolve: answer } = Promise.withResolvers<ReturnType<typeof page>>();
  api.answer(LATEST, () => promise);
  act(() => void queryClient.invalidateQueries({ queryKey: getListLatestSpotsInfiniteQueryKey() }));
  expect(await screen.findByText('불러오는 중...')).toBeDefined();
  expect(await card('오름 3')).toBeDefined();
  answer(page([4, 3]));
  expect(await card('오름 4')).toBeDefined();
  expect(screen.queryByText('불러오는 중...')).toBeNull();
});

it('the feed loads posts anew that are to be loaded anew when it is visited, and then begins at page 0', async () => {
  const first = renderInApp(<CommunityFeed />);
  await card('오름 3');
  const { queryClient } = first;
  const queryKey = queryClient
    .getQueryCache()
    .find({ queryKey: getListLatestSpotsInfiniteQueryKey(), exact: false })?.queryKey;
  first.unmount();
  queryClient.setQueryData(queryKey ?? [], { pages: [page([3]).body, page([2]).body], pageParams: [0, 1] });
  await queryClient.invalidateQueries({ queryKey });
  api.answer(LATEST, page([9]));
  const before = api.countCalls(LATEST);

  renderInApp(<CommunityFeed />, { queryClient });
  expect(await card('오름 9')).toBeDefined();
  expect(api.requests.slice(-1)[0]?.call).toContain('page=0');
  expect(api.countCalls(LATEST)).toBe(before + 1);
});

it('the feed begins at page 0 of a tab that the address changes to, such as by the bar at the bottom', async () => {
  const { queryClient } = renderInApp(
    <>
      <Link to="/">주간제주</Link>
      <CommunityFeed />
    </>,
    { at: '/?tab=popular' },
  );
  await card('오름 1');
  await act(async () => screen.getByRole('tab', { name: '최신순' }).click());
  await card('오름 3');
  const [[queryKey] = []] = queryClient.getQueriesData({ queryKey: getListLatestSpotsInfiniteQueryKey() });
  await act(async () => screen.getByRole('tab', { name: '인기순' }).click());
  queryClient.setQueryData(queryKey ?? [], {
    pages: [page([3]).body, page([2]).body],
    pageParams: [0, 1],
  });

  await act(async () => screen.getByRole('link', { name: '주간제주' }).click());
  await card('오름 3');
  expect(screen.getByRole('tab', { name: '최신순' }).ariaSelected).toBe('true');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(queryClient.getQueryData(queryKey ?? [])).toMatchObject({ pageParams: [0] });
});

it('the feed asks for the next page only when the posts before it, such as one of one’s own, are loaded anew', async () => {
  const first = renderInApp(<CommunityFeed />);
  await card('오름 3');
  const { queryClient } = first;
  first.unmount();
  const [[queryKey] = []] = queryClient.getQueriesData({ queryKey: getListLatestSpotsInfiniteQueryKey() });
  queryClient.setQueryData(queryKey ?? [], { pages: [page([3, 2], 2).body], pageParams: [0] });
  await queryClient.invalidateQueries({ queryKey });
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof page>>();
  api.answer(LATEST, ({ call }) => (call.includes('page=0') ? promise : page([2, 1], 2)));
  reachEnds();

  renderInApp(<CommunityFeed />, { queryClient });
  await card('오름 3');
  resolve(page([4, 3], 2));
  expect(await card('오름 1')).toBeDefined();
  expect(screen.getAllByRole('article').map((post) => post.querySelector('a')?.textContent)).toEqual([
    '오름 4',
    '오름 3',
    '오름 2',
    '오름 1',
  ]);
});

it('the feed shows words of 10,000 letters and markup as the text that they are', async () => {
  const word = '가'.repeat(10_000);
  const markup = '<img src="x" onerror="alert(1)"><b>굵게</b>';
  const posts = [
    { id: 1, name: word, userNickname: word, description: word },
    { id: 2, name: markup, userNickname: markup, description: markup },
  ];
  api.answer(LATEST, { status: 200, body: { content: posts, totalPages: 1 } });
  renderInApp(<CommunityFeed />);
  const long = within(await card(word));
  expect(long.getAllByText(word)).toHaveLength(2);
  expect(long.getByText(`${'가'.repeat(200)}…`)).toBeDefined();
  expect(long.getByRole('link', { name: `더 보기, ${word}` }).getAttribute('href')).toBe('/post/1');
  const marked = within(await card(markup));
  expect(marked.getAllByText(markup)).toHaveLength(3);
  expect(marked.queryByRole('link', { name: /더 보기/ })).toBeNull();
});

it('the feed shows a post that lacks everything with the defaults', async () => {
  api.answer(LATEST, { status: 200, body: { content: [{ id: 7 }] } });
  renderInApp(<CommunityFeed />);
  const bare = await card('제목 없음');
  expect(within(bare).getByText('게스트')).toBeDefined();
  expect(within(bare).getByRole('button', { name: '좋아요 0', pressed: false })).toBeDefined();
  expect(bare.querySelector('img')?.getAttribute('src')).toBe('/pig-avatar.svg');
  expect(bare.querySelector('time')).toBeNull();
});

it('the feed takes pictures whose address is relative from the API when that is another origin', async () => {
  setPicturesBase('https://api.example.com');
  const post = { id: 7, imageUrls: ['/uploads/1.jpg'], userProfile: '/uploads/me.jpg' };
  api.answer(LATEST, { status: 200, body: { content: [post, { id: 8 }], totalPages: 1 } });
  renderInApp(<CommunityFeed />);
  const [withPictures, bare] = await screen.findAllByRole('article');
  const addresses = (within_: Element | undefined) =>
    [...(within_?.querySelectorAll('img') ?? [])].map((picture) => picture.getAttribute('src'));
  expect(addresses(withPictures)).toEqual([
    'https://api.example.com/uploads/me.jpg',
    'https://api.example.com/uploads/1.jpg',
  ]);
  expect(addresses(bare)).toEqual(['/pig-avatar.svg']);
  setPicturesBase('');
});

it('the feed shows a like by its heart with the tap, by its count when that is painted, and draws only that card anew', async () => {
  const LIKE = 'POST /api/spots/2/like';
  api.answer(LIKE, () => new Promise(() => undefined));
  renderInApp(<CommunityFeed />);
  const button = within(await card('오름 2')).getByRole('button', { name: '좋아요 2' });
  await waitFor(() => expect(api.countCalls(LATEST)).toBe(1));
  const draw = vi.spyOn(like, 'likeLabel');
  act(() => button.click());
  expect([button.ariaPressed, button.textContent]).toEqual(['true', '좋아요 2']);
  expect(draw.mock.calls).toEqual([]);
  await waitFor(() => expect(api.countCalls(LIKE)).toBe(1));
  await waitFor(() => expect(draw.mock.calls).toEqual([[3]]));
  expect(button.textContent).toBe('좋아요 3');
});

it('the feed takes back a like that fails, and one tapped twice at once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.answer('POST /api/spots/2/like', { status: 500, body: { success: false } });
  api.answer('DELETE /api/spots/3/like', { status: 200, body: {} });
  api.answer('POST /api/spots/3/like', { status: 200, body: {} });
  renderInApp(<CommunityFeed />);
  const refused = within(await card('오름 2')).getByRole('button', { name: '좋아요 2' });
  act(() => refused.click());
  expect(refused.ariaPressed).toBe('true');
  await waitFor(() => expect(refused.textContent).toBe('좋아요 3'));
  await waitFor(() => expect(refused.textContent).toBe('좋아요 2'));
  expect(refused.ariaPressed).toBe('false');
  expect(warn).toHaveBeenCalledOnce();

  const twice = within(await card('오름 3')).getByRole('button', { name: '좋아요 3' });
  act(() => twice.click());
  act(() => twice.click());
  expect([twice.textContent, twice.ariaPressed]).toEqual(['좋아요 3', 'false']);

  await waitFor(() => expect(api.countCalls('DELETE /api/spots/3/like')).toBe(1));
  expect([twice.textContent, twice.ariaPressed]).toEqual(['좋아요 3', 'false']);
});
