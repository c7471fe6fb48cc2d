import {
  and,
  asc,
  eq,
  gte,
  inArray,
  isNull,
  ne,
  notInArray,
  or,
  sql,
  type Placeholder,
  type SQL,
} from 'drizzle-orm';
import type { Challenge } from '../../../generated/model/challenge.zod.ts';
import { metersBetween, type Coordinates } from '../../../src/domain/map/geo.ts';
import { PROXIMITY_METERS, STEP_ACCURACY_MAX_METERS } from '../../../src/domain/limits.ts';
import type { Database } from '../../db/client.ts';
import { challenges, userChallenges } from '../../db/schema.ts';
import { notFound, Refusal } from '../../refusals/refusal.ts';
import { lockUser, writeLedger } from '../hallabong/hallabong.ts';
import { seoulDayOf } from '../days.ts';

/** How many challenges are recommended to a user at a time. */
const UPCOMING_COUNT = 5;

/**
 * The greatest distance at which a proof counts, in metres: the 120 m within which clients ask for it (2 §4), and the
 * worst accuracy of a position that clients still use (2 §5).
 */
const PROOF_METERS = PROXIMITY_METERS + STEP_ACCURACY_MAX_METERS;

export type ChallengeRow = typeof challenges.$inferSelect;

/** A challenge as the contract tells it. */
export function toChallenge(row: ChallengeRow, completedAt?: Date | null): Challenge {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    themeName: row.themeName,
    img1: row.imageUrl,
    startDate: row.firstDay,
    endDate: row.lastDay,
    completedAt: completedAt?.toISOString(),
    latitude: row.latitude,
    longitude: row.longitude,
  };
}

/** Challenges whose last day has not passed, in SQL. */
export const isOpen = (today: string | Placeholder): SQL | undefined =>
  or(isNull(challenges.lastDay), gte(challenges.lastDay, today));

const hasEnded = ({ lastDay }: ChallengeRow, now: Date) => lastDay !== null && lastDay < seoulDayOf(now);

const alreadyStarted = () =>
  new Refusal(409, 'CHALLENGE_ALREADY_STARTED', { message: '이미 시작한 챌린지입니다.' });

const alreadyCompleted = () =>
  new Refusal(409, 'CHALLENGE_ALREADY_COMPLETED', { message: '이미 완료한 챌린지입니다.' });

const notStarted = () =>
  new Refusal(409, 'CHALLENGE_NOT_STARTED', { message: '아직 시작하지 않은 챌린지입니다.' });

const ended = () => new Refusal(409, 'CHALLENGE_ENDED', { message: '기간이 끝난 챌린지입니다.' });

const tooFarAway = () => new Refusal(409, 'TOO_FAR_AWAY', { message: '챌린지 장소에서 너무 멀리 있어요.' });

const proposedTo = (userId: number) =>
  and(eq(userChallenges.userId, userId), eq(userChallenges.state, 'UPCOMING'));

/** The open challenges that are recommended to a user. */
async function loadProposed(db: Database, userId: number, today: string): Promise<ChallengeRow[]> {
  const rows = await db
    .select({ challenge: challenges })
    .from(userChallenges)
    .innerJoin(challenges, eq(challenges.id, userChallenges.challengeId))
    .where(and(proposedTo(userId), isOpen(today)))
    .orderBy(asc(userChallenges.id));
  return rows.map(({ challenge }) => challenge);
}

/**
 * Recommends open challenges that the user has not started: new ones first, then, where there are too few, those of
 * `lastChoice`. Which of them is chance. To be called in a transaction that holds the user.
 */
async function propose(
  transaction: Database,
  choice: { userId: number; count: number; lastChoice: readonly number[]; now: Date },
): Promise<void> {
  const { userId, count, lastChoice, now } = choice;
  const known = transaction
    .select({ id: userChallenges.challengeId })
    .from(userChallenges)
    .where(eq(userChallenges.userId, userId));
  const newFirst = lastChoice.length > 0 ? [asc(inArray(challenges.id, [...lastChoice]))] : [];
  const chosen = await transaction
    .select({ id: challenges.id })
    .from(challenges)
    .where(and(isOpen(seoulDayOf(now)), notInArray(challenges.id, known)))
    .orderBy(...newFirst, sql`random()`)
    .limit(count);
  if (chosen.length === 0) return;
  const rows = chosen.map(({ id }) => ({
    userId,
    challengeId: id,
    state: 'UPCOMING' as const,
    proposedAt: now,
  }));
  await transaction.insert(userChallenges).values(rows);
}

