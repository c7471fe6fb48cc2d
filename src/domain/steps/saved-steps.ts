import * as z from 'zod/mini';
import { STEP_STRIDE_METERS } from '../limits.ts';
import { rollToDay, startSteps, type StepsState } from './steps.ts';

const LOCAL_DAY = /^\d{4}-\d{2}-\d{2}$/;

const savedCount = z.int().check(z.nonnegative());
/* oxlint-disable promise/valid-params -- it takes zod's catch, the value for a damaged field, for that of a promise */
const savedSteps = z.object({
  day: z.string().check(z.regex(LOCAL_DAY)),
  count: savedCount,
  restMeters: z.catch(z.number().check(z.nonnegative(), z.lt(STEP_STRIDE_METERS)), 0),
  lastSentCount: z.catch(savedCount, 0),
  lastSentAtMs: z.catch(z.nullable(z.number()), null),
});
/* oxlint-enable promise/valid-params */

/** What is kept of the count over a reload (2 §3). */
export type SavedSteps = z.infer<typeof savedSteps>;

/**
 * What to keep over a reload. The last counted fix is not kept: whoever closes the app here and opens it
 * elsewhere has not walked the way between.
 */
export function toSavedSteps(state: StepsState): SavedSteps {
  const { day, count, restMeters, lastSentCount, lastSentAtMs } = state;
  return { day, count, restMeters, lastSentCount, lastSentAtMs };
}

/**
 * The state from what was kept, on today's local date (YYYY-MM-DD). Anything that is missing or damaged
 * starts today at 0; of a day that is over only the time of the last sending counts on.
 */
export function fromSavedSteps(saved: unknown, day: string): StepsState {
  const read = z.safeParse(savedSteps, saved);
  if (!read.success) return startSteps(day);
  const lastSentCount = Math.min(read.data.lastSentCount, read.data.count);
  return rollToDay({ ...read.data, lastSentCount, anchor: null }, day);
}
