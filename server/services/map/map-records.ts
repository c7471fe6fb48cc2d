import { sql } from 'drizzle-orm';
import type { NearbyRecord } from '../../../generated/model/nearby-record.zod.ts';
import type { Coordinates } from '../../../src/domain/map/geo.ts';
import type { Database } from '../../db/client.ts';
import { preparedOnce } from '../../db/prepared.ts';
import { challenges, spots, userChallenges } from '../../db/schema.ts';
import { seoulDayOf } from '../days.ts';
import type { VisitorMemory } from '../upkeep/visitor-memory.ts';
import { mapChallenges, RECORD_FIELDS, type MapChallenge } from './challenge-records.ts';
import { isNotCompleted, isOpen } from './challenges.ts';
import { numbersOf, readRows } from './json-rows.ts';
import type { MapTiles, Tile } from './map-tiles.ts';
import {
  circleAround,
  haversineBetween,
  haversineTo,
  isInBox,
  isInCircle,
  toRadians,
  type Circle,
} from './nearby.ts';
import { loadLikeCounts, loadOwn, type OwnRecords } from './own-records.ts';
import type { FoundSpot, SpotTexts } from './spot-texts.ts';
import { JoinedUtf8, toUtf8 } from './utf8.ts';

/** Where the records are looked up. */
interface Sources {
  db: Database;
  visitorMemory: VisitorMemory;
  mapTiles: MapTiles;
  spotTexts: SpotTexts;
}

/** The contract's limit of the records. */
const RECORDS_MAX = 500;

/** Who asks the map, and when. */
interface MapViewer {
  userId: number;
  now: Date;
}

/** Records as the contract tells them, each written out as JSON, as UTF-8. */
type WrittenRecords = string[];

/**
 * Writes the records of spots; those that have been deleted since they were found are left out.
 * @param likeCounts how many like them, of those that the user likes
 */
async function writeSpots(
  spotTexts: SpotTexts,
  found: readonly FoundSpot[],
  likeCounts: ReadonlyMap<number, number>,
): Promise<WrittenRecords> {
  const unknown = found.filter(({ text: known }) => known === undefined);
  if (unknown.length > 0) {
    const texts = await spotTexts.recall(unknown);
    for (const [index, spot] of unknown.entries()) spot.text = texts[index];
  }
  const records = found.map(({ id, likeCount, text: known }) => {
    const own = likeCounts.get(id);
    return known?.tell(own ?? likeCount, own !== undefined);
  });
  return records.filter((record) => record !== undefined);
}

const writeChallenge = (record: NearbyRecord): string => toUtf8(JSON.stringify(record));

/** Of some challenges those that a user may still start or complete, as they are told to that user. */
const writeChallenges = (found: readonly MapChallenge[], own: OwnRecords, now: Date): WrittenRecords => {
  const today = found.length === 0 ? '' : seoulDayOf(now);
  return found
    .filter(
      ({ lastDay, record }) =>
        (lastDay === null || lastDay >= today) && !own.completedChallenges.has(record.id),
    )
    .map(({ record }) =>
      writeChallenge({ ...record, challengeOngoing: own.ongoingChallenges.has(record.id) }),
    );
};

/** An answer of 500 records at most. */
const writeAnswer = (...records: readonly WrittenRecords[]): JoinedUtf8 =>
  new JoinedUtf8('{"success":true,"data":[', records.flat().slice(0, RECORDS_MAX), ']}');

const haversineToChallenge = haversineTo(challenges);

/** For circles that nothing is remembered of. What the user likes is looked up as a whole, not once for each. */
const recordsAround = preparedOnce((db) =>
  db
    .select({
      // Within another one, or drizzle would take the names of the tables from the columns.
      challenges: sql<NearbyRecord[]>`${sql`(
        select coalesce(json_agg(json_build_object(${RECORD_FIELDS},
          'challengeOngoing', ${userChallenges.state} is not distinct from 'ONGOING'
        ) order by ${haversineToChallenge}, ${challenges.id}), '[]')
        from ${challenges} left join ${userChallenges} on ${userChallenges.challengeId} = ${challenges.id}
          and ${userChallenges.userId} = ${sql.placeholder('userId')}::bigint
        where ${isInBox(challenges)} and ${isInCircle(haversineToChallenge)}
          and ${isOpen(sql.placeholder('today'))} and ${isNotCompleted})`}`,
      rows: numbersOf(
        sql`id, like_count, (id in (select spot_id from likes where user_id = ${sql.placeholder('userId')}::bigint))::int`,
        sql`
        select id, like_count from (
          select id, like_count, ${haversineTo(spots)} as haversine from ${spots} where ${isInBox(spots)} offset 0
        ) boxed where ${isInCircle(sql`haversine`)} order by haversine, id desc`,
        RECORDS_MAX,
      ),
    })
    .from(sql`(values (1)) one`)
    .prepare('records_around'),
);

