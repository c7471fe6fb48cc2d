import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { PersonalData } from '../../../generated/model/personal-data.zod.ts';
import { isThemeLabel } from '../../../src/domain/themes.ts';
import type { Database } from '../../db/client.ts';
import {
  attendance,
  challenges,
  comments,
  exchanges,
  hallabongLedger,
  likes,
  spots,
  stepsDays,
  userChallenges,
  users,
} from '../../db/schema.ts';
import type { Storage } from '../../storage/storage.ts';

/** The contract's limit of each list. */
const ROWS_MAX = 100_000;

/** The most bytes of photos in one copy: those of ninety days, but not what somebody fills a disk with. */
const PHOTOS_MAX_BYTES = 10_000_000;

const momentOf = (date: Date) => date.toISOString();

const momentIn = (date: Date | null) => (date === null ? undefined : momentOf(date));

/** The photos by their keys, as data URLs, from the first as many as fit; one that is gone by now is left out. */
async function readPhotos(storage: Storage, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const photos = new Map<string, string>();
  let total = 0;
  for (const key of keys) {
    const file = await storage.get(key);
    if (file === undefined) continue;
    const bytes = Buffer.from(await new Response(file.stream).arrayBuffer());
    total += bytes.byteLength;
    if (total > PHOTOS_MAX_BYTES) break;
    photos.set(key, `data:${file.contentType};base64,${bytes.toString('base64')}`);
  }
  return photos;
}

/** Everything that is kept of a user, or undefined for one who does not exist. The password's hash is not told. */
export async function loadPersonalData(
  { db, storage }: { db: Database; storage: Storage },
  userId: number,
  now: Date,
): Promise<PersonalData | undefined> {
  const user = await db.query.users.findFirst({ where: eq(users.id, userId) });
  if (user === undefined) return undefined;
  // One after the other: the embedded database has one connection, and nobody is in a hurry here.
  const ownSpots = await db
    .select()
    .from(spots)
    .where(eq(spots.authorId, userId))
    .orderBy(desc(spots.id))
    .limit(ROWS_MAX);
  const ownComments = await db
    .select()
    .from(comments)
    .where(and(eq(comments.authorId, userId), isNull(comments.deletedAt)))
    .orderBy(desc(comments.id))
    .limit(ROWS_MAX);
  const ownLikes = await db
    .select()
    .from(likes)
    .where(eq(likes.userId, userId))
    .orderBy(desc(likes.createdAt))
    .limit(ROWS_MAX);
  const ownChallenges = await db
    .select({ row: userChallenges, name: challenges.name })
    .from(userChallenges)
    .innerJoin(challenges, eq(challenges.id, userChallenges.challengeId))
    .where(and(eq(userChallenges.userId, userId), isNotNull(userChallenges.startedAt)))
    .orderBy(desc(userChallenges.startedAt))
    .limit(ROWS_MAX);
  const photos = await readPhotos(
    storage,
    ownChallenges.flatMap(({ row }) => row.proofKey ?? []),
  );
  const ownSteps = await db
    .select()
    .from(stepsDays)
    .where(eq(stepsDays.userId, userId))
    .orderBy(desc(stepsDays.day))
    .limit(ROWS_MAX);
  const ownDays = await db
    .select()
    .from(attendance)
    .where(eq(attendance.userId, userId))
    .orderBy(desc(attendance.day))
    .limit(ROWS_MAX);
  const ownLedger = await db
    .select()
    .from(hallabongLedger)
    .where(eq(hallabongLedger.userId, userId))
    .orderBy(desc(hallabongLedger.id))
    .limit(ROWS_MAX);
  const ownExchanges = await db
    .select()
    .from(exchanges)
    .where(eq(exchanges.userId, userId))
    .orderBy(desc(exchanges.id))
    .limit(ROWS_MAX);
  return {
    exportedAt: momentOf(now),
    account: {
      userId,
      email: user.email,
      name: user.name,
      nickname: user.nickname,
      profile: user.profileImage ?? '',
      themes: user.themes.filter(isThemeLabel),
      gender: user.gender,
      birthYear: String(user.birthYear),
      notificationsEnabled: user.notificationsEnabled,
      createdAt: momentOf(user.createdAt),
    },
    spots: ownSpots.map(({ id, name, description, latitude, longitude, imageUrls, createdAt }) => ({
      id,
      name,
      description,
      latitude,
      longitude,
      imageUrls,
      createdAt: momentOf(createdAt),
    })),
    comments: ownComments.map(({ spotId, text, createdAt }) => ({
      spotId,
      text,
      createdAt: momentOf(createdAt),
    })),
    likes: ownLikes.map(({ spotId, createdAt }) => ({ spotId, createdAt: momentOf(createdAt) })),
    challenges: ownChallenges.map(({ row, name }) => ({
      id: row.challengeId,
      name,
      startedAt: momentIn(row.startedAt),
      startLatitude: row.startLatitude ?? undefined,
      startLongitude: row.startLongitude ?? undefined,
      completedAt: momentIn(row.completedAt),
      proofLatitude: row.proofLatitude ?? undefined,
      proofLongitude: row.proofLongitude ?? undefined,
      proofPhoto: row.proofKey === null ? undefined : photos.get(row.proofKey),
    })),
    steps: ownSteps.map(({ day, steps }) => ({ day, steps })),
    attendance: ownDays.map(({ day }) => day),
    hallabong: ownLedger.map(({ amount, reason, createdAt }) => ({
      amount,
      reason,
      createdAt: momentOf(createdAt),
    })),
    exchanges: ownExchanges.map(({ id, name, hallabongCost, createdAt, acceptedAt }) => ({
      exchangeId: id,
      name,
      hallabongCost,
      createdAt: momentOf(createdAt),
      acceptedAt: momentIn(acceptedAt),
    })),
  };
}
