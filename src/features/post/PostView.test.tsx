import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getListCommentsInfiniteQueryKey } from '@generated/endpoints/comments/comments';
import { getGetSpotQueryKey } from '@generated/endpoints/spots/spots';
import { configureHttp } from '@/api/http';
import { getToasts } from '@/ui/toast/toast';
import { SessionGate } from '@/session/SessionGate';
import { FakeApi } from '../../../tests/fakes/fake-api';
import { createFakeDevice } from '../../../tests/fakes/fake-device';
import { reachEnds } from '../../../tests/fakes/reach-ends';
import { renderInApp } from '../../../tests/support/render-in-app';
import { PostView } from './PostView';

const NO_COMMENTS = { content: [], totalElements: 0, hasNext: false };
const COMMENTS = 'GET /api/spots/7/comments';

let api: FakeApi;
let uninstall: () => void;

/** As in production: what breaks the contract is reported, and the page goes on. */
beforeEach(() => {
  api = new FakeApi()
    .answer('GET /v1/users/session/me', { status: 401 })
    .answer('GET /api/spots/7', { status: 200, body: { id: 7, name: '금오름' } })
    .answer(COMMENTS, { status: 200, body: NO_COMMENTS });
  uninstall = api.install();
  configureHttp({ contractCheck: 'report', onContractError: () => undefined });
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});

