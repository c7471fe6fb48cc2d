import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { NearbyRecord } from '../../../generated/model/nearby-record.zod.ts';
import type { Coordinates } from '../../../src/domain/map/geo.ts';
import type { Database } from '../../db/client.ts';
import { preparedOnce } from '../../db/prepared.ts';
import { challenges, likes, spots, userChallenges } from '../../db/schema.ts';
import type { VisitorMemory } from '../upkeep/visitor-memory.ts';
import { isNotCompleted, isOpen } from './challenges.ts';
import { circleAround, haversineTo, isInBox, isInCircle } from './nearby.ts';

/** Where the records are looked up. */
interface Sources {
  db: Database;
  visitorMemory: VisitorMemory;
}

/** The contract's limit of the records. */
const RECORDS_MAX = 500;

/** Who asks the map, and on which day (Asia/Seoul). */
export interface MapViewer {
  userId: number;
  today: string;
}

/**
 * The records of spots of the table `found`, in SQL. The database writes them as the contract tells them, for up to 500
 * rows are much to take apart column by column. What the user likes is looked up as a whole, not once for each.
 */
const recordsOf = (found: SQL) => sql<NearbyRecord[]>`(
  select coalesce(json_agg(record), '[]') from (
    select id, kind as type, latitude, longitude, name, image_urls as "imageUrls", like_count as "likeCount",
      id in (select spot_id from likes where user_id = ${sql.placeholder('userId')}::bigint) as "likedByMe"
    from (${found} limit ${sql.raw(String(RECORDS_MAX))}) found
  ) record)`;

/** The challenges that a user may still start or complete, as records of the map; add where, order and limit. */
const selectChallenges = (db: Database, where: SQL) =>
  db
    .select({ challenge: challenges, state: userChallenges.state })
    .from(challenges)
    .leftJoin(
      userChallenges,
      and(
        eq(userChallenges.challengeId, challenges.id),
        eq(userChallenges.userId, sql.placeholder('userId')),
      ),
    )
    .where(and(where, isOpen(sql.placeholder('today')), isNotCompleted));

type FoundChallenge = Awaited<ReturnType<typeof selectChallenges>>[number];

const toRecord = ({ challenge, state }: FoundChallenge): NearbyRecord => ({
  id: challenge.id,
  type: 'CHALLENGE',
  latitude: challenge.latitude,
  longitude: challenge.longitude,
  name: challenge.name,
  imageUrls: challenge.imageUrl === null ? [] : [challenge.imageUrl],
  likeCount: 0,
  likedByMe: false,
  challengeOngoing: state === 'ONGOING',
});

const columnsOf = sql`id, kind, latitude, longitude, name, image_urls, like_count`;

const spotsAround = preparedOnce((db) =>
  db
    .select({
      records: recordsOf(sql`
        select * from (
          select ${columnsOf}, ${haversineTo(spots)} as haversine from ${spots} where ${isInBox(spots)} offset 0
        ) boxed where ${isInCircle(sql`haversine`)} order by haversine, id desc`),
    })
    .from(sql`(values (1)) one`)
    .prepare('spots_around'),
);

const challengesAround = preparedOnce((db) => {
  const haversine = haversineTo(challenges);
  return selectChallenges(db, sql`${isInBox(challenges)} and ${isInCircle(haversine)}`)
    .orderBy(haversine, asc(challenges.id))
    .limit(RECORDS_MAX)
    .prepare('challenges_around');
});

/** The challenges and then the spots within a radius around a place, the nearest first, 500 at most. */
export async function loadAround(
  db: Database,
  viewer: MapViewer,
  place: Coordinates,
  radiusMeters: number,
): Promise<NearbyRecord[]> {
  const values = { ...viewer, ...circleAround(place, radiusMeters) };
  const challengesThere = await challengesAround(db).execute(values);
  const [spotsThere] = await spotsAround(db).execute(values);
  return [...challengesThere.map(toRecord), ...(spotsThere?.records ?? [])].slice(0, RECORDS_MAX);
}

const text = sql.placeholder('text');

const spotsNamed = preparedOnce((db) =>
  db
    .select({
      records: sql<Omit<NearbyRecord, 'likedByMe'>[]>`(
        select coalesce(json_agg(record), '[]') from (
          select s.id, s.kind as type, s.latitude, s.longitude, s.name, s.image_urls as "imageUrls",
            s.like_count as "likeCount"
          from spot_names n join spots s on s.id = n.spot_id
          where n.letters @> ${sql.placeholder('letters')}::text[] and strpos(n.name, ${text}::text) > 0
          order by s.like_count desc, s.id desc limit ${sql.raw(String(RECORDS_MAX))}
        ) record)`,
    })
    .from(sql`(values (1)) one`)
    .prepare('spots_named'),
);

/** Which of some spots a user likes, with how many do. */
const likedAmong = preparedOnce((db) =>
  db
    .select({ id: spots.id, likeCount: spots.likeCount })
    .from(likes)
    .innerJoin(spots, eq(spots.id, likes.spotId))
    .where(
      and(
        eq(likes.userId, sql.placeholder('userId')),
        sql`${likes.spotId} = any(${sql.placeholder('ids')}::bigint[])`,
      ),
    )
    .prepare('liked_among'),
);

const challengesNamed = preparedOnce((db) =>
  selectChallenges(db, sql`strpos(lower(${challenges.name}), ${text}::text) > 0`)
    .orderBy(asc(challenges.id))
    .limit(RECORDS_MAX)
    .prepare('challenges_named'),
);

/** The pairs of neighbouring letters of a text or, of a single letter, this one: what is in each name that has it. */
function lettersOf(searched: string): string[] {
  const letters = Array.from(searched);
  const pairs = letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
  return pairs.length > 0 ? [...new Set(pairs)] : letters;
}

/** An array of texts as the database reads it. */
const toArray = (texts: readonly string[]) =>
  `{${texts.map((part) => `"${part.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join()}}`;

/**
 * The spots with a text in their name, for one user: what everybody finds alike may be remembered for a moment, what this
 * user likes is always asked for.
 */
async function findSpotsNamed(
  { db, visitorMemory }: Sources,
  { userId }: MapViewer,
  searched: string,
): Promise<NearbyRecord[]> {
  const values = { text: searched, letters: toArray(lettersOf(searched)) };
  const found = await visitorMemory.recall(`named ${searched}`, async () => {
    const [answer] = await spotsNamed(db).execute(values);
    return answer?.records ?? [];
  });
  const liked = await likedAmong(db).execute({ userId, ids: `{${found.map(({ id }) => id).join()}}` });
  const likeCounts = new Map(liked.map(({ id, likeCount }) => [id, likeCount]));
  return found.map((record) =>
    Object.assign({ likedByMe: likeCounts.has(record.id) }, record, {
      likeCount: likeCounts.get(record.id) ?? record.likeCount,
    }),
  );
}

/**
 * What has a text in its name, the most liked first, 500 at most.
 * @param searched in lower case and composed form, not empty
 */
export async function findNamed(deps: Sources, viewer: MapViewer, searched: string): Promise<NearbyRecord[]> {
  const records = await findSpotsNamed(deps, viewer, searched);
  const challengesFound = await challengesNamed(deps.db).execute({ ...viewer, text: searched });
  // Challenges have no likes: they come before the spots that nobody likes either.
  const firstUnliked = records.findIndex(({ likeCount }) => likeCount === 0);
  const place = firstUnliked === -1 ? records.length : firstUnliked;
  return records.toSpliced(place, 0, ...challengesFound.map(toRecord)).slice(0, RECORDS_MAX);
}
