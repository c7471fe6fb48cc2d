import type { CommentPage } from '../../../generated/model/comment-page.zod.ts';
import type { Comment } from '../../../generated/model/comment.zod.ts';
import { REPLY_INDENT_PX } from '../limits.ts';
import { formatNumber } from '../format/numbers.ts';
import { contentOf, hasRecentNews } from '../paging.ts';
import { UNKNOWN_NICKNAME } from './post-card.ts';
import { isRecord, presentText, type Unchecked } from '../unknown-values.ts';

/** What the order and look of a comment depend on; comments of the wire fit (1 §3). */
export type CommentLike = Pick<Comment, 'id' | 'text' | 'depth' | 'isDeleted'>;

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

/** A comment or reply with all that is shown of it (1 §3). */
export interface PostComment extends CommentLike {
  nickname: string;
  /** Null: the pig stands in. */
  avatarUrl: string | null;
  /** How long ago, in the server's words; empty when it is not known. */
  relativeTime: string;
}

/** A page of comments or replies as a server may send it (1 §3). */
export type MaybeCommentPage = Unchecked<CommentPage> | null | undefined;

type CommentPages = readonly MaybeCommentPage[];

/** The deepest level that is read off the wire; nonsense beyond it would push a comment off the screen. */
const DEPTH_MAX = 10;

/** A comment of the wire with defaults for what it lacks, or undefined for what has no id. */
export function toComment(wire: unknown): PostComment | undefined {
  if (!isRecord(wire)) return undefined;
  const { id, text, nickname, profileImageUrl, relativeTime, depth, isDeleted }: Unchecked<Comment> = wire;
  if (typeof id !== 'number' || !Number.isSafeInteger(id)) return undefined;
  return {
    id,
    text: typeof text === 'string' ? text : '',
    nickname: presentText(nickname) ?? UNKNOWN_NICKNAME,
    avatarUrl: presentText(profileImageUrl),
    relativeTime: presentText(relativeTime) ?? '',
    depth: typeof depth === 'number' && depth > 0 ? Math.min(Math.trunc(depth), DEPTH_MAX) : 0,
    isDeleted: isDeleted === true,
  };
}

/**
 * The comments of several pages as one list. New comments push others to a later page: one that comes again keeps its
 * first place.
 */
export function toComments(pages: CommentPages): PostComment[] {
  const byId = new Map<number, PostComment>();
  for (const comment of pages.flatMap(readPage)) {
    if (!byId.has(comment.id)) byId.set(comment.id, comment);
  }
  return [...byId.values()];
}

/**
 * The number of the page after the last one, counted from 0 (1 §9), or undefined at the end: when the last page says
 * that none follows or, where it says nothing, when it is not full; and after two pages in a row that brought
 * nothing new. One such page is no end: so many may be written meanwhile that a whole page moves on.
 *
 * @param pages the pages so far, from page 0 on
 * @param pageSize how many comments a full page holds
 */
export function nextCommentPage(pages: CommentPages, pageSize: number): number | undefined {
  const last = pages.at(-1);
  const goesOn = typeof last?.hasNext === 'boolean' ? last.hasNext : contentOf(last).length >= pageSize;
  return goesOn && hasRecentNews(pages, (page) => readPage(page).map(({ id }) => id))
    ? pages.length
    : undefined;
}

/**
 * The rows of a comment list (1 §2, 1 §4): the replies to a comment come right after it, in their own order, indented by
 * 20 px per level. A reply is at least one level below its parent, even when the wire says less. A comment that
 * comes twice, in the list or among replies, is shown once, at its first place. Only top-level comments can be
 * answered, and of those no deleted one.
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
      isAnswerable: depth === 0 && !comment.isDeleted,
    });
    for (const reply of repliesOf.get(comment.id) ?? []) show(reply, depth + 1);
  };
  for (const comment of comments) show(comment, 0);
  return rows;
}

/**
 * How many comments there are (1 §2): what the page that was loaded last says, which is the newest answer, and never
 * fewer than are shown.
 *
 * @param shown how many comments of the list itself are shown
 */
export function commentCount(pages: CommentPages, shown: number): number {
  const total = pages.at(-1)?.totalElements;
  return Number.isSafeInteger(total) ? Math.max(Number(total), shown) : shown;
}

/** The header of a comment list (1 §2). */
export function commentCountLabel(count: number): string {
  return `${formatNumber(count)} 개의 댓글`;
}

function readPage(page: MaybeCommentPage): PostComment[] {
  return contentOf(page).flatMap((wire) => toComment(wire) ?? []);
}

/**
 * The comment or reply of a page that somebody has just written, as the server sent it: with their nickname and that text,
 * and not among those that were there before. Undefined where there is none.
 */
export function findOwnComment(
  page: MaybeCommentPage,
  { nickname, text, before }: { nickname: string; text: string; before: ReadonlySet<number> },
): unknown {
  return contentOf(page).find((wire) => {
    const comment = toComment(wire);
    return comment && comment.nickname === nickname && comment.text === text && !before.has(comment.id);
  });
}

/** The text of a comment or reply as it is sent, trimmed; undefined when there is nothing to send (1 §5). */
export function toCommentText(typed: string): string | undefined {
  return typed.trim() || undefined;
}

/** With room for so many characters left a comment tells how many it has. */
const COUNTED_BEFORE_END = 50;

/** How long a comment is and may be, counted as its field counts; undefined while there is room enough. */
export function commentCounter(typed: string, most: number): string | undefined {
  return typed.length < most - COUNTED_BEFORE_END ? undefined : `${typed.length}/${most}`;
}
