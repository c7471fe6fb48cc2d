import { sql, type SQL } from 'drizzle-orm';
import type { NearbyRecord } from '../../../generated/model/nearby-record.zod.ts';
import type { Coordinates } from '../../../src/domain/map/geo.ts';
import { challenges } from '../../db/schema.ts';

/** A challenge on the map as everybody is told of it, without what somebody has done with it. */
export interface MapChallenge {
  record: Omit<NearbyRecord, 'challengeOngoing'> & Coordinates;
  /** YYYY-MM-DD; null for one without an end. */
  lastDay: string | null;
}

/** What the map tells alike of a challenge, in SQL. */
export const RECORD_FIELDS = sql`
  'id', ${challenges.id}, 'type', 'CHALLENGE', 'latitude', ${challenges.latitude}, 'longitude', ${challenges.longitude},
  'name', ${challenges.name}, 'imageUrls', array_remove(array[${challenges.imageUrl}], null),
  'likeCount', 0, 'likedByMe', false`;

/** The challenges for which something is so, by their ids, as JSON in SQL. */
export const mapChallenges = (where: SQL) =>
  // Within another one, or drizzle would take the names of the tables from the columns.
  sql<MapChallenge[]>`${sql`(
  select coalesce(json_agg(json_build_object('record', json_build_object(${RECORD_FIELDS}), 'lastDay', ${challenges.lastDay})
    order by ${challenges.id}), '[]')
  from ${challenges} where ${where})`}`;