async function writeFromDatabase({ db, spotTexts }: Sources, viewer: MapViewer, circle: Circle) {
  const values = { userId: viewer.userId, today: seoulDayOf(viewer.now), ...circle };
  const [around] = await recordsAround(db).execute(values);
  const rows = readRows(around?.rows, 3);
  const found = rows.map(([id = 0, likeCount = 0]) => ({ id, likeCount, text: undefined }));
  const liked = rows.flatMap(([id = 0, likeCount = 0, isLiked]) =>
    isLiked === 1 ? [[id, likeCount] as const] : [],
  );
  return writeAnswer(
    (around?.challenges ?? []).map(writeChallenge),
    await writeSpots(spotTexts, found, new Map(liked)),
  );
}

/** A spot in a circle, with its haversine. */
interface SpotInCircle {
  spot: FoundSpot;
  haversine: number;
}

/** How many spots stand in a ring on average. */
const PER_RING = 4;

/**
 * The nearest spots, and of those that stand at one place the newest: 500 at most. They are sorted ring by ring, each of
 * the same area: spots are spread over an area, and to sort all of them at once takes four times as long.
 */
function nearestOf(found: readonly SpotInCircle[], circle: Circle): FoundSpot[] {
  const rings: SpotInCircle[][] = [];
  const perHaversine = found.length / PER_RING / circle.haversine;
  for (const one of found) {
    const index = Math.floor(one.haversine * perHaversine);
    const ring = rings[index];
    if (ring === undefined) rings[index] = [one];
    else ring.push(one);
  }
  const nearest: SpotInCircle[] = [];
  for (const ring of rings) {
    if (nearest.length >= RECORDS_MAX) break;
    // There are holes where nothing stands.
    nearest.push(
      ...(ring ?? []).toSorted(
        (one, other) => one.haversine - other.haversine || other.spot.id - one.spot.id,
      ),
    );
  }
  return nearest.slice(0, RECORDS_MAX).map(({ spot }) => spot);
}

/** What stands in a circle, the nearest first, 500 at most. */
function findSpots(tiles: readonly Tile[], { written }: OwnRecords, circle: Circle): FoundSpot[] {
  const { south, north, west, east } = circle;
  const centre = { ...circle, cosine: Math.cos(toRadians(circle.latitude)) };
  const found: SpotInCircle[] = [];
  for (const { spots: standing, latitudes, longitudes, cosines } of tiles) {
    for (let row = 0; row < standing.length; row += 1) {
      const spot = standing[row];
      const latitude = latitudes[row] ?? 0;
      const longitude = longitudes[row] ?? 0;
      if (latitude < south || latitude > north || longitude < west || longitude > east) continue;
      if (spot === undefined) continue;
      const haversine = haversineBetween(centre, { latitude, longitude, cosine: cosines[row] ?? 0 });
      if (haversine <= circle.haversine) found.push({ spot, haversine });
    }
  }
  for (const { id, likeCount, latitude, longitude } of written) {
    const place = { latitude, longitude, cosine: Math.cos(toRadians(latitude)) };
    const haversine = haversineBetween(centre, place);
    const isNew = haversine <= circle.haversine && !found.some(({ spot }) => spot.id === id);
    if (isNew) found.push({ spot: { id, likeCount, text: undefined }, haversine });
  }
  return nearestOf(found, circle);
}

/** The challenges of the tiles that stand in a circle, the nearest first. */
function findChallenges(tiles: readonly Tile[], circle: Circle): MapChallenge[] {
  const centre = { ...circle, cosine: Math.cos(toRadians(circle.latitude)) };
  return tiles
    .flatMap((tile) => tile.challenges)
    .map((challenge) => {
      const { latitude, longitude } = challenge.record;
      const place = { latitude, longitude, cosine: Math.cos(toRadians(latitude)) };
      return { challenge, id: challenge.record.id, haversine: haversineBetween(centre, place) };
    })
    .filter(({ haversine }) => haversine <= circle.haversine)
    .toSorted((one, other) => one.haversine - other.haversine || one.id - other.id)
    .map(({ challenge }) => challenge);
}

