import * as z from 'zod/mini';
import { and, asc, desc, eq, isNull, type SQL } from 'drizzle-orm';
import { Comment } from '../../generated/model/comment.zod.ts';
import { CommentDraft } from '../../generated/model/comment-draft.zod.ts';
import { CommentPage } from '../../generated/model/comment-page.zod.ts';
import { Id } from '../../generated/model/id.zod.ts';
import { ListCommentsParams } from '../../generated/model/list-comments-params.zod.ts';
import { ListRepliesParams } from '../../generated/model/list-replies-params.zod.ts';
import type { Database } from '../db/client.ts';
import { comments, users } from '../db/schema.ts';
import { operation } from '../http/operation.ts';
import { badRequest, notFound } from '../http/refusal.ts';
import { offsetOf } from '../services/paging.ts';
import type { Attempt } from '../services/rate-limit.ts';
import { relativeTime } from '../services/relative-time.ts';
import { requireSpot } from '../services/spots.ts';
import { isBlank } from '../services/texts.ts';

/** New comments and replies of one user. */
const COMMENT_LIMIT = { max: 1000, windowMs: 60 * 60_000 };

const countComment = ({ viewer }: { viewer: { userId: number } }): Attempt[] => [
  { key: `comments of ${viewer.userId}`, limit: COMMENT_LIMIT },
];

const SpotPath = z.object({ id: Id });
const CommentPath = z.object({ id: Id, commentId: Id });

type CommentRow = typeof comments.$inferSelect;

interface AuthoredComment {
  comment: CommentRow;
  nickname: string;
  profileImage: string | null;
}

const selectComments = (db: Database) =>
  db
    .select({ comment: comments, nickname: users.nickname, profileImage: users.profileImage })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.authorId));

/** What was deleted keeps its place and loses its text (1 §3). */
function toComment({ comment, nickname, profileImage }: AuthoredComment, now: Date): Comment {
  const isDeleted = comment.deletedAt !== null;
  return {
    id: comment.id,
    text: isDeleted ? '' : comment.text,
    nickname,
    profileImageUrl: profileImage,
    relativeTime: relativeTime(comment.createdAt, now),
    depth: comment.parentId === null ? 0 : 1,
    isDeleted,
  };
}

async function loadPage(
  db: Database,
  list: { where: SQL | undefined; orderBy: SQL; page: number; size: number },
  now: Date,
): Promise<CommentPage> {
  const { where, orderBy, size } = list;
  const rows = await selectComments(db).where(where).orderBy(orderBy).limit(size).offset(offsetOf(list));
  const totalElements = await db.$count(comments, where);
  return {
    content: rows.map((row) => toComment(row, now)),
    totalElements,
    hasNext: offsetOf(list) + size < totalElements,
  };
}

/** @throws a Refusal when the spot has no such comment, or it is a reply */
async function requireComment(db: Database, { id, commentId }: { id: number; commentId: number }) {
  const [comment] = await db
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.id, commentId), eq(comments.spotId, id), isNull(comments.parentId)));
  if (comment === undefined) throw notFound();
}

/** @throws a Refusal for a text that shows nothing */
async function addComment(
  db: Database,
  comment: Omit<typeof comments.$inferInsert, 'createdAt'>,
  now: Date,
): Promise<Comment> {
  const text = comment.text.trim();
  if (isBlank(text)) throw badRequest();
  const [row] = await db
    .insert(comments)
    .values({ ...comment, text, createdAt: now })
    .returning({ id: comments.id });
  const [added] = row ? await selectComments(db).where(eq(comments.id, row.id)) : [];
  if (added === undefined) throw new Error('The comment was not stored.');
  return toComment(added, now);
}

const listComments = operation({
  access: 'visitor',
  path: SpotPath,
  query: ListCommentsParams,
  answer: CommentPage,
  async handle({ path, query, now }, { db }) {
    await requireSpot(db, path.id);
    const where = and(eq(comments.spotId, path.id), isNull(comments.parentId));
    return loadPage(db, { ...query, where, orderBy: desc(comments.id) }, now);
  },
});

const createComment = operation({
  access: 'user',
  path: SpotPath,
  json: CommentDraft,
  answer: Comment,
  attempts: countComment,
  async handle({ viewer, path, json, now }, { db }) {
    await requireSpot(db, path.id);
    return addComment(db, { spotId: path.id, authorId: viewer.userId, text: json.text }, now);
  },
});

const listReplies = operation({
  access: 'visitor',
  path: CommentPath,
  query: ListRepliesParams,
  answer: CommentPage,
  async handle({ path, query, now }, { db }) {
    await requireComment(db, path);
    const where = eq(comments.parentId, path.commentId);
    return loadPage(db, { ...query, where, orderBy: asc(comments.id) }, now);
  },
});

const createReply = operation({
  access: 'user',
  path: CommentPath,
  json: CommentDraft,
  answer: Comment,
  attempts: countComment,
  async handle({ viewer, path, json, now }, { db }) {
    await requireComment(db, path);
    const { id: spotId, commentId: parentId } = path;
    return addComment(db, { spotId, parentId, authorId: viewer.userId, text: json.text }, now);
  },
});

export const commentHandlers = { listComments, createComment, listReplies, createReply };
