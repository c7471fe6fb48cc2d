import { and, eq, sql } from 'drizzle-orm';
import { stepsForHallabong } from '../../../src/domain/conversion/conversion.ts';
import { CONVERSIONS_PER_PERIOD } from '../../../src/domain/limits.ts';
import type { Database } from '../../db/client.ts';
import { conversions, stepsDays, users } from '../../db/schema.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { seoulDayOf, sinceSeoulMidnight } from '../days.ts';
import { balanceOf, lockUser, writeLedger } from './hallabong.ts';

/** The fastest steps that count: somebody who sprints. */
const STEPS_PER_SECOND_MAX = 4;

/** The most steps of a day: 70 km at 0.7 m each (2 §9), which hardly anybody walks. */
const STEPS_PER_DAY_MAX = 100_000;

/** What somebody may have walked before the account was made, some minutes with the app open. */
const STEPS_BEFORE_ACCOUNT_MAX = 500;

/** All steps that a user ever walked: the sum of the days, which their triggers keep with the user. */
async function totalStepsOf(db: Database, userId: number): Promise<number> {
  const [user] = await db.select({ totalSteps: users.totalSteps }).from(users).where(eq(users.id, userId));
  return user?.totalSteps ?? 0;
}

/**
 * Saves today's count so far. The highest count of the day (Asia/Seoul) stays. Of a rise that nobody can walk in the
 * time since the last report, or for the first one since midnight or since the account was made, only the possible part
 * counts; a later report of the same count makes up for the rest, up to what a day may have.
 */
export async function saveStepCount(
  db: Database,
  userId: number,
  stepCount: number,
  now: Date,
): Promise<void> {
  const day = seoulDayOf(now);
  await db.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const today = await transaction.query.stepsDays.findFirst({
      where: and(eq(stepsDays.userId, userId), eq(stepsDays.day, day)),
    });
    const before = today?.steps ?? 0;
    const possible = today
      ? stepsWithin(now.getTime() - today.reportedAt.getTime())
      : await firstStepsOf(transaction, userId, now);
    const steps = Math.min(stepCount, before + possible, STEPS_PER_DAY_MAX);
    if (steps <= before) return;
    await transaction
      .insert(stepsDays)
      .values({ userId, day, steps, reportedAt: now })
      .onConflictDoUpdate({ target: [stepsDays.userId, stepsDays.day], set: { steps, reportedAt: now } });
  });
}

/** The most steps that somebody can walk within a time in milliseconds. */
const stepsWithin = (elapsedMs: number) => Math.floor((Math.max(elapsedMs, 0) / 1000) * STEPS_PER_SECOND_MAX);

/** The most steps that the first report of a day can bring. */
async function firstStepsOf(db: Database, userId: number, now: Date): Promise<number> {
  const user = await db.query.users.findFirst({ columns: { createdAt: true }, where: eq(users.id, userId) });
  const age = now.getTime() - (user?.createdAt ?? now).getTime();
  return Math.min(stepsWithin(sinceSeoulMidnight(now)), stepsWithin(age) + STEPS_BEFORE_ACCOUNT_MAX);
}

export interface ConversionResult {
  totalHallabong: number;
  remainingExchangeCount: number;
}

/**
 * Trades steps that were not traded before for hallabong, 10 for each, 20 times a day (Asia/Seoul) at most (2 §9).
 * @throws a Refusal when no conversion is left today, or there are too few steps
 */
export async function convertStepsOf(
  db: Database,
  userId: number,
  hallabong: number,
  now: Date,
): Promise<ConversionResult> {
  const day = seoulDayOf(now);
  const steps = stepsForHallabong(hallabong);
  return db.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const isToday = and(eq(conversions.userId, userId), eq(conversions.day, day));
    const used = await transaction.$count(conversions, isToday);
    if (used >= CONVERSIONS_PER_PERIOD) {
      throw new Refusal(409, 'NO_CONVERSIONS_LEFT', { message: '남은 전환 횟수가 없어요.' });
    }
    const unconverted =
      (await totalStepsOf(transaction, userId)) - (await convertedStepsOf(transaction, userId));
    if (unconverted < steps) {
      throw new Refusal(409, 'NOT_ENOUGH_STEPS', { message: '전환할 걸음 수가 부족해요.' });
    }
    const [conversion] = await transaction
      .insert(conversions)
      .values({ userId, day, steps, hallabong, createdAt: now })
      .returning({ id: conversions.id });
    await writeLedger(transaction, {
      userId,
      amount: hallabong,
      reason: 'CONVERSION',
      reference: String(conversion?.id),
      createdAt: now,
    });
    return {
      totalHallabong: await balanceOf(transaction, userId),
      remainingExchangeCount: CONVERSIONS_PER_PERIOD - used - 1,
    };
  });
}

async function convertedStepsOf(db: Database, userId: number): Promise<number> {
  const [row] = await db
    .select({ steps: sql`coalesce(sum(${conversions.steps}), 0)`.mapWith(Number) })
    .from(conversions)
    .where(eq(conversions.userId, userId));
  return row?.steps ?? 0;
}
