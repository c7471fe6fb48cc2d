import { randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { challenges, userChallenges } from '../../server/db/schema.ts';
import type { Deps } from '../../server/http/deps.ts';
import { startChallenge, toChallenge } from '../../server/services/map/challenges.ts';
import { writeLedger } from '../../server/services/hallabong/hallabong.ts';
import { metersBetween } from '../../src/domain/map/geo.ts';
import { after, answers, bodyOf, done, instead, on, refusal, responses } from '../kit/faulty.ts';
import { PROOF_URL } from '../kit/forms.ts';
import { at, isRecord, listAt, numberAt, textAt } from '../kit/json.ts';
import type { Mutant } from '../kit/mutant.ts';
import type { Probe, Somebody } from '../judging/probe.ts';

const challengeOf = async ({ db }: Deps, call: { parameter(name: string): string }) => {
  const id = Number(call.parameter('id'));
  return Number.isSafeInteger(id) && id > 0
    ? db.query.challenges.findFirst({ where: eq(challenges.id, id) })
    : undefined;
};

const placeIn = (body: unknown) => ({
  latitude: numberAt(body, 'latitude'),
  longitude: numberAt(body, 'longitude'),
});

/** The challenges of a user in a state. */
const challengesOf = async ({ db }: Deps, userId: number, state: 'ONGOING' | 'COMPLETED') => {
  const isOne = and(eq(userChallenges.userId, userId), eq(userChallenges.state, state));
  const rows = await db
    .select({ challenge: challenges })
    .from(userChallenges)
    .innerJoin(challenges, eq(challenges.id, userChallenges.challengeId))
    .where(isOne);
  return rows.map(({ challenge }) => toChallenge(challenge));
};

const idsIn = (body: unknown) => listAt(at(body, '*.id'), '');

/** A new user and the first of the challenges that are recommended to them. */
async function ready(probe: Probe, { started = false } = {}) {
  const somebody = await probe.user();
  const { body } = await somebody.call('listUpcomingChallenges');
  const [challenge] = listAt(body, '');
  const id = numberAt(challenge, 'id');
  const place = placeIn(challenge);
  if (started) await somebody.call('startChallenge', { path: { id }, json: place });
  return { somebody, id, place };
}

const complete = (somebody: Somebody, id: number, place: object, proofUrl = PROOF_URL) =>
  somebody.call('completeChallenge', { path: { id }, json: { ...place, proofUrl } });

const SEOUL = { latitude: 37.5665, longitude: 126.978 };

/** Challenges that go another way than from upcoming through ongoing to completed. */
export const CHALLENGES: readonly Mutant[] = [
  {
    id: 'completed-from-afar',
    title: 'Does not look where the photo was taken.',
    kind: 'broken rule',
    operations: ['completeChallenge'],
    breaks: 'the distance is at least the 120 m of the prompt.',
    fault: responses(['completeChallenge'], 409, async (response, call, deps) => {
      const body = await call.json();
      const challenge = await challengeOf(deps, call);
      if (at(await bodyOf(response), 'code') !== 'TOO_FAR_AWAY' || !challenge || !isRecord(body))
        return response;
      const { latitude, longitude } = challenge;
      return call.next({ json: { ...body, latitude, longitude } });
    }),
    shows: async (probe) => {
      const { somebody, id } = await ready(probe, { started: true });
      return (await complete(somebody, id, SEOUL)).status;
    },
    right: 409,
    wrong: 200,
  },
  {
    id: 'too-strict-about-the-place',
    title: 'Demands that the photo be taken within 20 m.',
    kind: 'radius or distance',
    operations: ['completeChallenge'],
    breaks: 'the distance is at least the 120 m of the prompt.',
    fault: instead(['completeChallenge'], async (call, deps) => {
      const challenge = await challengeOf(deps, call);
      const place = placeIn(await call.json());
      return challenge && metersBetween(place, challenge) > 20 && (await call.viewer()) !== undefined
        ? refusal(409, 'TOO_FAR_AWAY', '챌린지 장소에서 너무 멀리 있어요.')
        : undefined;
    }),
    shows: async (probe) => {
      const { somebody, id, place } = await ready(probe, { started: true });
      const near = { latitude: place.latitude + 0.001, longitude: place.longitude };
      return (await complete(somebody, id, near)).status;
    },
    right: 200,
    wrong: 409,
  },
  {
    id: 'completed-without-a-start',
    title: 'Completes a challenge that was never started.',
    kind: 'broken rule',
    operations: ['completeChallenge'],
    breaks: 'The challenge cannot be completed.',
    fault: responses(['completeChallenge'], 409, async (response, call, deps) => {
      if (at(await bodyOf(response), 'code') !== 'CHALLENGE_NOT_STARTED') return response;
      const userId = (await call.viewer()) ?? 0;
      const challengeId = Number(call.parameter('id'));
      await startChallenge(deps.db, { userId, challengeId, place: SEOUL, now: deps.clock() });
      return call.next();
    }),
    shows: async (probe) => {
      const { somebody, id, place } = await ready(probe);
      return (await complete(somebody, id, place)).status;
    },
    right: 409,
    wrong: 200,
  },
  {
    id: 'completed-twice',
    title: 'Completes a challenge again, and pays again.',
    kind: 'wrong balance',
    operations: ['completeChallenge'],
    breaks: 'The challenge cannot be completed.',
    fault: responses(['completeChallenge'], 409, async (response, call, { db, clock }) => {
      if (at(await bodyOf(response), 'code') !== 'CHALLENGE_ALREADY_COMPLETED') return response;
      const entry = { userId: (await call.viewer()) ?? 0, reason: 'WELCOME' as const, createdAt: clock() };
      await writeLedger(db, { ...entry, amount: 20, reference: randomUUID() });
      return done();
    }),
    shows: async (probe) => {
      const { somebody, id, place } = await ready(probe, { started: true });
      await complete(somebody, id, place);
      return (await complete(somebody, id, place)).status;
    },
    right: 409,
    wrong: 200,
  },
  {
    id: 'started-twice',
    title: 'Starts a challenge that is in progress.',
    kind: 'broken rule',
    operations: ['startChallenge'],
    breaks: 'The challenge cannot be started.',
    fault: responses(['startChallenge'], 409, () => done()),
    shows: async (probe) => {
      const { somebody, id, place } = await ready(probe, { started: true });
      return (await somebody.call('startChallenge', { path: { id }, json: place })).status;
    },
    right: 409,
    wrong: 200,
  },
  {
    id: 'start-only-there',
    title: 'Starts a challenge only for who stands there.',
    kind: 'valid input refused',
    operations: ['startChallenge'],
    breaks: 'so the server does not judge the distance.',
    fault: instead(['startChallenge'], async (call, deps) => {
      const challenge = await challengeOf(deps, call);
      const meters = challenge ? metersBetween(placeIn(await call.json()), challenge) : 0;
      return meters > 500 && (await call.viewer()) !== undefined
        ? refusal(409, 'TOO_FAR_AWAY', '챌린지 장소에서 너무 멀리 있어요.')
        : undefined;
    }),
    shows: async (probe) => {
      const { somebody, id } = await ready(probe);
      return (await somebody.call('startChallenge', { path: { id }, json: SEOUL })).status;
    },
    right: 200,
    wrong: 409,
  },
  {
    id: 'started-stays-upcoming',
    title: 'Leaves a started challenge in the list of those that can be started.',
    kind: 'broken rule',
    operations: ['listUpcomingChallenges'],
    breaks: 'it moves from the upcoming to the ongoing list.',
    fault: answers(['listUpcomingChallenges'], async (body, call, deps) => [
      ...listAt(body, ''),
      ...(await challengesOf(deps, (await call.viewer()) ?? 0, 'ONGOING')),
    ]),
    shows: async (probe) => {
      const { somebody, id } = await ready(probe, { started: true });
      return idsIn((await somebody.call('listUpcomingChallenges')).body).includes(id);
    },
    right: false,
    wrong: true,
  },
  {
    id: 'started-not-ongoing',
    title: 'Answers a start and does not store it.',
    kind: 'broken rule',
    operations: ['startChallenge'],
    breaks: 'it moves from the upcoming to the ongoing list.',
    fault: after(['startChallenge'], async (call, { db }) => {
      const isOne = and(
        eq(userChallenges.userId, (await call.viewer()) ?? 0),
        eq(userChallenges.challengeId, Number(call.parameter('id'))),
      );
      await db.update(userChallenges).set({ state: 'UPCOMING' }).where(isOne);
    }),
    shows: async (probe) => {
      const { somebody, id } = await ready(probe, { started: true });
      return idsIn((await somebody.call('listOngoingChallenges')).body).includes(id);
    },
    right: true,
    wrong: false,
  },
  {
    id: 'completed-stays-ongoing',
    title: 'Leaves a completed challenge among those in progress.',
    kind: 'broken rule',
    operations: ['listOngoingChallenges'],
    breaks: 'it moves from the ongoing to the completed list.',
    fault: answers(['listOngoingChallenges'], async (body, call, deps) => [
      ...listAt(body, ''),
      ...(await challengesOf(deps, (await call.viewer()) ?? 0, 'COMPLETED')),
    ]),
    shows: async (probe) => {
      const { somebody, id, place } = await ready(probe, { started: true });
      await complete(somebody, id, place);
      return idsIn((await somebody.call('listOngoingChallenges')).body).includes(id);
    },
    right: false,
    wrong: true,
  },
  {
    id: 'completed-not-listed',
    title: 'Lists the completed challenges of the days before only.',
    kind: 'broken rule',
    operations: ['listCompletedChallenges'],
    breaks: 'it moves from the ongoing to the completed list.',
    fault: (deps) => {
      const startedAt = deps.clock();
      return answers(['listCompletedChallenges'], async (body, call) => {
        const isNew = and(
          eq(userChallenges.userId, (await call.viewer()) ?? 0),
          gt(userChallenges.completedAt, startedAt),
        );
        const rows = await deps.db.select().from(userChallenges).where(isNew);
        const fresh = rows.map(({ challengeId }) => challengeId);
        return listAt(body, '').filter((challenge) => !fresh.includes(numberAt(challenge, 'id')));
      })(deps);
    },
    shows: async (probe) => {
      const { somebody, id, place } = await ready(probe, { started: true });
      await complete(somebody, id, place);
      return idsIn((await somebody.call('listCompletedChallenges')).body).includes(id);
    },
    right: true,
    wrong: false,
  },
  {
    id: 'anything-is-a-proof',
    title: 'Takes the address of a picture for a proof.',
    kind: 'broken input accepted',
    operations: ['completeChallenge'],
    breaks: 'The photo as an image data URL in base64.',
    fault: on(['completeChallenge'], async (call) => {
      const body = await call.json();
      const proofUrl = textAt(body, 'proofUrl');
      if (!isRecord(body) || proofUrl === '' || proofUrl.startsWith('data:image/')) return call.next();
      return call.next({ json: { ...body, proofUrl: PROOF_URL } });
    }),
    shows: async (probe) => {
      const { somebody, id, place } = await ready(probe, { started: true });
      return (await complete(somebody, id, place, 'https://example.com/photo-of-the-place.jpg')).status;
    },
    right: 400,
    wrong: 200,
  },
  {
    id: 'renewal-drops-the-ongoing',
    title: 'Throws the challenges in progress away with the upcoming ones when they are renewed.',
    kind: 'broken rule',
    operations: ['refreshUpcomingChallenges'],
    breaks: "The challenges that the session's user has started and not completed (진행중)",
    fault: after(['refreshUpcomingChallenges'], async (call, { db }) => {
      const isOngoing = and(
        eq(userChallenges.userId, (await call.viewer()) ?? 0),
        eq(userChallenges.state, 'ONGOING'),
      );
      await db.delete(userChallenges).where(isOngoing);
    }),
    shows: async (probe) => {
      const { somebody, id } = await ready(probe, { started: true });
      await somebody.call('refreshUpcomingChallenges');
      return idsIn((await somebody.call('listOngoingChallenges')).body).includes(id);
    },
    right: true,
    wrong: false,
  },
  {
    id: 'everybodys-challenges-in-progress',
    title: 'Forgets to ask whose challenges in progress are listed.',
    kind: 'somebody else’s',
    operations: ['listOngoingChallenges'],
    breaks: "The challenges that the session's user has started and not completed (진행중)",
    fault: answers(['listOngoingChallenges'], async (body, _, deps) => {
      const others = await challengesOf(deps, 1, 'ONGOING');
      const own = idsIn(body);
      return [...listAt(body, ''), ...others.filter(({ id }) => !own.includes(id))];
    }),
    shows: async (probe) =>
      listAt((await (await probe.user()).call('listOngoingChallenges')).body, '').length > 0,
    right: false,
    wrong: true,
  },
];