afterEach(() => {
  uninstall();
  configureHttp({ contractCheck: 'throw' });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('the page of a post shows a post that comes inside the envelope', async () => {
  api.answer('GET /api/spots/7', { status: 200, body: { success: true, data: { id: 7, name: '금오름' } } });
  renderInApp(<PostView postId={7} />);
  expect(await screen.findByRole('heading', { name: '금오름' })).toBeDefined();
});

it.each([
  [404, 0],
  [400, 1],
])('the page of a post that answers %i when it is loaded anew shows %i posts', async (status, shown) => {
  const { queryClient } = renderInApp(<PostView postId={7} />);
  await screen.findByRole('heading', { name: '금오름' });
  api.answer('GET /api/spots/7', { status, body: { success: false } });
  await act(() => queryClient.invalidateQueries({ queryKey: getGetSpotQueryKey(7) }));
  expect(screen.queryAllByText('포스트를 찾을 수 없습니다.')).toHaveLength(1 - shown);
  expect(screen.queryAllByRole('heading', { name: '금오름' })).toHaveLength(shown);
});

it('the field for a comment takes 500 characters, as many as the server', async () => {
  renderInApp(<PostView postId={7} />);
  const field = await screen.findByPlaceholderText<HTMLTextAreaElement>('댓글을 달아주세요.');
  await userEvent.click(field);
  await userEvent.paste('가'.repeat(501));
  expect(field.value).toBe('가'.repeat(500));
});

it('the page of a post shows a post that lacks everything with the defaults', async () => {
  api.answer('GET /api/spots/7', { status: 200, body: { id: 7 } });
  renderInApp(<PostView postId={7} />);
  const post = await screen.findByRole('article', { name: '제목 없음' });
  expect(within(post).getByText('게스트')).toBeDefined();
  expect(within(post).getByRole('button', { name: '좋아요 0', pressed: false })).toBeDefined();
  expect(within(post).queryAllByRole('list')).toEqual([]);
});

it('the page of a post shows words of 10,000 letters and markup as the text that they are', async () => {
  const word = '가'.repeat(10_000);
  const markup = '<img src="x" onerror="alert(1)"><b>굵게</b>';
  api
    .answer('GET /api/spots/7', {
      status: 200,
      body: { id: 7, name: markup, description: word, userNickname: markup, tag1: markup },
    })
    .answer(COMMENTS, {
      status: 200,
      body: { content: [{ id: 1, text: word, nickname: markup, relativeTime: markup }], hasNext: false },
    })
    .answer('GET /api/spots/7/comments/1/replies', { status: 200, body: NO_COMMENTS });
  renderInApp(<PostView postId={7} />);
  expect(await screen.findByRole('heading', { name: markup })).toBeDefined();
  await screen.findByRole('heading', { name: '1 개의 댓글' });
  expect(screen.getAllByText(word)).toHaveLength(2);
  expect(screen.getAllByText(markup)).toHaveLength(4);
  expect(screen.getByText(`#${markup}`)).toBeDefined();
});

it.each([
  ['an empty object', {}],
  ['a list', []],
  ['null', null],
  ['an envelope without data', { success: true }],
])('the page of a post cannot find a post in %s', async (_, body) => {
  api.answer('GET /api/spots/7', { status: 200, body });
  renderInApp(<PostView postId={7} />);
  expect((await screen.findByRole('alert')).textContent).toBe('포스트를 찾을 수 없습니다.');
  expect(screen.getByRole('button', { name: '다시 시도' })).toBeDefined();
});

it.each([
  ['null', null],
  ['no content', { totalElements: '5' }],
  ['content that is no list', { content: { 0: {} }, hasNext: 'no' }],
  ['comments without an id', { content: [{ text: '?' }, null], totalElements: 0 }],
])('the page of a post takes a comment page of %s for empty', async (_, body) => {
  api.answer(COMMENTS, { status: 200, body });
  renderInApp(<PostView postId={7} />);
  expect(await screen.findByText('아직 댓글이 없어요! 첫 댓글을 달아주세요.')).toBeDefined();
  expect(screen.getByRole('heading', { name: '0 개의 댓글' })).toBeDefined();
});

it('the page of a post asks for the comments anew when the answer to a sent one does not tell it, and sends nothing twice', async () => {
  api
    .answer('POST /api/spots/7/comments', { status: 200, body: { success: true } })
    .answer('GET /api/spots/7/comments/5/replies', { status: 200, body: NO_COMMENTS });
  renderInApp(<PostView postId={7} />);
  await screen.findByText('아직 댓글이 없어요! 첫 댓글을 달아주세요.');
  api.answer(COMMENTS, {
    status: 200,
    body: { content: [{ id: 5, text: '좋네요' }], totalElements: 1, hasNext: false },
  });
  const field = screen.getByRole('textbox');
  await userEvent.type(field, '좋네요{Enter}');
  expect(await screen.findByRole('heading', { name: '1 개의 댓글' })).toBeDefined();
  expect(field.textContent).toBe('');
  expect(api.countCalls('POST /api/spots/7/comments')).toBe(1);
});

it.each([
  ['its own', '감귤이', '1 개의 댓글', ''],
  ['somebody else’s', '돌하르방', '0 개의 댓글', '좋네요'],
])(
  'the page of a post takes a comment like one whose answer was lost for that if it is %s',
  async (_, nickname, count, left) => {
    api
      .answer('GET /v1/users/session/me', {
        status: 200,
        body: { success: true, data: { userId: 1, nickname: '감귤이' } },
      })
      .answer('GET /api/spots/7/comments/5/replies', { status: 200, body: NO_COMMENTS })
      .answer('POST /api/spots/7/comments', () => {
        api.answer(COMMENTS, {
          status: 200,
          body: { content: [{ id: 5, text: '좋네요', nickname }], totalElements: 1, hasNext: false },
        });
        return { status: undefined };
      });
    renderInApp(
      <SessionGate>
        <PostView postId={7} />
      </SessionGate>,
    );
    await screen.findByText('아직 댓글이 없어요! 첫 댓글을 달아주세요.');
    const field = screen.getByRole('textbox');
    await userEvent.type(field, '좋네요{Enter}');
    await waitFor(() => expect(getToasts().length + (field.textContent === '' ? 1 : 0)).toBe(1));
    expect(field.textContent).toBe(left);
    expect(screen.getByRole('heading', { name: count })).toBeDefined();
    expect(api.countCalls('POST /api/spots/7/comments')).toBe(1);
  },
);

it('the page of a post scrolls on from comments whose end came into sight while they were being loaded anew', async () => {
  const comments = (ids: readonly number[], hasNext: boolean) => ({
    status: 200,
    body: { content: ids.map((id) => ({ id, text: `댓글 ${id}` })), totalElements: 3, hasNext },
  });
  api.answer(COMMENTS, comments([3, 2], false));
  for (const id of [1, 2, 3]) {
    api.answer(`GET /api/spots/7/comments/${id}/replies`, { status: 200, body: NO_COMMENTS });
  }
  const first = renderInApp(<PostView postId={7} />);
  await screen.findByText('댓글 3');
  const { queryClient } = first;
  first.unmount();
  const queryKey = getListCommentsInfiniteQueryKey(7);
  const [[key] = []] = queryClient.getQueriesData({ queryKey });
  queryClient.setQueryData(key ?? [], { pages: [comments([3, 2], true).body], pageParams: [0] });
  await queryClient.invalidateQueries({ queryKey });
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof comments>>();
  api.answer(COMMENTS, ({ call }) => (call.includes('page=0') ? promise : comments([1], false)));
  reachEnds();

  renderInApp(<PostView postId={7} />, { queryClient });
  await screen.findByText('댓글 3');
  resolve(comments([3, 2], true));
  expect(await screen.findByText('댓글 1')).toBeDefined();
});

it("the page of a post does not show another user's unsent comment", async () => {
  const device = createFakeDevice();
  const openAs = (userId: number) => {
    api.answer('GET /v1/users/session/me', { status: 200, body: { success: true, data: { userId } } });
    return renderInApp(
      <SessionGate>
        <PostView postId={7} />
      </SessionGate>,
      { device },
    );
  };
  const first = openAs(1);
  await userEvent.type(await screen.findByRole('textbox'), '내일도 갈래요');
  first.unmount();

  const second = openAs(2);
  await screen.findByRole('heading', { name: '0 개의 댓글' });
  expect(screen.getByRole('textbox').textContent).toBe('');
  second.unmount();

  openAs(1);
  expect(await screen.findByText('내일도 갈래요')).toBeDefined();
});
