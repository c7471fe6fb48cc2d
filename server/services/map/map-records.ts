import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { NearbyRecord } from '../../../generated/model/nearby-record.zod.ts';
import type { Coordinates } from '../../../src/domain/map/geo.ts';
import type { Database } from '../../db/client.ts';
import { preparedOnce } from '../../db/prepared.ts';
import { challenges, spots, userChallenges } from '../../db/schema.ts';
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

/**
 * The challenges that a user may still start or complete, as records of the map, in SQL: with what else an answer needs
 * they are one statement, for each one more wakes the database again.
 */
const challengeRecords = (where: SQL, order: SQL) =>
  // Within another one, or drizzle would take the names of the tables from the columns.
  sql<NearbyRecord[]>`${sql`(
  select coalesce(json_agg(json_build_object(
    'id', ${challenges.id}, 'type', 'CHALLENGE', 'latitude', ${challenges.latitude}, 'longitude', ${challenges.longitude},
    'name', ${challenges.name}, 'imageUrls', array_remove(array[${challenges.imageUrl}], null),
    'likeCount', 0, 'likedByMe', false,
    'challengeOngoing', ${userChallenges.state} is not distinct from 'ONGOING'
  ) order by ${order}), '[]')
  from ${challenges} left join ${userChallenges}
    on ${userChallenges.challengeId} = ${challenges.id} and ${userChallenges.userId} = ${sql.placeholder('userId')}::bigint
  where ${where} and ${isOpen(sql.placeholder('today'))} and ${isNotCompleted})`}`;

const writeChallenge = (record: NearbyRecord): WrittenRecord => ({
  likeCount: 0,
  text: JSON.stringify(record),
});

const haversineToChallenge = haversineTo(challenges);

/** What the user likes is looked up as a whole, not once for each. */
const recordsAround = preparedOnce((db) =>
  db
    .select({
      challenges: challengeRecords(
        sql`${isInBox(challenges)} and ${isInCircle(haversineToChallenge)}`,
        sql`${haversineToChallenge}, ${challenges.id}`,
      ),
      rows: numbersOf(
        sql`id, like_count, (id in (select spot_id from likes where user_id = ${sql.placeholder('userId')}::bigint))::int`,
        sql`
        select id, like_count from (
          select id, like_count, ${haversineTo(spots)} as haversine from ${spots} where ${isInBox(spots)} offset 0
        ) boxed where ${isInCircle(sql`haversine`)} order by haversine, id desc`,
      ),
    })
    .from(sql`(values (1)) one`)
    .prepare('records_around'),
);

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
  const [around] = await recordsAround(db).execute(values);
  const found = readRows(around?.rows, 3).map(([id = 0, likeCount = 0, liked]) => ({
    id,
    likeCount,
    likedByMe: liked === 1,
  }));
  return writeList([
    ...(around?.challenges ?? []).map(writeChallenge),
    ...(await writeSpots(spotTexts, found)),
  ]);
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

/** Which of the spots that were found a user likes, with how many do, and the challenges with the text in their name. */
const likedAndChallengesNamed = preparedOnce((db) =>
  db
    .select({
      challenges: challengeRecords(
        sql`strpos(lower(${challenges.name}), ${text}::text) > 0`,
        sql`${challenges.id}`,
      ),
      liked: numbersOf(
        sql`id, like_count`,
        sql`
        select s.id, s.like_count from likes l join spots s on s.id = l.spot_id
        where l.user_id = ${sql.placeholder('userId')}::bigint and l.spot_id = any(${sql.placeholder('ids')}::bigint[])`,
      ),
    })
    .from(sql`(values (1)) one`)
    .prepare('liked_and_challenges_named'),
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
 * What has a text in its name, the most liked first, 500 at most, as JSON. Which spots everybody finds alike may be
 * remembered for a moment; what this user likes is always asked for.
 *
 * @param searched in lower case and composed form, not empty
 */
export async function writeNamed(
  { db, visitorMemory, spotTexts }: Sources,
  viewer: MapViewer,
  searched: string,
): Promise<string> {
  const found = await visitorMemory.recall(`named ${searched}`, async () => {
    const [named] = await spotsNamed(db).execute({ text: searched, letters: toArray(lettersOf(searched)) });
    return readRows(named?.rows, 2).map(([id = 0, likeCount = 0]) => ({ id, likeCount }));
  });
  const ids = `{${found.map(({ id }) => id).join()}}`;
  const [own] = await likedAndChallengesNamed(db).execute({ ...viewer, text: searched, ids });
  const likeCounts = new Map(readRows(own?.liked, 2).map(([id = 0, likeCount = 0]) => [id, likeCount]));
  const records = await writeSpots(
    spotTexts,
    found.map(({ id, likeCount }) => ({
      id,
      likeCount: likeCounts.get(id) ?? likeCount,
      likedByMe: likeCounts.has(id),
    })),
  );
  // Challenges have no likes: they come before the spots that nobody likes either.
  const firstUnliked = records.findIndex(({ likeCount }) => likeCount === 0);
  const place = firstUnliked === -1 ? records.length : firstUnliked;
  return writeList(records.toSpliced(place, 0, ...(own?.challenges ?? []).map(writeChallenge)));
}
