import { expect, it } from 'vitest';
import {
  commentCount,
  commentCountLabel,
  commentCounter,
  nextCommentPage,
  toComment,
  toCommentRows,
  toComments,
  toCommentText,
} from './comments.ts';

function comment(id: number, depth = 0, isDeleted = false) {
  return { id, text: `댓글 ${id}`, depth, isDeleted };
}

it('toCommentRows puts replies right after their parent, in their own order', () => {
  const replies = new Map([
    [1, [comment(11, 1), comment(12, 1)]],
    [3, [comment(31, 1)]],
  ]);
  const rows = toCommentRows([comment(1), comment(2), comment(3)], replies);
  expect(rows.map((row) => row.comment.id)).toEqual([1, 11, 12, 2, 3, 31]);
});

it('toCommentRows indents by 20 px per level', () => {
  const replies = new Map([
    [1, [comment(11, 1)]],
    [11, [comment(111, 2)]],
  ]);
  const rows = toCommentRows([comment(1)], replies);
  expect(rows.map((row) => row.indentPx)).toEqual([0, 20, 40]);
});

it('toCommentRows indents a reply below its parent even when its level is missing on the wire', () => {
  const rows = toCommentRows([comment(1)], new Map([[1, [comment(11, 0)]]]));
  expect(rows.map((row) => [row.depth, row.indentPx, row.isAnswerable])).toEqual([
    [0, 0, true],
    [1, 20, false],
  ]);
});

it('toCommentRows offers an answer on top-level comments only', () => {
  const rows = toCommentRows([comment(1), comment(2, 1)], new Map([[1, [comment(11, 1)]]]));
  expect(rows.map((row) => row.isAnswerable)).toEqual([true, false, false]);
});

it('toCommentRows shows the fixed text for a deleted comment and keeps its replies', () => {
  const rows = toCommentRows([comment(1, 0, true)], new Map([[1, [comment(11, 1)]]]));
  expect(rows.map((row) => row.text)).toEqual(['삭제된 댓글입니다.', '댓글 11']);
  expect(rows.map((row) => row.isAnswerable)).toEqual([false, false]);
});

it('toCommentRows shows a comment once, also when replies point back at it', () => {
  const replies = new Map([
    [1, [comment(11, 1), comment(11, 1)]],
    [11, [comment(1, 2)]],
  ]);
  const rows = toCommentRows([comment(1), comment(1)], replies);
  expect(rows.map((row) => row.comment.id)).toEqual([1, 11]);
});

it('toCommentRows has no rows without comments', () => {
  expect(toCommentRows([], new Map([[1, [comment(11, 1)]]]))).toEqual([]);
});

it('toComment takes over what the server sent', () => {
  expect(
    toComment({
      id: 218,
      text: '내일 새벽에 가보려고요!',
      nickname: '감귤이',
      profileImageUrl: '/me.jpg',
      relativeTime: '방금 전',
      depth: 1,
      isDeleted: true,
    }),
  ).toEqual({
    id: 218,
    text: '내일 새벽에 가보려고요!',
    nickname: '감귤이',
    avatarUrl: '/me.jpg',
    relativeTime: '방금 전',
    depth: 1,
    isDeleted: true,
  });
});

it.each([
  ['nothing', {}],
  ['nonsense', { text: 12, nickname: ' ', profileImageUrl: {}, relativeTime: 3, depth: -1, isDeleted: 'no' }],
])('toComment has a default for everything but the id, given %s', (_, fields) => {
  expect(toComment({ id: 1, ...fields })).toEqual({
    id: 1,
    text: '',
    nickname: '게스트',
    avatarUrl: null,
    relativeTime: '',
    depth: 0,
    isDeleted: false,
  });
});

it.each([null, 'x', [], {}, { id: '1' }, { id: 1.5 }])('toComment is nothing for %j', (wire) => {
  expect(toComment(wire)).toBeUndefined();
});

