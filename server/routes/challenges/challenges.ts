import * as z from 'zod/mini';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { Acknowledgement } from '../../../generated/model/acknowledgement.zod.ts';
import { ChallengeItems } from '../../../generated/model/challenge-items.zod.ts';
import { ChallengeProof, challengeProofProofUrlMax } from '../../../generated/model/challenge-proof.zod.ts';
import { ChallengeStart } from '../../../generated/model/challenge-start.zod.ts';
import { Id } from '../../../generated/model/id.zod.ts';
import { ListCompletedChallengesParams } from '../../../generated/model/list-completed-challenges-params.zod.ts';
import { challenges, userChallenges } from '../../db/schema.ts';
import { operation } from '../../http/operation.ts';
import { badRequest } from '../../refusals/refusal.ts';
import {
  completeChallenge as complete,
  loadUpcoming,
  refreshUpcoming,
  requireCompletable,
  startChallenge as start,
  toChallenge,
} from '../../services/map/challenges.ts';
import { deleteImage, storeImage } from '../../services/community/images.ts';

const ChallengePath = z.object({ id: Id });

/** The contract's limit of a list. */
const ONGOING_MAX = 100;

/** A photo of the greatest length, and the frame around it. */
const PROOF_BODY_BYTES = challengeProofProofUrlMax + 16 * 1024;

/** Proofs of one user: each is up to 6 MB that the server decodes. */
const PROOF_LIMIT = { max: 300, windowMs: 60 * 60_000 };

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

const listUpcomingChallenges = operation({
  access: 'user',
  answer: ChallengeItems,
  async handle({ viewer, now }, { db }) {
    const rows = await loadUpcoming(db, viewer.userId, now);
    return rows.map((row) => toChallenge(row));
  },
});

const listOngoingChallenges = operation({
  access: 'user',
  answer: ChallengeItems,
  async handle({ viewer }, { db }) {
    const rows = await db
      .select({ challenge: challenges })
      .from(userChallenges)
      .innerJoin(challenges, eq(challenges.id, userChallenges.challengeId))
      .where(and(eq(userChallenges.userId, viewer.userId), eq(userChallenges.state, 'ONGOING')))
      .orderBy(desc(userChallenges.startedAt), asc(userChallenges.id))
      .limit(ONGOING_MAX);
    return rows.map(({ challenge }) => toChallenge(challenge));
  },
});

const listCompletedChallenges = operation({
  access: 'user',
  query: ListCompletedChallengesParams,
  answer: ChallengeItems,
  async handle({ viewer, query: { size, lastId } }, { db }) {
    const mine = and(eq(userChallenges.userId, viewer.userId), eq(userChallenges.state, 'COMPLETED'));
    const [last] =
      lastId === undefined
        ? []
        : await db
            .select({ completedAt: userChallenges.completedAt, id: userChallenges.id })
            .from(userChallenges)
            .where(and(mine, eq(userChallenges.challengeId, lastId)));
    // Nothing follows a challenge that is not in the list.
    if (lastId !== undefined && last === undefined) return [];
    const follows =
      last &&
      sql`(${userChallenges.completedAt}, ${userChallenges.id}) <
        (${last.completedAt?.toISOString()}::timestamptz, ${last.id}::bigint)`;
    const rows = await db
      .select({ challenge: challenges, completedAt: userChallenges.completedAt })
      .from(userChallenges)
      .innerJoin(challenges, eq(challenges.id, userChallenges.challengeId))
      .where(and(mine, follows))
      .orderBy(desc(userChallenges.completedAt), desc(userChallenges.id))
      .limit(size);
    return rows.map(({ challenge, completedAt }) => toChallenge(challenge, completedAt));
  },
});

const startChallenge = operation({
  access: 'user',
  path: ChallengePath,
  json: ChallengeStart,
  answer: Acknowledgement,
  async handle({ viewer, path, json, now }, { db }) {
    await start(db, { userId: viewer.userId, challengeId: path.id, place: json, now });
    return { success: true, message: '챌린지를 시작했습니다.' };
  },
});

const refreshUpcomingChallenges = operation({
  access: 'user',
  answer: Acknowledgement,
  async handle({ viewer, now }, { db }) {
    await refreshUpcoming(db, viewer.userId, now);
    return { success: true, message: '추천 챌린지를 새로 골랐습니다.' };
  },
});

/**
 * The file in a data URL.
 * @throws a Refusal for what is not base64
 */
function readDataUrl(url: string): Blob {
  const content = url.slice(url.indexOf(',') + 1);
  if (content.length % 4 !== 0 || !BASE64.test(content)) throw badRequest();
  return new Blob([Buffer.from(content, 'base64')]);
}

const completeChallenge = operation({
  access: 'user',
  path: ChallengePath,
  json: ChallengeProof,
  maxBodyBytes: PROOF_BODY_BYTES,
  answer: Acknowledgement,
  attempts: ({ viewer }) => [{ key: `proofs of ${viewer.userId}`, limit: PROOF_LIMIT }],
  async handle({ viewer, path, json, now }, { db, storage }) {
    const proof = { userId: viewer.userId, challengeId: path.id, place: json, now };
    const photo = readDataUrl(json.proofUrl);
    // A photo is stored only for who may complete; the same is asked again once nobody else can change it.
    await requireCompletable(db, proof);
    const key = await storeImage(storage, 'proofs', photo, { notAnImage: badRequest, tooLarge: badRequest });
    try {
      await complete(db, proof, key);
    } catch (error) {
      await deleteImage(storage, key);
      throw error;
    }
    return { success: true, message: '챌린지를 완료했습니다.' };
  },
});

export const challengeHandlers = {
  listUpcomingChallenges,
  listOngoingChallenges,
  listCompletedChallenges,
  startChallenge,
  refreshUpcomingChallenges,
  completeChallenge,
};
