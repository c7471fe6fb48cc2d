import { eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { preparedOnce } from '../../db/prepared.ts';
import { rowCounts } from '../../db/schema.ts';
import { FAR, idsFromNearerEnd, PAGE_MAX, SIZE, SKIPPED } from './paging.ts';
import { TOLD_COLUMNS } from './spots.ts';

/** The orders of the feeds, by what all ways to a page and the page itself are sorted. */
const ORDERS = {
  latest: (row: SQL) => sql`${row}.created_at desc, ${row}.id desc`,
  mostLiked: (row: SQL) => sql`${row}.like_count desc, ${row}.id desc`,
} as const;

export type FeedOrder = keyof typeof ORDERS;

/** How many spots there are, within {@link selectPage}. */
const TOTAL = sql.raw('row_counts.count');

/**
 * The number of all spots and one page of them, of spots whose ids come in the order of the feed: only these are joined
 * to their rows and authors, not those before them.
 */
const selectPage = (db: Database, order: FeedOrder, ids: SQL) =>
  db
    .select({
      total: rowCounts.count,
      content: sql<string>`(
        select coalesce(json_agg(told), '[]')::text from (
          select ${TOLD_COLUMNS}
          from (select id from (${ids} limit ${PAGE_MAX}) near limit ${SIZE}) page
          join spots s on s.id = page.id join users u on u.id = s.author_id
          order by ${ORDERS[order](sql`s`)}
        ) told)`,
    })
    .from(rowCounts)
    .where(eq(rowCounts.tableName, 'spots'));

const idsInOrder = (order: FeedOrder) => sql`select id from spots p order by ${ORDERS[order](sql`p`)}`;

/**
 * The ids of a page far down the latest feed, in SQL: the days before it are skipped by their sums, and counted are the
 * spots of one day alone. Behind the last page there is none, and so no spot is older.
 */
const idsByDay = sql`
  with start as materialized (
    select day, before
    from (select day, sum(count) over (order by day desc) - count as before from spot_days) days
    where before <= ${SKIPPED} and ${SKIPPED} < ${TOTAL} order by day limit 1
  )
  select id from spots p
  where p.created_at < (select (day + 1)::timestamp at time zone 'UTC' from start)
  order by ${ORDERS.latest(sql`p`)}
  offset (select ${SKIPPED} - before from start)`;

const inOrder = (order: FeedOrder) => sql`${idsInOrder(order)} offset ${SKIPPED}`;

/** Nothing sums up likes as days are: spots between the page and the nearer end are counted, in the index alone. */
const idsByLikes = idsFromNearerEnd({
  rows: { from: sql`spots p`, where: sql`true` },
  order: ORDERS.mostLiked(sql`p`),
  reversed: sql`p.like_count, p.id`,
  total: TOTAL,
});

/**
 * A statement for each depth of a feed. The first page has one without an offset: the database keeps its plan, for it
 * cannot turn out worse than it looks.
 */
const FEEDS = {
  latest: {
    first: preparedOnce((db) => selectPage(db, 'latest', idsInOrder('latest')).prepare('latest_first')),
    near: preparedOnce((db) => selectPage(db, 'latest', inOrder('latest')).prepare('latest_near')),
    far: preparedOnce((db) => selectPage(db, 'latest', idsByDay).prepare('latest_far')),
  },
  mostLiked: {
    first: preparedOnce((db) => selectPage(db, 'mostLiked', idsInOrder('mostLiked')).prepare('liked_first')),
    near: preparedOnce((db) => selectPage(db, 'mostLiked', inOrder('mostLiked')).prepare('liked_near')),
    far: preparedOnce((db) => selectPage(db, 'mostLiked', idsByLikes).prepare('liked_far')),
  },
} as const;

export interface FeedPage {
  /** How many spots there are on all pages. */
  total: number;
  /** The spots as JSON: the server passes on what the database writes. */
  content: string;
}

/** One page of a feed, as the contract tells it to a user or, without one, to a visitor. */
export async function loadFeed(
  db: Database,
  order: FeedOrder,
  page: { skipped: number; size: number; userId: number | undefined },
): Promise<FeedPage> {
  const { first, near, far } = FEEDS[order];
  const statement = page.skipped === 0 ? first : page.skipped < FAR ? near : far;
  const [found] = await statement(db).execute({ ...page, userId: page.userId ?? null });
  return found ?? { total: 0, content: '[]' };
}