it.each([
  [10, 10],
  [11, 10],
  [1.7, 1],
  [Number.NaN, 0],
])('toComment reads level %d as %d', (depth, read) => {
  expect(toComment({ id: 1, depth })?.depth).toBe(read);
});

it('toComments keeps the first place of a comment that a later page repeats', () => {
  const pages = [{ content: [comment(1), comment(2)] }, { content: [comment(2), comment(3)] }];
  expect(toComments(pages).map(({ id }) => id)).toEqual([1, 2, 3]);
});

it('toComments leaves out what is no comment, and pages that are none', () => {
  const pages = [null, undefined, {}, { content: '<html>' }, { content: [null, { text: '?' }, comment(4)] }];
  expect(toComments(pages).map(({ id }) => id)).toEqual([4]);
});

const page = (from: number, to: number, hasNext?: unknown) => ({
  content: Array.from({ length: to - from + 1 }, (_, index) => comment(from + index)),
  hasNext,
});

it('nextCommentPage follows as long as the last page says so', () => {
  expect(nextCommentPage([page(1, 15, true)], 15)).toBe(1);
  expect(nextCommentPage([page(1, 15, true), page(16, 30, true)], 15)).toBe(2);
  expect(nextCommentPage([page(1, 15, true), page(16, 30, false)], 15)).toBeUndefined();
  expect(nextCommentPage([page(1, 15, false)], 15)).toBeUndefined();
});

it('nextCommentPage follows a full page where nothing is said, and not one of 14', () => {
  expect(nextCommentPage([page(1, 15)], 15)).toBe(1);
  expect(nextCommentPage([page(1, 14)], 15)).toBeUndefined();
  expect(nextCommentPage([page(1, 10, 'yes')], 10)).toBe(1);
});

it('nextCommentPage counts what the server sent, also what is no comment', () => {
  const content = [...page(1, 14).content, { text: '?' }];
  expect(nextCommentPage([{ content }], 15)).toBe(1);
});

it('nextCommentPage ends after two pages that brought nothing new, not after one', () => {
  const same = page(1, 15, true);
  expect(nextCommentPage([same, same], 15)).toBe(2);
  expect(nextCommentPage([same, same, same], 15)).toBeUndefined();
  expect(nextCommentPage([same, same, page(16, 30, true)], 15)).toBe(3);
});

it('nextCommentPage ends with nothing to go by', () => {
  expect(nextCommentPage([], 15)).toBeUndefined();
  expect(nextCommentPage([null], 15)).toBeUndefined();
  expect(nextCommentPage([{ content: [], hasNext: true }], 15)).toBeUndefined();
});

it('the header of the comments takes the newest count, and never fewer than are shown', () => {
  expect(commentCount([{ totalElements: 18 }, { totalElements: 19 }], 15)).toBe(19);
  expect(commentCount([{ totalElements: 15 }], 16)).toBe(16);
  expect(commentCount([{ totalElements: '18' }], 2)).toBe(2);
  expect(commentCount([{ totalElements: -1 }], 0)).toBe(0);
  expect(commentCount([], 0)).toBe(0);
});

it('the header of the comments reads {n} 개의 댓글', () => {
  expect(commentCountLabel(0)).toBe('0 개의 댓글');
  expect(commentCountLabel(18)).toBe('18 개의 댓글');
  expect(commentCountLabel(1234)).toBe('1,234 개의 댓글');
});

it.each(['', '   ', '\n\t', '\u3000'])('toCommentText has nothing to send for %j', (typed) => {
  expect(toCommentText(typed)).toBeUndefined();
});

it('toCommentText trims around and keeps what is inside', () => {
  expect(toCommentText('  내일 새벽에\n가보려고요! ')).toBe('내일 새벽에\n가보려고요!');
  expect(toCommentText('0')).toBe('0');
});

it.each([
  [0, undefined],
  [449, undefined],
  [450, '450/500'],
  [500, '500/500'],
])('a comment of %d characters of 500 tells of its length: %s', (length, told) => {
  expect(commentCounter('가'.repeat(length), 500)).toBe(told);
});
