import { REPLY_INDENT_PX } from './limits.ts';
import { formatNumber } from './numbers.ts';

/** What the order and look of a comment depend on; comments of the wire fit (1 §3). */
export interface CommentLike {
  id: number;
  text: string;
  depth: number;
  isDeleted: boolean;
}

export interface CommentRow<T extends CommentLike> {
  comment: T;
  /** What is shown, the fixed text for a deleted comment. */
  text: string;
  /** 0 for a comment on the post, 1 and more for replies. */
  depth: number;
  indentPx: number;
  /** Whether 답글 달기 is offered. */
  isAnswerable: boolean;
}

/** The text that is shown for a comment (1 §2). */
export function commentText(comment: CommentLike): string {
  return comment.isDeleted ? '삭제된 댓글입니다.' : comment.text;
}

/** The comments of several pages as one list; one that comes again on a later page keeps its first place. */
export function uniqueComments<T extends CommentLike>(pages: readonly { content: readonly T[] }[]): T[] {
  const byId = new Map<number, T>();
  for (const comment of pages.flatMap((page) => page.content)) {
    if (!byId.has(comment.id)) byId.set(comment.id, comment);
  }
  return [...byId.values()];
}

/**
 * The rows of a comment list (1 §2, 1 §4): the replies to a comment come right after it, in their own order, indented by
 * 20 px per level. A reply is at least one level below its parent, even when the wire says less. A comment that
 * comes twice, in the list or among replies, is shown once, at its first place. Only top-level comments can be
 * answered.
 *
 * @param repliesOf the replies that were loaded so far, by the id of their parent
 */
export function toCommentRows<T extends CommentLike>(
  comments: readonly T[],
  repliesOf: ReadonlyMap<number, readonly T[]>,
): CommentRow<T>[] {
  const rows: CommentRow<T>[] = [];
  const shown = new Set<number>();
  const show = (comment: T, leastDepth: number) => {
    if (shown.has(comment.id)) return;
    shown.add(comment.id);
    const depth = Math.max(comment.depth, leastDepth);
    rows.push({
      comment,
      text: commentText(comment),
      depth,
      indentPx: depth * REPLY_INDENT_PX,
      isAnswerable: depth === 0,
    });
    for (const reply of repliesOf.get(comment.id) ?? []) show(reply, depth + 1);
  };
  for (const comment of comments) show(comment, 0);
  return rows;
}

/**
 * How many comments there are: what the page that was loaded last says, which is the newest answer; 0 before the
 * first page (1 §2).
 */
export function commentCount(pages: readonly { totalElements: number }[]): number {
  return Math.max(0, pages.at(-1)?.totalElements ?? 0);
}

/** The header of a comment list (1 §2). */
export function commentCountLabel(count: number): string {
  return `${formatNumber(count)} 개의 댓글`;
}
