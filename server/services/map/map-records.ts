import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { NearbyRecord } from '../../../generated/model/nearby-record.zod.ts';
import type { Coordinates } from '../../../src/domain/map/geo.ts';
import type { Database } from '../../db/client.ts';
import { preparedOnce } from '../../db/prepared.ts';
import { challenges, likes, spots, userChallenges } from '../../db/schema.ts';
import type { VisitorMemory } from '../upkeep/visitor-memory.ts';
import { isNotCompleted, isOpen } from './challenges.ts';
import { circleAround, haversineTo, isInBox, isInCircle } from './nearby.ts';
import type { SpotTexts } from './spot-texts.ts';

/** Where the records are looked up. */
interface Sources {
  db: Database;
  visitorMemory: VisitorMemory;
  spotTexts: SpotTexts;
}

/** The contract's limit of the records. */
const RECORDS_MAX = 500;

/** Who asks the map, and on which day (Asia/Seoul). */
export interface MapViewer {
  userId: number;
  today: string;
}

/** A spot that was found, with what changes about it. */
interface FoundSpot {
  id: number;
  likeCount: number;
  likedByMe: boolean;
}

/** A record as the contract tells it, written out as JSON. */
interface WrittenRecord {
  likeCount: number;
  text: string;
}

/**
 * Numbers of each row of the table `found`, in its order, as one JSON array. To take 500 rows apart column by column
 * would take the server several times as long.
 */
const numbersOf = (columns: SQL, found: SQL) => sql<string>`(
  select '[' || coalesce(string_agg(concat_ws(',', ${columns}), ','), '') || ']'
  from (${found} limit ${sql.raw(String(RECORDS_MAX))}) found)`;

const Numbers = z.array(z.number());

/** Takes what {@link numbersOf} wrote apart again, so many columns of each row. */
function readRows(text: string | undefined, columns: number): number[][] {
  const numbers = Numbers.parse(JSON.parse(text ?? '[]'));
  return Array.from({ length: numbers.length / columns }, (_, row) =>
    numbers.slice(row * columns, (row + 1) * columns),
  );
}

/** Writes the records of spots; those that have been deleted since they were found are left out. */
async function writeSpots(spotTexts: SpotTexts, found: readonly FoundSpot[]): Promise<WrittenRecord[]> {
  const texts = await spotTexts.recall(found.map(({ id }) => id));
  return found.flatMap(({ id, likeCount, likedByMe }) => {
    const text = texts.get(id);
    if (text === undefined) return [];
    return [{ likeCount, text: `${text},"likeCount":${likeCount},"likedByMe":${likedByMe}}` }];
  });
}

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

const writeChallenge = (found: FoundChallenge): WrittenRecord => ({
  likeCount: 0,
  text: JSON.stringify(toRecord(found)),
});

/** What the user likes is looked up as a whole, not once for each. */
const spotsAround = preparedOnce((db) =>
  db
    .select({
      rows: numbersOf(
        sql`id, like_count, (id in (select spot_id from likes where user_id = ${sql.placeholder('userId')}::bigint))::int`,
        sql`
        select id, like_count from (
          select id, like_count, ${haversineTo(spots)} as haversine from ${spots} where ${isInBox(spots)} offset 0
        ) boxed where ${isInCircle(sql`haversine`)} order by haversine, id desc`,
      ),
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

/** A list of records as JSON, of 500 at most. */
const writeList = (records: readonly WrittenRecord[]): string =>
  `[${records
    .slice(0, RECORDS_MAX)
    .map(({ text: record }) => record)
    .join()}]`;

/** The challenges and then the spots within a radius around a place, the nearest first, 500 at most, as JSON. */
export async function writeAround(
  { db, spotTexts }: Sources,
  viewer: MapViewer,
  place: Coordinates,
  radiusMeters: number,
): Promise<string> {
  const values = { ...viewer, ...circleAround(place, radiusMeters) };
  const challengesThere = await challengesAround(db).execute(values);
  const [around] = await spotsAround(db).execute(values);
  const found = readRows(around?.rows, 3).map(([id = 0, likeCount = 0, liked]) => ({
    id,
    likeCount,
    likedByMe: liked === 1,
  }));
  return writeList([...challengesThere.map(writeChallenge), ...(await writeSpots(spotTexts, found))]);
}

const text = sql.placeholder('text');

const spotsNamed = preparedOnce((db) =>
  db
    .select({
      rows: numbersOf(
        sql`id, like_count`,
        sql`
        select s.id, s.like_count from spot_names n join spots s on s.id = n.spot_id
        where n.letters @> ${sql.placeholder('letters')}::text[] and strpos(n.name, ${text}::text) > 0
        order by s.like_count desc, s.id desc`,
      ),
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
): Promise<FoundSpot[]> {
  const values = { text: searched, letters: toArray(lettersOf(searched)) };
  const found = await visitorMemory.recall(`named ${searched}`, async () => {
    const [named] = await spotsNamed(db).execute(values);
    return readRows(named?.rows, 2).map(([id = 0, likeCount = 0]) => ({ id, likeCount }));
  });
  if (found.length === 0) return [];
  const liked = await likedAmong(db).execute({ userId, ids: `{${found.map(({ id }) => id).join()}}` });
  const likeCounts = new Map(liked.map(({ id, likeCount }) => [id, likeCount]));
  return found.map(({ id, likeCount }) => ({
    id,
    likeCount: likeCounts.get(id) ?? likeCount,
    likedByMe: likeCounts.has(id),
  }));
}

/**
 * What has a text in its name, the most liked first, 500 at most, as JSON.
 * @param searched in lower case and composed form, not empty
 */
export async function writeNamed(deps: Sources, viewer: MapViewer, searched: string): Promise<string> {
  const records = await writeSpots(deps.spotTexts, await findSpotsNamed(deps, viewer, searched));
  const challengesFound = await challengesNamed(deps.db).execute({ ...viewer, text: searched });
  // Challenges have no likes: they come before the spots that nobody likes either.
  const firstUnliked = records.findIndex(({ likeCount }) => likeCount === 0);
  const place = firstUnliked === -1 ? records.length : firstUnliked;
  return writeList(records.toSpliced(place, 0, ...challengesFound.map(writeChallenge)));
}