/** The challenges that are recommended to a user, filled up where some were started or have ended. */
export async function loadUpcoming(db: Database, userId: number, now: Date): Promise<ChallengeRow[]> {
  const today = seoulDayOf(now);
  const proposed = await loadProposed(db, userId, today);
  if (proposed.length >= UPCOMING_COUNT) return proposed;
  return db.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const present = await loadProposed(transaction, userId, today);
    const count = UPCOMING_COUNT - present.length;
    if (count <= 0) return present;
    await propose(transaction, { userId, count, lastChoice: [], now });
    return loadProposed(transaction, userId, today);
  });
}

/** Chooses a user's recommendations anew. */
export async function refreshUpcoming(db: Database, userId: number, now: Date): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const dropped = await transaction
      .delete(userChallenges)
      .where(proposedTo(userId))
      .returning({ id: userChallenges.challengeId });
    const lastChoice = dropped.map(({ id }) => id);
    await propose(transaction, { userId, count: UPCOMING_COUNT, lastChoice, now });
  });
}

/** @throws a Refusal when there is no such challenge */
async function findChallenge(db: Database, id: number): Promise<ChallengeRow> {
  const [challenge] = await db.select().from(challenges).where(eq(challenges.id, id));
  if (challenge === undefined) throw notFound();
  return challenge;
}

async function findState(db: Database, userId: number, challengeId: number) {
  const [row] = await db
    .select({ state: userChallenges.state })
    .from(userChallenges)
    .where(and(eq(userChallenges.userId, userId), eq(userChallenges.challengeId, challengeId)));
  return row?.state;
}

/**
 * Starts a challenge for a user, recommended or not: the map shows others too. It starts once.
 * @throws a Refusal when it cannot be started
 */
export async function startChallenge(
  db: Database,
  start: { userId: number; challengeId: number; place: Coordinates; now: Date },
): Promise<void> {
  const { userId, challengeId, place, now } = start;
  await db.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const challenge = await findChallenge(transaction, challengeId);
    const state = await findState(transaction, userId, challengeId);
    if (state === 'ONGOING') throw alreadyStarted();
    if (state === 'COMPLETED') throw alreadyCompleted();
    if (hasEnded(challenge, now)) throw ended();
    const started = {
      state: 'ONGOING' as const,
      startedAt: now,
      startLatitude: place.latitude,
      startLongitude: place.longitude,
    };
    await transaction
      .insert(userChallenges)
      .values({ userId, challengeId, proposedAt: now, ...started })
      .onConflictDoUpdate({
        target: [userChallenges.userId, userChallenges.challengeId],
        set: started,
      });
  });
}

interface Proof {
  userId: number;
  challengeId: number;
  place: Coordinates;
  now: Date;
}

/**
 * The challenge that a user may complete here and now.
 * @throws a Refusal when it cannot be completed
 */
export async function requireCompletable(db: Database, proof: Proof): Promise<ChallengeRow> {
  const challenge = await findChallenge(db, proof.challengeId);
  const state = await findState(db, proof.userId, proof.challengeId);
  if (state === 'COMPLETED') throw alreadyCompleted();
  if (state !== 'ONGOING') throw notStarted();
  if (hasEnded(challenge, proof.now)) throw ended();
  if (metersBetween(proof.place, challenge) > PROOF_METERS) throw tooFarAway();
  return challenge;
}

/**
 * Completes an ongoing challenge with its stored photo and pays its reward, once.
 * @throws a Refusal when it cannot be completed
 */
export async function completeChallenge(db: Database, proof: Proof, proofKey: string): Promise<void> {
  const { userId, challengeId, place, now } = proof;
  await db.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const { reward } = await requireCompletable(transaction, proof);
    await transaction
      .update(userChallenges)
      .set({
        state: 'COMPLETED',
        completedAt: now,
        proofLatitude: place.latitude,
        proofLongitude: place.longitude,
        proofKey,
      })
      .where(and(eq(userChallenges.userId, userId), eq(userChallenges.challengeId, challengeId)));
    await writeLedger(transaction, {
      userId,
      amount: reward,
      reason: 'CHALLENGE',
      reference: String(challengeId),
      createdAt: now,
    });
  });
}

/** The challenges that a user has not completed, joined to that user's rows; in SQL. */
export const isNotCompleted = or(isNull(userChallenges.state), ne(userChallenges.state, 'COMPLETED'));
