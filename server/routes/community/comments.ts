import * as z from 'zod/mini';
import { and, eq, isNull } from 'drizzle-orm';
import { Comment } from '../../../generated/model/comment.zod.ts';
import { CommentDraft } from '../../../generated/model/comment-draft.zod.ts';
import { CommentPage } from '../../../generated/model/comment-page.zod.ts';
import { Id } from '../../../generated/model/id.zod.ts';
import { ListCommentsParams } from '../../../generated/model/list-comments-params.zod.ts';
import { ListRepliesParams } from '../../../generated/model/list-replies-params.zod.ts';
import type { Database } from '../../db/client.ts';
import { comments } from '../../db/schema.ts';
import type { Deps } from '../../http/deps.ts';
import { operation } from '../../http/operation.ts';
import { badRequest, notFound } from '../../refusals/refusal.ts';
import { alertOfComment } from '../../services/upkeep/alerts.ts';
import { insertComment, loadComments, loadReplies } from '../../services/community/comments.ts';
import { offsetOf } from '../../services/community/paging.ts';
import type { Attempt } from '../../refusals/rate-limit.ts';
import { requireSpot } from '../../services/community/spots.ts';
import { isBlank } from '../../services/texts.ts';

/** New comments and replies of one user. */
const COMMENT_LIMIT = { max: 1000, windowMs: 60 * 60_000 };

const countComment = ({ viewer }: { viewer: { userId: number } }): Attempt[] => [
  { key: `comments of ${viewer.userId}`, limit: COMMENT_LIMIT },
];

const SpotPath = z.object({ id: Id });
const CommentPath = z.object({ id: Id, commentId: Id });

/** @throws a Refusal when the spot has no such comment, or it is a reply */
async function requireComment(db: Database, { id, commentId }: { id: number; commentId: number }) {
  const [comment] = await db
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.id, commentId), eq(comments.spotId, id), isNull(comments.parentId)));
  if (comment === undefined) throw notFound();
}

/**
 * Writes a comment, and has whom it concerns told of it.
 * @throws a Refusal for a text that shows nothing
 */
async function addComment(
  deps: Deps,
  comment: { spotId: number; parentId?: number; authorId: number; text: string },
  now: Date,
): Promise<Comment> {
  const text = comment.text.trim();
  if (isBlank(text)) throw badRequest();
  const added = await insertComment(deps.db, { ...comment, text, createdAt: now }, now);
  void alertOfComment(deps, { ...comment, text, nickname: added.nickname ?? '' }, now);
  return added;
}

const listComments = operation({
  access: 'visitor',
  path: SpotPath,
  query: ListCommentsParams,
  answer: CommentPage,
  async handle({ path, query, now }, { db }) {
    return loadComments(db, { spotId: path.id, skipped: offsetOf(query), size: query.size }, now);
  },
});

const createComment = operation({
  access: 'user',
  path: SpotPath,
  json: CommentDraft,
  answer: Comment,
  attempts: countComment,
  async handle({ viewer, path, json, now }, deps) {
    await requireSpot(deps.db, path.id);
    return addComment(deps, { spotId: path.id, authorId: viewer.userId, text: json.text }, now);
  },
});

const listReplies = operation({
  access: 'visitor',
  path: CommentPath,
  query: ListRepliesParams,
  answer: CommentPage,
  async handle({ path, query, now }, { db }) {
    const { id: spotId, commentId } = path;
    return loadReplies(db, { spotId, commentId, skipped: offsetOf(query), size: query.size }, now);
  },
});

const createReply = operation({
  access: 'user',
  path: CommentPath,
  json: CommentDraft,
  answer: Comment,
  attempts: countComment,
  async handle({ viewer, path, json, now }, deps) {
    await requireComment(deps.db, path);
    const { id: spotId, commentId: parentId } = path;
    return addComment(deps, { spotId, parentId, authorId: viewer.userId, text: json.text }, now);
  },
});

export const commentHandlers = { listComments, createComment, listReplies, createReply };
