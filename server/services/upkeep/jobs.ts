import { lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { jobRuns } from '../../db/schema.ts';

/**
 * Lets one of all processes begin a job that is due every so often.
 * @returns whether it is this one; the others need not do it
 */
export async function beginJob(db: Database, name: string, everyMs: number, now: Date): Promise<boolean> {
  const begun = await db
    .insert(jobRuns)
    .values({ name, begunAt: now })
    .onConflictDoUpdate({
      target: jobRuns.name,
      set: { begunAt: sql`excluded.begun_at` },
      setWhere: lte(jobRuns.begunAt, new Date(now.getTime() - everyMs)),
    })
    .returning({ name: jobRuns.name });
  return begun.length > 0;
}
