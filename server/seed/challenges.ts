import { challenges, userChallenges } from '../db/schema.ts';
import { STORY_CHALLENGES, type StoryChallenge } from './challenges-data.ts';
import { exampleImage } from './example-image.ts';
import { continueIds, type Seed } from './seed-part.ts';
import { createStoryTime, type StoryTime } from './story-time.ts';
import { STORY_USERS } from './users.ts';

const DAY_MS = 86_400_000;

/** From 20 to 50, so that a challenge or two buy the first thing of the shop. */
const rewardOf = ({ id }: StoryChallenge) => 20 + (id % 4) * 10;

/** How far the demo user is with a challenge, as a row of that user's list. */
function toUserChallenge({ id, state, place, completedAt }: StoryChallenge, now: Date, time: StoryTime) {
  if (state === undefined) return [];
  const row = { userId: STORY_USERS.gamgyul, challengeId: id, state };
  if (state === 'UPCOMING') return [{ ...row, proposedAt: now }];
  const moment = completedAt === undefined ? new Date(now.getTime() - DAY_MS) : time.toMoment(completedAt);
  const [startLatitude, startLongitude] = place;
  const started = { ...row, proposedAt: moment, startedAt: moment, startLatitude, startLongitude };
  return [state === 'ONGOING' ? started : { ...started, completedAt: moment }];
}

/** The challenges, and which of them the demo user was offered, has started and has completed. */
export const seedChallenges: Seed = async (transaction, { now }) => {
  const time = createStoryTime(now);
  await transaction.insert(challenges).values(
    STORY_CHALLENGES.map((challenge) => ({
      id: challenge.id,
      name: challenge.name,
      description: challenge.description,
      themeName: challenge.themeName,
      imageUrl: challenge.image === null ? null : exampleImage(challenge.image),
      firstDay: challenge.firstDay === null ? null : time.toDay(challenge.firstDay),
      lastDay: challenge.lastDay === null ? null : time.toDay(challenge.lastDay),
      latitude: challenge.place[0],
      longitude: challenge.place[1],
      reward: rewardOf(challenge),
    })),
  );
  await continueIds(transaction, challenges);
  // The completed ones are told latest first; equal moments keep that order by their ids.
  const rows = STORY_CHALLENGES.flatMap((challenge) => toUserChallenge(challenge, now, time));
  await transaction.insert(userChallenges).values(rows);
};
