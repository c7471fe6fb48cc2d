import { and, eq, sql } from 'drizzle-orm';
import type { Spot } from '../../../generated/model/spot.zod.ts';
import type { Coordinates } from '../../../src/domain/map/geo.ts';
import { againAfterDeadlock, type Database } from '../../db/client.ts';
import { preparedOnce } from '../../db/prepared.ts';
import { likes, rowCounts, spots } from '../../db/schema.ts';
import { notFound } from '../../refusals/refusal.ts';

/**
 * A spot as the contract tells it, in SQL: the columns of a row `s` of the spots and `u` of its author,
 * for the user of the placeholder `userId`, who may be null. The database
 * writes the JSON of a whole page: to take rows apart column by column takes the server several times as long.
 */
export const TOLD_COLUMNS = sql`
  s.id, s.name, s.description, s.latitude, s.longitude, s.theme_id as "themeId", s.image_urls as "imageUrls",
  u.profile_image as "userProfile", u.nickname as "userNickname",
  to_char(s.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
  exists (select from likes l where l.spot_id = s.id and l.user_id = ${sql.placeholder('userId')}::bigint) as "likedByMe",
  s.like_count as "likeCount", s.tag1, s.tag2, s.tag3`;

const spotById = preparedOnce((db) =>
  db
    .select({ spot: sql<Spot>`row_to_json(told)` })
    .from(
      sql`(select ${TOLD_COLUMNS} from spots s join users u on u.id = s.author_id
        where s.id = ${sql.placeholder('id')}) told`,
    )
    .prepare('spot_by_id'),
);

/** A spot as the contract tells it to a user or, without one, to a visitor; undefined where there is none. */
export async function loadSpot(
  db: Database,
  id: number,
  userId: number | undefined,
): Promise<Spot | undefined> {
  const [found] = await spotById(db).execute({ id, userId: userId ?? null });
  return found?.spot;
}

/** How many spots there are. */
export async function countSpots(db: Database): Promise<number> {
  const [row] = await db
    .select({ count: rowCounts.count })
    .from(rowCounts)
    .where(eq(rowCounts.tableName, 'spots'));
  return row?.count ?? 0;
}

/** @throws a Refusal when there is no such spot */
export async function requireSpot(db: Database, spotId: number): Promise<void> {
  const [spot] = await db.select({ id: spots.id }).from(spots).where(eq(spots.id, spotId));
  if (spot === undefined) throw notFound();
}

interface LikeChange {
  spotId: number;
  userId: number;
  isLiked: boolean;
  now: Date;
}

async function changeLike(
  transaction: Database,
  { spotId, userId, isLiked, now }: LikeChange,
): Promise<Coordinates | undefined> {
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
  if (changed.length === 0) return undefined;
  const step = isLiked ? 1 : -1;
  const [place] = await transaction
    .update(spots)
    .set({ likeCount: sql`${spots.likeCount} + ${step}` })
    .where(eq(spots.id, spotId))
    .returning({ latitude: spots.latitude, longitude: spots.longitude });
  return place;
}

/**
 * Lets a user like a spot or like it no longer. Doing it again changes nothing. The count of the spot always is the
 * number of its likes: whoever changes one waits for the row of the spot.
 *
 * @returns where the spot stands, undefined where nothing was changed
 * @throws a Refusal when there is no such spot
 */
export function setLike(db: Database, like: LikeChange): Promise<Coordinates | undefined> {
  return againAfterDeadlock(() => db.transaction((transaction) => changeLike(transaction, like)));
}
