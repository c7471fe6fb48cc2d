import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Comment } from '../../../generated/model/comment.zod.ts';
import type { CommentPage } from '../../../generated/model/comment-page.zod.ts';
import { againAfterDeadlock, type Database } from '../../db/client.ts';
import { preparedOnce } from '../../db/prepared.ts';
import { comments, spots } from '../../db/schema.ts';
import { notFound } from '../../refusals/refusal.ts';
import { FAR, idsFromNearerEnd, PAGE_MAX, SIZE, SKIPPED } from './paging.ts';
import { relativeTime } from './relative-time.ts';

/** A comment or a reply as the database tells it. */
interface CommentRow {
  id: number;
  text: string;
  nickname: string;
  profileImage: string | null;
  parentId: number | null;
  /** Milliseconds since 1970. */
  createdAt: number;
  isDeleted: boolean;
}

/** What is told of somebody whose account was deleted. */
const NOBODY = '탈퇴한 회원';

/** What was deleted keeps its place and loses its text (1 §3). `c` is the comment, `u` its author. */
const TOLD_COLUMNS = sql`
  c.id, case when c.deleted_at is null then c.text else '' end as text,
  coalesce(u.nickname, '${sql.raw(NOBODY)}') as nickname,
  u.profile_image as "profileImage", c.parent_id as "parentId",
  round(extract(epoch from c.created_at) * 1000) as "createdAt", c.deleted_at is not null as "isDeleted"`;

const toComment = ({ id, text, nickname, profileImage, ...row }: CommentRow, now: Date): Comment => ({
  id,
  text,
  nickname,
  profileImageUrl: profileImage,
  relativeTime: relativeTime(new Date(row.createdAt), now),
  depth: row.parentId === null ? 0 : 1,
  isDeleted: row.isDeleted,
});

const spotId = sql.placeholder('spotId');
const commentId = sql.placeholder('commentId');

/** Comments of a spot, the newest first. They have no parent; that it stands in the order has the index read in its own. */
const OF_SPOT = {
  rows: { from: sql`comments c`, where: sql`c.spot_id = ${spotId}::bigint and c.parent_id is null` },
  order: sql`c.parent_id desc, c.id desc`,
  reversed: sql`c.parent_id, c.id`,
  total: sql`spots.comment_count`,
};

/** Replies to a comment, the oldest first. */
const OF_COMMENT = {
  rows: { from: sql`comments c`, where: sql`c.parent_id = ${commentId}::bigint` },
  order: sql`c.id`,
  reversed: sql`c.id desc`,
  total: sql`comments.reply_count`,
};

/** A page of comments, in SQL: ids in the order of the list, and only these with their rows and authors. */
const pageOf = (ids: SQL, order: SQL) => sql<CommentRow[]>`(
  select coalesce(json_agg(told), '[]') from (
    select ${TOLD_COLUMNS}
    from (select id from (${ids} limit ${PAGE_MAX}) near limit ${SIZE}) page
    join comments c on c.id = page.id left join users u on u.id = c.author_id
    order by ${order}
  ) told)`;

const idsInOrder = ({ rows: { from, where }, order }: typeof OF_SPOT) =>
  sql`select id from ${from} where ${where} order by ${order}`;

const inOrder = (listed: typeof OF_SPOT) => sql`${idsInOrder(listed)} offset ${SKIPPED}`;

const selectComments = (db: Database, ids: SQL) =>
  db
    .select({ total: spots.commentCount, rows: pageOf(ids, OF_SPOT.order) })
    .from(spots)
    .where(eq(spots.id, spotId));

const selectReplies = (db: Database, ids: SQL) =>
  db
    .select({ total: comments.replyCount, rows: pageOf(ids, OF_COMMENT.order) })
    .from(comments)
    .where(and(eq(comments.id, commentId), eq(comments.spotId, spotId), isNull(comments.parentId)));

/** A statement for each depth, as the feeds have them. */
const COMMENTS = {
  first: preparedOnce((db) => selectComments(db, idsInOrder(OF_SPOT)).prepare('comments_first')),
  near: preparedOnce((db) => selectComments(db, inOrder(OF_SPOT)).prepare('comments_near')),
  far: preparedOnce((db) => selectComments(db, idsFromNearerEnd(OF_SPOT)).prepare('comments_far')),
};

const REPLIES = {
  first: preparedOnce((db) => selectReplies(db, idsInOrder(OF_COMMENT)).prepare('replies_first')),
  near: preparedOnce((db) => selectReplies(db, inOrder(OF_COMMENT)).prepare('replies_near')),
  far: preparedOnce((db) => selectReplies(db, idsFromNearerEnd(OF_COMMENT)).prepare('replies_far')),
};

interface Slice {
  skipped: number;
  size: number;
}

const depthOf = (slice: Slice) => (slice.skipped === 0 ? 'first' : slice.skipped < FAR ? 'near' : 'far');

/** @throws a Refusal where what the page belongs to was not found */
function toPage(
  found: { total: number; rows: CommentRow[] } | undefined,
  slice: Slice,
  now: Date,
): CommentPage {
  if (found === undefined) throw notFound();
  return {
    content: found.rows.map((row) => toComment(row, now)),
    totalElements: found.total,
    hasNext: slice.skipped + slice.size < found.total,
  };
}

/**
 * One page of the comments on a spot, the newest first.
 * @throws a Refusal when there is no such spot
 */
export async function loadComments(
  db: Database,
  slice: { spotId: number } & Slice,
  now: Date,
): Promise<CommentPage> {
  const [found] = await COMMENTS[depthOf(slice)](db).execute({ ...slice });
  return toPage(found, slice, now);
}

/**
 * One page of the replies to a comment, the oldest first.
 * @throws a Refusal when the spot has no such comment, or it is a reply
 */
export async function loadReplies(
  db: Database,
  slice: { spotId: number; commentId: number } & Slice,
  now: Date,
): Promise<CommentPage> {
  const [found] = await REPLIES[depthOf(slice)](db).execute({ ...slice });
  return toPage(found, slice, now);
}

/** Writes a comment or, with a parent, a reply, and tells it. */
export async function insertComment(
  db: Database,
  comment: typeof comments.$inferInsert,
  now: Date,
): Promise<Comment> {
  // It changes the spot before it looks for the author; the end of the author's account does so the other way round.
  const [row] = await againAfterDeadlock(() =>
    db.insert(comments).values(comment).returning({ id: comments.id }),
  );
  const [added] = await db
    .select({ comment: sql<CommentRow>`row_to_json(told)` })
    .from(
      sql`(select ${TOLD_COLUMNS} from comments c left join users u on u.id = c.author_id where c.id = ${row?.id}) told`,
    );
  if (added === undefined) throw new Error('The comment was not stored.');
  return toComment(added.comment, now);
}
