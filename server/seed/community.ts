import { comments, likes, spots } from '../db/schema.ts';
import { STORY_COMMENTS } from './comments-data.ts';
import { someOfCrowd } from './crowd.ts';
import { exampleImage } from './example-image.ts';
import { continueIds, type Seed } from './seed-part.ts';
import { STORY_SPOTS, type StorySpot } from './spots-data.ts';
import { createStoryTime } from './story-time.ts';
import { STORY_USERS } from './users.ts';

const MINUTE_MS = 60_000;

function likersOf({ id, likes: count, isLikedByDemoUser = false }: StorySpot): number[] {
  return isLikedByDemoUser ? [STORY_USERS.gamgyul, ...someOfCrowd(id, count - 1)] : someOfCrowd(id, count);
}

/** The places, what people of the story wrote about them, and who likes them. */
export const seedCommunity: Seed = async (transaction, { now }) => {
  const time = createStoryTime(now);
  await transaction.insert(spots).values(
    STORY_SPOTS.map(
      ({
        id,
        kind,
        author,
        name,
        description,
        place,
        themeId,
        tags,
        images,
        createdAt,
        likes: likeCount,
      }) => ({
        id,
        kind,
        authorId: STORY_USERS[author],
        name,
        description,
        latitude: place[0],
        longitude: place[1],
        themeId,
        tag1: tags[0],
        tag2: tags[1],
        tag3: tags[2],
        imageUrls: images.map(exampleImage),
        likeCount,
        createdAt: time.toMoment(createdAt),
      }),
    ),
  );
  await continueIds(transaction, spots);
  await transaction.insert(likes).values(
    STORY_SPOTS.flatMap((spot) => {
      const createdAt = time.toMoment(spot.createdAt);
      return likersOf(spot).map((userId) => ({ spotId: spot.id, userId, createdAt }));
    }),
  );
  await transaction.insert(comments).values(
    STORY_COMMENTS.map(({ id, spotId, parentId, author, text, minutesAgo, isDeleted = false }) => ({
      id,
      spotId,
      parentId,
      authorId: STORY_USERS[author],
      text,
      createdAt: new Date(now.getTime() - minutesAgo * MINUTE_MS),
      deletedAt: isDeleted ? now : null,
    })),
  );
  await continueIds(transaction, comments);
};