/** The challenges and then the spots within a radius around a place, the nearest first, 500 at most. */
export async function writeAround(
  sources: Sources,
  viewer: MapViewer,
  place: Coordinates,
  radiusMeters: number,
): Promise<JoinedUtf8> {
  const { db, mapTiles, spotTexts } = sources;
  const circle = circleAround(place, radiusMeters);
  const [tiles, own] = await Promise.all([mapTiles.recall(circle), loadOwn(db, viewer)]);
  if (tiles === undefined) return writeFromDatabase(sources, viewer, circle);
  const found = findSpots(tiles, own, circle);
  const likeCounts = await loadLikeCounts(db, viewer.userId, own, found);
  return writeAnswer(
    writeChallenges(findChallenges(tiles, circle), own, viewer.now),
    await writeSpots(spotTexts, found, likeCounts),
  );
}

const text = sql.placeholder('text');

const recordsNamed = preparedOnce((db) =>
  db
    .select({
      rows: numbersOf(
        sql`id, like_count`,
        sql`
        select s.id, s.like_count from spot_names n join spots s on s.id = n.spot_id
        where n.letters @> ${sql.placeholder('letters')}::text[] and strpos(n.name, ${text}::text) > 0
        order by s.like_count desc, s.id desc`,
        RECORDS_MAX,
      ),
      challenges: mapChallenges(sql`strpos(lower(${challenges.name}), ${text}::text) > 0`),
    })
    .from(sql`(values (1)) one`)
    .prepare('records_named'),
);

/** What everybody finds alike, remembered for a moment. */
interface Named {
  spots: readonly FoundSpot[];
  challenges: readonly MapChallenge[];
  /** What everybody is told who has nothing of their own among it, by the day. */
  answers: Map<string, Promise<JoinedUtf8>>;
}

const NOTHING_LIKED: ReadonlyMap<number, number> = new Map();

/** The pairs of neighbouring letters of a text or, of a single letter, this one: what is in each name that has it. */
function lettersOf(searched: string): string[] {
  const letters = Array.from(searched);
  const pairs = letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
  return pairs.length > 0 ? [...new Set(pairs)] : letters;
}

/** An array of texts as the database reads it. */
const toArray = (texts: readonly string[]) =>
  `{${texts.map((part) => `"${part.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join()}}`;

async function findNamed(db: Database, searched: string): Promise<Named> {
  const [named] = await recordsNamed(db).execute({ text: searched, letters: toArray(lettersOf(searched)) });
  const found = readRows(named?.rows, 2).map(([id = 0, likeCount = 0]) => ({
    id,
    likeCount,
    text: undefined,
  }));
  return {
    spots: found,
    challenges: named?.challenges ?? [],
    answers: new Map(),
  };
}

async function writeFound(
  spotTexts: SpotTexts,
  named: Named,
  own: OwnRecords,
  likeCounts: ReadonlyMap<number, number>,
  now: Date,
): Promise<JoinedUtf8> {
  // Challenges have no likes: they come before the spots that nobody likes either.
  const isUnliked = ({ id, likeCount }: FoundSpot) => (likeCounts.get(id) ?? likeCount) === 0;
  const firstUnliked = named.spots.findIndex(isUnliked);
  const place = firstUnliked === -1 ? named.spots.length : firstUnliked;
  return writeAnswer(
    await writeSpots(spotTexts, named.spots.slice(0, place), likeCounts),
    writeChallenges(named.challenges, own, now),
    await writeSpots(spotTexts, named.spots.slice(place), likeCounts),
  );
}

/**
 * What has a text in its name, the most liked first, 500 at most. Which spots everybody finds alike may be remembered for
 * a moment; what this user likes is always asked for. Whoever likes nothing of it is given the same bytes as the others.
 *
 * @param searched in lower case and composed form, not empty
 */
export async function writeNamed(
  { db, visitorMemory, spotTexts }: Sources,
  viewer: MapViewer,
  searched: string,
): Promise<JoinedUtf8> {
  const [named, own] = await Promise.all([
    visitorMemory.recall(`named ${searched}`, () => findNamed(db, searched)),
    loadOwn(db, viewer),
  ]);
  const likeCounts = await loadLikeCounts(db, viewer.userId, own, named.spots);
  const hasOwn =
    likeCounts.size > 0 ||
    named.challenges.some(
      ({ record: { id } }) => own.ongoingChallenges.has(id) || own.completedChallenges.has(id),
    );
  const write = (liked: ReadonlyMap<number, number>) => writeFound(spotTexts, named, own, liked, viewer.now);
  if (hasOwn) return write(likeCounts);
  const today = seoulDayOf(viewer.now);
  const known = named.answers.get(today);
  if (known !== undefined) return known;
  const answer = write(NOTHING_LIKED);
  named.answers.set(today, answer);
  return answer;
}
