import { and, asc, eq, sql, type Column, type SQL } from 'drizzle-orm';
import type { Spot } from '../../generated/model/spot.zod.ts';
import type { Database } from '../db/client.ts';
import { likes, rowCounts, spotImages, spots, users } from '../db/schema.ts';
import { notFound } from '../http/refusal.ts';

type SpotRow = typeof spots.$inferSelect;

/** A spot with what its author is called and looks like. */
export interface AuthoredSpot {
  spot: SpotRow;
  nickname: string;
  profileImage: string | null;
}

/** Spots with their authors; add where, order and limit. */
export const selectSpots = (db: Database) =>
  db
    .select({ spot: spots, nickname: users.nickname, profileImage: users.profileImage })
    .from(spots)
    .innerJoin(users, eq(users.id, spots.authorId));

/** How many spots there are. */
export async function countSpots(db: Database): Promise<number> {
  const [row] = await db
    .select({ count: rowCounts.count })
    .from(rowCounts)
    .where(eq(rowCounts.tableName, 'spots'));
  return row?.count ?? 0;
}

/** Whether a column has one of some ids, in SQL. They are one parameter, however many there are. */
const isAmong = (column: Column, ids: readonly number[]): SQL =>
  sql`${column} = any(${`{${ids.join()}}`}::bigint[])`;

/** The pictures of some spots, in their authors' order. */
export async function loadImages(db: Database, spotIds: readonly number[]): Promise<Map<number, string[]>> {
  const images = new Map<number, string[]>(spotIds.map((id) => [id, []]));
  if (spotIds.length === 0) return images;
  const rows = await db
    .select({ spotId: spotImages.spotId, url: spotImages.url })
    .from(spotImages)
    .where(isAmong(spotImages.spotId, spotIds))
    .orderBy(asc(spotImages.spotId), asc(spotImages.position));
  for (const { spotId, url } of rows) images.get(spotId)?.push(url);
  return images;
}

/** Which of some spots a user likes; a visitor likes none. */
export async function loadLiked(
  db: Database,
  spotIds: readonly number[],
  userId: number | undefined,
): Promise<ReadonlySet<number>> {
  if (userId === undefined || spotIds.length === 0) return new Set();
  const rows = await db
    .select({ spotId: likes.spotId })
    .from(likes)
    .where(and(eq(likes.userId, userId), isAmong(likes.spotId, spotIds)));
  return new Set(rows.map(({ spotId }) => spotId));
}

/** Spots as the contract tells them to a user or, without one, to a visitor. */
export async function toSpots(
  db: Database,
  rows: readonly AuthoredSpot[],
  userId: number | undefined,
): Promise<Spot[]> {
  const ids = rows.map(({ spot }) => spot.id);
  const images = await loadImages(db, ids);
  const liked = await loadLiked(db, ids, userId);
  return rows.map(({ spot, nickname, profileImage }) => ({
    id: spot.id,
    name: spot.name,
    description: spot.description,
    latitude: spot.latitude,
    longitude: spot.longitude,
    themeId: spot.themeId,
    imageUrls: images.get(spot.id) ?? [],
    userProfile: profileImage,
    userNickname: nickname,
    createdAt: spot.createdAt.toISOString(),
    likedByMe: liked.has(spot.id),
    likeCount: spot.likeCount,
    tag1: spot.tag1,
    tag2: spot.tag2,
    tag3: spot.tag3,
  }));
}

/** @throws a Refusal when there is no such spot */
export async function requireSpot(db: Database, spotId: number): Promise<void> {
  const [spot] = await db.select({ id: spots.id }).from(spots).where(eq(spots.id, spotId));
  if (spot === undefined) throw notFound();
}

/**
 * Lets a user like a spot or like it no longer. Doing it again changes nothing. The count of the spot always is the
 * number of its likes: whoever changes one waits for the row of the spot.
 *
 * @throws a Refusal when there is no such spot
 */
export async function setLike(
  db: Database,
  like: { spotId: number; userId: number; isLiked: boolean; now: Date },
): Promise<void> {
  const { spotId, userId, isLiked, now } = like;
  await db.transaction(async (transaction) => {
    const [spot] = await transaction
      .select({ id: spots.id })
      .from(spots)
      .where(eq(spots.id, spotId))
      .for('no key update');
    if (spot === undefined) throw notFound();
    const changed = isLiked
      ? await transaction
          .insert(likes)
          .values({ spotId, userId, createdAt: now })
          .onConflictDoNothing()
          .returning({ spotId: likes.spotId })
      : await transaction
          .delete(likes)
          .where(and(eq(likes.spotId, spotId), eq(likes.userId, userId)))
          .returning({ spotId: likes.spotId });
    if (changed.length === 0) return;
    const step = isLiked ? 1 : -1;
    await transaction
      .update(spots)
      .set({ likeCount: sql`${spots.likeCount} + ${step}` })
      .where(eq(spots.id, spotId));
  });
}
