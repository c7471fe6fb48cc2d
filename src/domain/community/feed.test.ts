import { expect, it } from 'vitest';
import { nextFeedPage, toFeedPosts } from './feed.ts';

const page = (ids: readonly number[], totalPages?: unknown) => ({
  content: ids.map((id) => ({ id })),
  totalPages,
});
const range = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);
const idsOf = (pages: Parameters<typeof toFeedPosts>[0]) => toFeedPosts(pages).map(({ id }) => id);

it('the posts of a feed stand in the order of their pages', () => {
  expect(idsOf([page([112, 111]), page([110])])).toEqual([112, 111, 110]);
});

it('the posts of a feed are shown once when new posts push them onto the next page', () => {
  expect(idsOf([page([3, 2]), page([2, 1]), page([1])])).toEqual([3, 2, 1]);
});

it('the posts of a feed keep what a server adds to them', () => {
  const post = { id: 7, name: '금오름' };
  expect(toFeedPosts([{ content: [post] }])[0]).toBe(post);
});

it.each([
  ['no page', [undefined, null]],
  ['a page without a list', [{}, { content: 'posts' }, { content: null }]],
  ['no posts in the list', [{ content: [null, 'post', { id: '7' }, { id: 1.5 }, {}] }]],
])('the posts of a feed are none of nonsense: %s', (_, pages) => {
  expect(toFeedPosts(pages)).toEqual([]);
});

it('the next page of a feed is counted from 0 up to the last of totalPages', () => {
  const first = page(range(41, 20), 3);
  const second = page(range(21, 20), 3);
  const third = page(range(1, 20), 3);
  expect(nextFeedPage([first])).toBe(1);
  expect(nextFeedPage([first, second])).toBe(2);
  expect(nextFeedPage([first, second, third])).toBeUndefined();
});

it('the next page of a feed is asked for after a page that repeats posts as long as it brings one that is new', () => {
  expect(nextFeedPage([page([3, 2], 9), page([2, 1], 9)])).toBe(2);
});

it('the next page of a feed is asked for after a page that brought nothing new as long as more are promised', () => {
  expect(nextFeedPage([page([3, 2], 9), page([2, 3], 9)])).toBe(2);
  expect(nextFeedPage([page([3, 2], 9), page([], 9)])).toBe(2);
  expect(nextFeedPage([page([3, 2], 2), page([2, 3], 2)])).toBeUndefined();
});

it('the next page of a feed is none after two pages in a row that brought nothing new, however many there are said to be', () => {
  expect(nextFeedPage([page([3, 2], 9), page([2, 3], 9), page([3], 9)])).toBeUndefined();
  expect(nextFeedPage([page([3, 2], 9), page([3, 2], 9), page([1], 9), page([1], 9)])).toBe(4);
  expect(nextFeedPage([page([], 9)])).toBeUndefined();
});

it('the next page of a feed is asked for after a page that is full of what the server sent, also of what is no post', () => {
  const content = [...range(1, 19).map((id) => ({ id })), { id: 'x' }];
  expect(nextFeedPage([{ content }])).toBe(1);
  expect(nextFeedPage([{ content: content.slice(1) }])).toBeUndefined();
});

it('the next page of a feed is asked for after a full page where the number of pages is missing', () => {
  expect(nextFeedPage([page(range(1, 20))])).toBe(1);
  expect(nextFeedPage([page(range(1, 19))])).toBeUndefined();
  expect(nextFeedPage([page(range(1, 20), '셋')])).toBe(1);
});

it('the next page of a feed is none of nonsense', () => {
  expect(nextFeedPage([])).toBeUndefined();
  expect(nextFeedPage([undefined])).toBeUndefined();
  expect(nextFeedPage([{ content: 'posts', totalPages: 3 }])).toBeUndefined();
});
