import { sql, type SQL } from 'drizzle-orm';

/** Where a page begins, counted from its number. */
export const offsetOf = ({ page, size }: { page: number; size: number }) => page * size;

/** How many pages of a size hold so many items. */
export const countPages = (items: number, size: number) => Math.ceil(items / size);

/** The contract's limit of a page. A limit that the planner knows keeps it from planning for thousands of rows. */
export const PAGE_MAX = sql.raw('100');

/** From here on a page is far down: to look where it is takes less than to count what is before it. */
export const FAR = 1000;

/** How many items are before the page, and how many it has, in SQL. */
export const SKIPPED = sql`${sql.placeholder('skipped')}::bigint`;
export const SIZE = sql`${sql.placeholder('size')}::bigint`;

/** A list whose pages are asked for, in SQL. */
interface Listed {
  /** The table, and which of its rows. */
  rows: { from: SQL; where: SQL };
  order: SQL;
  /** The same from the last to the first. */
  reversed: SQL;
  /** How many rows there are, kept with them. */
  total: SQL;
}

/**
 * The ids of a page, in SQL: counted from the end of the list that is nearer to it. Behind the last page nothing is read
 * at all, since the contract knows pages up to 2,147,483,647 and anybody may ask for them.
 */
export const idsFromNearerEnd = ({ rows: { from, where }, order, reversed, total }: Listed): SQL => sql`
  (
    select id from ${from} where ${where} and 2 * ${SKIPPED} <= ${total}
    order by ${order} limit ${PAGE_MAX} offset ${SKIPPED}
  ) union all (
    select id from (
      select id from ${from} where ${where} and 2 * ${SKIPPED} > ${total} and ${SKIPPED} < ${total}
      order by ${reversed} limit ${PAGE_MAX} offset greatest(${total} - ${SKIPPED} - ${SIZE}, 0)
    ) last_first limit greatest(least(${SIZE}, ${total} - ${SKIPPED}), 0)
  )`;
