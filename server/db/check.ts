import { sql, type SQL } from 'drizzle-orm';
import type { Database } from './client.ts';
import {
  comments,
  hallabongLedger,
  likes,
  rowCounts,
  spotDays,
  spotNames,
  spots,
  stepsDays,
  users,
} from './schema.ts';

/** Something that is kept beside the rows from which it follows. */
interface Kept {
  /** What it is, for people. */
  what: string;
  /** Counts where it is not what the rows say. */
  wrong: SQL;
  /** Makes it what the rows say. */
  repair: readonly SQL[];
}

/** A column that holds a sum over the rows of another table. */
const keptColumn = (what: string, table: SQL, column: SQL, sum: SQL): Kept => ({
  what,
  wrong: sql`select count(*) as count from ${table} where ${column} <> (${sum})`,
  repair: [sql`update ${table} set ${column} = (${sum}) where ${column} <> (${sum})`],
});

const days = sql`select (created_at at time zone 'UTC')::date as day, count(*) as count from ${spots} group by 1`;
const names = sql`select id as spot_id, lower(name) as name, letters_of(lower(name)) as letters from ${spots}`;
const spotCount = sql`select count(*) from ${spots}`;

const KEPT: readonly Kept[] = [
  keptColumn(
    'balances of hallabong',
    sql`users u`,
    sql`hallabong`,
    sql`select coalesce(sum(amount), 0) from ${hallabongLedger} where user_id = u.id`,
  ),
  keptColumn(
    'sums of steps',
    sql`users u`,
    sql`total_steps`,
    sql`select coalesce(sum(steps), 0) from ${stepsDays} where user_id = u.id`,
  ),
  keptColumn(
    'counts of likes',
    sql`spots s`,
    sql`like_count`,
    sql`select count(*) from ${likes} where spot_id = s.id`,
  ),
  keptColumn(
    'counts of comments',
    sql`spots s`,
    sql`comment_count`,
    sql`select count(*) from ${comments} where spot_id = s.id and parent_id is null`,
  ),
  keptColumn(
    'counts of replies',
    sql`comments c`,
    sql`reply_count`,
    sql`select count(*) from ${comments} r where r.parent_id = c.id`,
  ),
  {
    what: 'number of spots',
    wrong: sql`select count(*) as count from (${spotCount}) counted (count)
      where count <> coalesce((select count from ${rowCounts} where table_name = 'spots'), -1)`,
    repair: [
      sql`insert into ${rowCounts} (table_name, count) values ('spots', (${spotCount}))
        on conflict (table_name) do update set count = excluded.count`,
    ],
  },
  {
    what: 'days of spots',
    wrong: sql`select count(*) as count from (${days}) counted full join ${spotDays} kept using (day)
      where coalesce(counted.count, 0) <> coalesce(kept.count, 0)`,
    repair: [sql`delete from ${spotDays}`, sql`insert into ${spotDays} (day, count) ${days}`],
  },
  {
    what: 'names to search',
    wrong: sql`select count(*) as count from (${names}) told full join ${spotNames} kept using (spot_id)
      where (told.name, told.letters) is distinct from (kept.name, kept.letters)`,
    repair: [sql`delete from ${spotNames}`, sql`insert into ${spotNames} (spot_id, name, letters) ${names}`],
  },
];

/** How often something that is kept is not what the rows say. */
export interface CheckResult {
  what: string;
  wrong: number;
}

/**
 * Counts everything anew that is kept beside its rows, and compares. Nobody writes meanwhile: the tables are locked for
 * the time that it takes.
 *
 * @param repair whether what is wrong is put right
 */
export async function checkKept(db: Database, repair: boolean): Promise<CheckResult[]> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`);
    await transaction.execute(sql`
      lock table ${users}, ${hallabongLedger}, ${stepsDays}, ${spots}, ${likes}, ${comments}, ${rowCounts},
        ${spotDays}, ${spotNames} in share row exclusive mode`);
    const results: CheckResult[] = [];
    for (const { what, wrong, repair: statements } of KEPT) {
      // One connection carries one statement at a time.
      const count = await transaction.$count(
        sql`(${wrong}) wrong cross join generate_series(1, wrong.count)`,
      );
      results.push({ what, wrong: count });
      if (!repair || count === 0) continue;
      for (const statement of statements) await transaction.execute(statement);
    }
    return results;
  });
}
