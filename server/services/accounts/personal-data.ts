import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { PersonalData } from '../../../generated/model/personal-data.zod.ts';
import { SocialProvider } from '../../../generated/model/social-provider.zod.ts';
import { isThemeLabel } from '../../../src/domain/themes.ts';
import type { Database } from '../../db/client.ts';
import {
  alertSubscriptions,
  attendance,
  challenges,
  comments,
  conversions,
  exchanges,
  hallabongLedger,
  likes,
  sessions,
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

interface Photos {
  /** By their keys, as data URLs. */
  told: ReadonlyMap<string, string>;
  /** The keys of those that have no room. */
  leftOut: ReadonlySet<string>;
}

/** The photos, from the first as many as fit; one that is gone by now is neither told nor left out. */
async function readPhotos(storage: Storage, keys: readonly string[]): Promise<Photos> {
  const told = new Map<string, string>();
  let total = 0;
  for (const [index, key] of keys.entries()) {
    const file = await storage.get(key);
    if (file === undefined) continue;
    const bytes = Buffer.from(await new Response(file.stream).arrayBuffer());
    total += bytes.byteLength;
    if (total > PHOTOS_MAX_BYTES) return { told, leftOut: new Set(keys.slice(index)) };
    told.set(key, `data:${file.contentType};base64,${bytes.toString('base64')}`);
  }
  return { told, leftOut: new Set() };
}

/** What is kept of a user, but for secrets, or undefined for one who does not exist. */
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
  const ownConversions = await db
    .select()
    .from(conversions)
    .where(eq(conversions.userId, userId))
    .orderBy(desc(conversions.id))
    .limit(ROWS_MAX);
  const ownSessions = await db
    .select({ createdAt: sessions.createdAt, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt))
    .limit(ROWS_MAX);
  const ownDevices = await db
    .select({ endpoint: alertSubscriptions.endpoint, streakDay: alertSubscriptions.streakDay })
    .from(alertSubscriptions)
    .innerJoin(sessions, eq(sessions.tokenHash, alertSubscriptions.tokenHash))
    .where(eq(alertSubscriptions.userId, userId))
    .orderBy(desc(sessions.createdAt));
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
      socialProvider: SocialProvider.safeParse(user.socialProvider).data,
      socialSubject: user.socialSubject ?? undefined,
      referrerId: user.referrerId ?? undefined,
      createdAt: momentOf(user.createdAt),
    },
    spots: ownSpots.map((spot) => ({
      id: spot.id,
      name: spot.name,
      description: spot.description,
      latitude: spot.latitude,
      longitude: spot.longitude,
      imageUrls: spot.imageUrls,
      themeId: spot.themeId ?? undefined,
      tags: [spot.tag1, spot.tag2, spot.tag3].filter((tag) => tag !== null),
      createdAt: momentOf(spot.createdAt),
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
      proofPhoto: row.proofKey === null ? undefined : photos.told.get(row.proofKey),
      proofPhotoLeftOut: row.proofKey === null ? undefined : photos.leftOut.has(row.proofKey),
    })),
    steps: ownSteps.map(({ day, steps }) => ({ day, steps })),
    attendance: ownDays.map(({ day }) => day),
    hallabong: ownLedger.map(({ amount, reason, createdAt }) => ({
      amount,
      reason,
      createdAt: momentOf(createdAt),
    })),
    conversions: ownConversions.map(({ day, steps, hallabong, createdAt }) => ({
      day,
      steps,
      hallabong,
      createdAt: momentOf(createdAt),
    })),
    sessions: ownSessions.map(({ createdAt, expiresAt }) => ({
      createdAt: momentOf(createdAt),
      expiresAt: momentOf(expiresAt),
    })),
    devices: ownDevices.map(({ endpoint, streakDay }) => ({ endpoint, streakDay: streakDay ?? undefined })),
    exchanges: ownExchanges.map(({ id, name, hallabongCost, createdAt, acceptedAt }) => ({
      exchangeId: id,
      name,
      hallabongCost,
      createdAt: momentOf(createdAt),
      acceptedAt: momentIn(acceptedAt),
    })),
  };
}
