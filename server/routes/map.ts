import { and, asc, desc, eq, lte, sql, type SQL } from 'drizzle-orm';
import { ListNearbyParams } from '../../generated/model/list-nearby-params.zod.ts';
import type { NearbyRecord } from '../../generated/model/nearby-record.zod.ts';
import { NearbyResponse } from '../../generated/model/nearby-response.zod.ts';
import { SearchMapParams } from '../../generated/model/search-map-params.zod.ts';
import type { Database } from '../db/client.ts';
import { challenges, spots, userChallenges } from '../db/schema.ts';
import { operation } from '../http/operation.ts';
import { isNotCompleted, isOpen } from '../services/challenges.ts';
import { seoulDayOf } from '../services/days.ts';
import { isInBox, metersTo } from '../services/nearby.ts';
import { loadImages, loadLiked } from '../services/spots.ts';

/** The contract's limit of the records. */
const RECORDS_MAX = 500;

interface Search {
  where: SQL | undefined;
  orderBy: readonly SQL[];
}

/** The challenges that a user may still start or complete, as records of the map. */
async function findChallenges(
  db: Database,
  userId: number,
  today: string,
  { where, orderBy }: Search,
): Promise<NearbyRecord[]> {
  const rows = await db
    .select({ challenge: challenges, state: userChallenges.state })
    .from(challenges)
    .leftJoin(
      userChallenges,
      and(eq(userChallenges.challengeId, challenges.id), eq(userChallenges.userId, userId)),
    )
    .where(and(where, isOpen(today), isNotCompleted))
    .orderBy(...orderBy, asc(challenges.id))
    .limit(RECORDS_MAX);
  return rows.map(({ challenge, state }) => ({
    id: challenge.id,
    type: 'CHALLENGE',
    latitude: challenge.latitude,
    longitude: challenge.longitude,
    name: challenge.name,
    imageUrls: challenge.imageUrl === null ? [] : [challenge.imageUrl],
    likeCount: 0,
    likedByMe: false,
    challengeOngoing: state === 'ONGOING',
  }));
}

/** What a record tells of a spot: not its description, which is long. */
const RECORD_COLUMNS = {
  id: spots.id,
  kind: spots.kind,
  latitude: spots.latitude,
  longitude: spots.longitude,
  name: spots.name,
  likeCount: spots.likeCount,
};

/** Spots as records of the map. */
async function findSpots(db: Database, userId: number, { where, orderBy }: Search): Promise<NearbyRecord[]> {
  const rows = await db
    .select(RECORD_COLUMNS)
    .from(spots)
    .where(where)
    .orderBy(...orderBy, desc(spots.id))
    .limit(RECORDS_MAX);
  const ids = rows.map(({ id }) => id);
  const images = await loadImages(db, ids);
  const liked = await loadLiked(db, ids, userId);
  return rows.map(({ id, kind, latitude, longitude, name, likeCount }) => ({
    id,
    type: kind,
    latitude,
    longitude,
    name,
    imageUrls: images.get(id) ?? [],
    likeCount,
    likedByMe: liked.has(id),
  }));
}

const listNearby = operation({
  access: 'user',
  query: ListNearbyParams,
  answer: NearbyResponse,
  async handle({ viewer, query, now }, { db }) {
    const centre = { latitude: query.lat, longitude: query.lng };
    const radius = query.radiusKm * 1000;
    const near = (table: typeof spots | typeof challenges) => {
      const meters = metersTo(table, centre);
      return { where: and(isInBox(table, centre, radius), lte(meters, radius)), orderBy: [meters] };
    };
    const foundChallenges = await findChallenges(db, viewer.userId, seoulDayOf(now), near(challenges));
    const foundSpots = await findSpots(db, viewer.userId, near(spots));
    return { success: true, data: [...foundChallenges, ...foundSpots].slice(0, RECORDS_MAX) };
  },
});

const searchMap = operation({
  access: 'user',
  query: SearchMapParams,
  answer: NearbyResponse,
  async handle({ viewer, query, now }, { db }) {
    const text = query.query.trim().normalize('NFC').toLowerCase();
    const named = (table: typeof spots | typeof challenges) => sql`strpos(lower(${table.name}), ${text}) > 0`;
    const foundSpots = await findSpots(db, viewer.userId, {
      where: named(spots),
      orderBy: [desc(spots.likeCount)],
    });
    // Challenges have no likes: they come before the spots that nobody likes either.
    const foundChallenges = await findChallenges(db, viewer.userId, seoulDayOf(now), {
      where: named(challenges),
      orderBy: [],
    });
    const firstUnliked = foundSpots.findIndex(({ likeCount }) => likeCount === 0);
    const data = foundSpots.toSpliced(
      firstUnliked === -1 ? foundSpots.length : firstUnliked,
      0,
      ...foundChallenges,
    );
    return { success: true, data: data.slice(0, RECORDS_MAX) };
  },
});

export const mapHandlers = { listNearby, searchMap };
