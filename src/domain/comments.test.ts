import { describe, expect, it } from 'vitest';
import { commentCount, commentCountLabel, toCommentRows, uniqueComments } from './comments.ts';

function comment(id: number, depth = 0, isDeleted = false) {
  return { id, text: `댓글 ${id}`, depth, isDeleted };
}

describe('toCommentRows', () => {
  it('puts replies right after their parent, in their own order', () => {
    const replies = new Map([
      [1, [comment(11, 1), comment(12, 1)]],
      [3, [comment(31, 1)]],
    ]);
    const rows = toCommentRows([comment(1), comment(2), comment(3)], replies);
    expect(rows.map((row) => row.comment.id)).toEqual([1, 11, 12, 2, 3, 31]);
  });

  it('indents by 20 px per level', () => {
    const replies = new Map([
      [1, [comment(11, 1)]],
      [11, [comment(111, 2)]],
    ]);
    const rows = toCommentRows([comment(1)], replies);
    expect(rows.map((row) => row.indentPx)).toEqual([0, 20, 40]);
  });

  it('indents a reply below its parent even when its level is missing on the wire', () => {
    const rows = toCommentRows([comment(1)], new Map([[1, [comment(11, 0)]]]));
    expect(rows.map((row) => [row.depth, row.indentPx, row.isAnswerable])).toEqual([
      [0, 0, true],
      [1, 20, false],
    ]);
  });

  it('offers an answer on top-level comments only', () => {
    const rows = toCommentRows([comment(1), comment(2, 1)], new Map([[1, [comment(11, 1)]]]));
    expect(rows.map((row) => row.isAnswerable)).toEqual([true, false, false]);
  });

  it('shows the fixed text for a deleted comment and keeps its replies', () => {
    const rows = toCommentRows([comment(1, 0, true)], new Map([[1, [comment(11, 1)]]]));
    expect(rows.map((row) => row.text)).toEqual(['삭제된 댓글입니다.', '댓글 11']);
  });

  it('shows a comment once, also when replies point back at it', () => {
    const replies = new Map([
      [1, [comment(11, 1), comment(11, 1)]],
      [11, [comment(1, 2)]],
    ]);
    const rows = toCommentRows([comment(1), comment(1)], replies);
    expect(rows.map((row) => row.comment.id)).toEqual([1, 11]);
  });

  it('has no rows without comments', () => {
    expect(toCommentRows([], new Map([[1, [comment(11, 1)]]]))).toEqual([]);
  });
});

describe('uniqueComments', () => {
  it('keeps the first place of a comment that a later page repeats', () => {
    const pages = [{ content: [comment(1), comment(2)] }, { content: [comment(2), comment(3)] }];
    expect(uniqueComments(pages).map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});

describe('the header', () => {
  it('takes the newest count', () => {
    expect(commentCount([{ totalElements: 18 }, { totalElements: 19 }])).toBe(19);
    expect(commentCount([])).toBe(0);
    expect(commentCount([{ totalElements: -1 }])).toBe(0);
  });

  it('reads {n} 개의 댓글', () => {
    expect(commentCountLabel(0)).toBe('0 개의 댓글');
    expect(commentCountLabel(18)).toBe('18 개의 댓글');
    expect(commentCountLabel(1234)).toBe('1,234 개의 댓글');
  });
});
