import { useMemo, useState } from 'react';
import type { Coordinates } from '@/domain/map/geo';
import { type MapMarker, markersInRange, type NearbySource, toMapMarkers } from '@/domain/map/markers';

/**
 * The markers of the home map around the user (2 §5). The list stays the same object until a marker comes, goes or
 * changes, so that a position change alone redraws nothing.
 * @param completedIds challenges that the user has completed on this device
 */
export function useMarkers(
  records: readonly NearbySource[],
  position: Coordinates | null,
  completedIds: ReadonlySet<number>,
): MapMarker[] {
  const all = useMemo(
    // From west to east, as the map's index wants them: it is made anew whenever one comes into range or leaves it.
    () => toMapMarkers(records, null, completedIds).toSorted((a, b) => a.lng - b.lng),
    [records, completedIds],
  );
  const inRange = useMemo(() => markersInRange(all, position), [all, position]);
  const [shown, setShown] = useState(inRange);
  if (shown === inRange || hasSameMarkers(shown, inRange)) return shown;
  setShown(inRange);
  return inRange;
}

function hasSameMarkers(some: readonly MapMarker[], others: readonly MapMarker[]): boolean {
  return some.length === others.length && some.every((marker, index) => marker === others[index]);
}
