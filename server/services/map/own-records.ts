import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { gatheredOnce } from '../../db/gathered.ts';
import { preparedOnce } from '../../db/prepared.ts';
import { spots } from '../../db/schema.ts';
import { numbersOf, readNumbers, readRows } from './json-rows.ts';

/** A spot and where it stands. */
interface PlacedSpot {
  id: number;
  likeCount: number;
  latitude: number;
  longitude: number;
}

/** What on the map is one user's own and must show at once, whichever process wrote it. */
export interface OwnRecords {
  /** The spots that the user likes; undefined where they are too many to name each time. */
  liked: ReadonlySet<number> | undefined;
  /** What the user has written lately. */
  written: readonly PlacedSpot[];
  ongoingChallenges: ReadonlySet<number>;
  completedChallenges: ReadonlySet<number>;
}

/** Up to so many likes, naming all of them takes less than saying which ones are asked for. */
const LIKES_MAX = 500;

/**
 * What counts as lately, in milliseconds. A spot is written under the moment at which its request began, and its pictures
 * may take a quarter of an hour to come.
 */
const LATELY_MS = 60 * 60_000;

/** More than a user may write in that time. */
const WRITTEN_MAX = 500;

const challengesIn = (state: 'ONGOING' | 'COMPLETED') => sql<number[]>`(
  select coalesce(json_agg(challenge_id), '[]') from user_challenges
  where user_id = asker.id and state = ${sql.raw(`'${state}'`)})`;

const ownOfAskers = preparedOnce((db) =>
  db
    .select({
      place: sql<number>`asker.place::int`,
      liked: numbersOf(sql`spot_id`, sql`select spot_id from likes where user_id = asker.id`, LIKES_MAX + 1),
      written: numbersOf(
        sql`id, like_count, latitude, longitude`,
        sql`
        select id, like_count, latitude, longitude from spots
        where author_id = asker.id and created_at >= asker.since order by id desc`,
        WRITTEN_MAX,
      ),
      ongoing: challengesIn('ONGOING'),
      completed: challengesIn('COMPLETED'),
    })
    .from(
      sql`unnest(${sql.placeholder('ids')}::bigint[], ${sql.placeholder('sinces')}::timestamptz[])
        with ordinality as asker (id, since, place)`,
    )
    .prepare('own_of_askers'),
);

interface Asker {
  userId: number;
  now: Date;
}

const gatherOwn = gatheredOnce(async (db, askers: readonly Asker[]) => {
  const sinces = askers.map(({ now }) => new Date(now.getTime() - LATELY_MS).toISOString());
  const found = await ownOfAskers(db).execute({
    ids: `{${askers.map(({ userId }) => userId).join()}}`,
    sinces: `{${sinces.map((since) => `"${since}"`).join()}}`,
  });
  const owns = new Map<Asker, OwnRecords>();
  for (const { place, liked, written, ongoing, completed } of found) {
    const asker = askers[place - 1];
    const likedSpots = readNumbers(liked);
    if (asker === undefined) continue;
    owns.set(asker, {
      liked: likedSpots.length > LIKES_MAX ? undefined : new Set(likedSpots),
      written: readRows(written, 4).map(([id = 0, likeCount = 0, latitude = 0, longitude = 0]) => ({
        id,
        likeCount,
        latitude,
        longitude,
      })),
      ongoingChallenges: new Set(ongoing),
      completedChallenges: new Set(completed),
    });
  }
  return owns;
});

/** What is the user's own now: of all who ask together at once. */
export async function loadOwn(db: Database, asker: Asker): Promise<OwnRecords> {
  const own = await gatherOwn(db, asker);
  if (own === undefined) throw new Error('The database left somebody out.');
  return own;
}

/** A spot that was found. */
interface Found {
  id: number;
}

const likedAmong = preparedOnce((db) =>
  db
    .select({
      liked: sql<number[]>`(
        select coalesce(json_agg(spot_id), '[]') from likes
        where user_id = ${sql.placeholder('userId')}::bigint and spot_id = any(${sql.placeholder('ids')}::bigint[]))`,
    })
    .from(sql`(values (1)) one`)
    .prepare('liked_among'),
);

async function loadLiked(db: Database, userId: number, found: readonly Found[]): Promise<Set<number>> {
  const ids = found.map(({ id }) => id).join();
  const [liked] = await likedAmong(db).execute({ userId, ids: `{${ids}}` });
  return new Set(liked?.liked);
}

const likeCountsOf = preparedOnce((db) =>
  db
    .select({ id: spots.id, likeCount: spots.likeCount })
    .from(spots)
    .where(sql`${spots.id} = any(${sql.placeholder('ids')}::bigint[])`)
    .prepare('like_counts'),
);

const gatherLikeCount = gatheredOnce(async (db, spotIds: readonly number[]) => {
  const found = await likeCountsOf(db).execute({ ids: `{${spotIds.join()}}` });
  return new Map(found.map(({ id, likeCount }) => [id, likeCount]));
});

/** Which of the spots that were found a user likes, with how many do now: their own like is to be counted at once. */
export async function loadLikeCounts(
  db: Database,
  userId: number,
  own: OwnRecords,
  found: readonly Found[],
): Promise<ReadonlyMap<number, number>> {
  const liked = own.liked ?? (await loadLiked(db, userId, found));
  const theirs = found.filter(({ id }) => liked.has(id));
  const counts = await Promise.all(theirs.map(({ id }) => gatherLikeCount(db, id)));
  return new Map(theirs.map(({ id }, index) => [id, counts[index] ?? 1]));
}
