import { useState } from 'react';
import { useListNearby } from '@generated/endpoints/map/map';
import { serverMessageOr } from '@/api/api-error';
import { type Coordinates, metersBetween } from '@/domain/map/geo';
import { NEARBY_COORDINATE_DECIMALS, NEARBY_FRESH_MS, NEARBY_RADIUS_KM } from '@/domain/limits';
import { type NearbySource, readNearbyRecords } from '@/domain/map/markers';

/** How far the user walks before the records around are asked for again, in metres: a small part of their radius. */
const ASK_AGAIN_METERS = 100;

interface Nearby {
  /** What stands around the user, as last known; empty before the first answer. */
  records: readonly NearbySource[];
  /** Why the records around the current place could not be loaded; null while they could. */
  failure: string | null;
  retry: () => void;
}

/**
 * The records within 3 km of the user, kept for 60 s (2 §7). They are asked for again when the user has moved by 100 m;
 * until the answer comes, and when none comes, the last known ones stay.
 */
export function useNearby(position: Coordinates | null): Nearby {
  const [asked, setAsked] = useState(position);
  if (position && (asked === null || metersBetween(asked, position) >= ASK_AGAIN_METERS)) {
    setAsked(position);
  }

  const { data, error, refetch } = useListNearby(
    { lat: degrees(asked?.latitude), lng: degrees(asked?.longitude), radiusKm: NEARBY_RADIUS_KM },
    { query: { enabled: asked !== null, staleTime: NEARBY_FRESH_MS } },
  );

  const [known, setKnown] = useState<{ data: unknown; records: readonly NearbySource[] }>({
    data: undefined,
    records: [],
  });
  if (data !== undefined && data !== known.data) setKnown({ data, records: readNearbyRecords(data) });

  return {
    records: known.records,
    failure: error ? serverMessageOr(error, '불러오기 실패') : null,
    retry: () => void refetch(),
  };
}

function degrees(value = 0): number {
  return Number(value.toFixed(NEARBY_COORDINATE_DECIMALS));
}
