import type { NearbyRecord } from '../../../generated/model/nearby-record.zod.ts';
import { type Coordinates, metersBetween, toCoordinates } from './geo.ts';
import { MARKER_RADIUS_METERS, POST_CHALLENGE_LIKES, POST_SPOT_LIKES } from '../limits.ts';
import { isRecord, presentText, type Unchecked } from '../unknown-values.ts';

/** How a marker looks: as a spot or as a challenge (2 §3). */
export type MarkerLevel = 'SPOT' | 'CHALLENGE';

/** What a nearby record is, and so what its marker opens: a challenge, or the page of a spot or post. */
export type MarkerSource = 'CHALLENGE' | 'SPOT' | 'POST';

/** One marker of the home map (2 §3). */
export interface MapMarker {
  /** Unique over all sources: a challenge and a post may bear the same id. */
  key: string;
  id: number;
  /** Unlike `level`: a post of 30 likes looks like a challenge and still opens the post. */
  source: MarkerSource;
  lat: number;
  lng: number;
  level: MarkerLevel;
  themes: string[];
  title: string;
  /** First picture, or null. */
  thumb: string | null;
  likes: number;
  liked: boolean;
  /** Whether it gets the look of an ongoing challenge. */
  ongoing: boolean;
  /** Whether the user has completed it on this device; then it is no longer ongoing (2 §4). */
  completed: boolean;
}

/** A nearby record as a server may send it (2 §3): any field may be missing or of another type. Some tell its themes. */
export type NearbySource = Unchecked<NearbyRecord & { themes: readonly string[] }>;

const NONE: ReadonlySet<number> = new Set();

/**
 * The level at which a post with so many likes is shown: hidden (null) under 10, a spot from 10 to 29, a
 * challenge from 30 (2 §5).
 */
export function postLevel(likes: number): MarkerLevel | null {
  if (likes >= POST_CHALLENGE_LIKES) return 'CHALLENGE';
  return likes >= POST_SPOT_LIKES ? 'SPOT' : null;
}

/**
 * The records in an answer, as far as it has any: the list in its `data`, without entries that are no records. Any
 * other answer has none.
 */
export function readNearbyRecords(answer: unknown): NearbySource[] {
  if (!isRecord(answer) || !Array.isArray(answer.data)) return [];
  return answer.data.filter(isRecord);
}

/**
 * The place of a nearby record, or null when it has none: no id, another type than CHALLENGE, SPOT or POST, or
 * coordinates that are not numbers on the earth. Missing texts, pictures and likes get their defaults (제목 없음,
 * none, 0). Only a challenge can be ongoing, until the user completes it. What a search has found is shown whatever
 * its likes.
 */
function toMapPlace(record: NearbySource, completedIds: ReadonlySet<number>): MapMarker | null {
  const { id, type: source } = record;
  const place = toCoordinates(record.latitude, record.longitude);
  if (typeof id !== 'number' || !isMarkerSource(source) || place === null) return null;

  const completed = source === 'CHALLENGE' && completedIds.has(id);
  const likes = Number.isFinite(record.likeCount) ? Number(record.likeCount) : 0;
  return {
    key: `${source}-${id}`,
    id,
    source,
    lat: place.latitude,
    lng: place.longitude,
    level: source === 'POST' ? (postLevel(likes) ?? 'SPOT') : source,
    themes: textsOf(record.themes),
    title: presentText(record.name) ?? '제목 없음',
    thumb: textsOf(record.imageUrls)[0] ?? null,
    likes,
    liked: record.likedByMe === true,
    ongoing: source === 'CHALLENGE' && record.challengeOngoing === true && !completed,
    completed,
  };
}

/**
 * The marker of a nearby record, or null when it has none: no place (see toMapPlace), or a post with fewer than
 * 10 likes (2 §5).
 */
export function toMapMarker(
  record: NearbySource,
  completedIds: ReadonlySet<number> = NONE,
): MapMarker | null {
  const place = toMapPlace(record, completedIds);
  return place?.source === 'POST' && postLevel(place.likes) === null ? null : place;
}

/** The places of a search's records, once per key, in their order (see toMapPlace). */
export function toMapPlaces(
  records: readonly NearbySource[],
  completedIds: ReadonlySet<number> = NONE,
): MapMarker[] {
  return uniqueByKey(records.map((record) => toMapPlace(record, completedIds)));
}

/**
 * The markers of the home map: one per record that has one (see toMapMarker), once per key, and of these
 * those in range (see markersInRange).
 * @param completedIds challenges that the user has completed on this device
 */
export function toMapMarkers(
  records: readonly NearbySource[],
  position: Coordinates | null,
  completedIds: ReadonlySet<number> = NONE,
): MapMarker[] {
  return markersInRange(uniqueByKey(records.map((record) => toMapMarker(record, completedIds))), position);
}

/**
 * The markers at most 3000 m from the user. When none is in range, or the user's place is not known (null), all
 * are shown (2 §5).
 */
export function markersInRange(markers: MapMarker[], position: Coordinates | null): MapMarker[] {
  if (position === null) return markers;
  const inRange = markers.filter(
    ({ lat, lng }) => metersBetween(position, { latitude: lat, longitude: lng }) <= MARKER_RADIUS_METERS,
  );
  return inRange.length > 0 ? inRange : markers;
}

/**
 * The challenge to walk to next: the nearest one that is under way or, when there is none, the nearest of the others.
 * Null while the user's place is not known, and where there is none that is not completed.
 */
export function nearestChallenge(
  markers: readonly MapMarker[],
  position: Coordinates | null,
): MapMarker | null {
  if (position === null) return null;
  let nearest: { marker: MapMarker; meters: number } | null = null;
  for (const marker of markers) {
    if (marker.source !== 'CHALLENGE' || marker.completed) continue;
    if (nearest?.marker.ongoing && !marker.ongoing) continue;
    const meters = metersBetween(position, { latitude: marker.lat, longitude: marker.lng });
    const isFirst = nearest === null || (marker.ongoing && !nearest.marker.ongoing);
    if (isFirst || (nearest && meters < nearest.meters)) nearest = { marker, meters };
  }
  return nearest?.marker ?? null;
}

function uniqueByKey(found: readonly (MapMarker | null)[]): MapMarker[] {
  const markers = new Map<string, MapMarker>();
  for (const marker of found) {
    if (marker && !markers.has(marker.key)) markers.set(marker.key, marker);
  }
  return [...markers.values()];
}

function isMarkerSource(type: unknown): type is MarkerSource {
  return type === 'CHALLENGE' || type === 'SPOT' || type === 'POST';
}

function textsOf(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry) => presentText(entry) ?? []);
}
