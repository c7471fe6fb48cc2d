import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { stepsDays } from '../db/schema.ts';

/** All steps that a user ever walked. */
export async function totalStepsOf(db: Database, userId: number): Promise<number> {
  const [row] = await db
    .select({ steps: sql`coalesce(sum(${stepsDays.steps}), 0)`.mapWith(Number) })
    .from(stepsDays)
    .where(eq(stepsDays.userId, userId));
  return row?.steps ?? 0;
}
