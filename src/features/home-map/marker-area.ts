import { distanceMeters } from '@/domain/geo';
import type { MapViewport } from '@/domain/map-clusters';
import type { MapMarker } from '@/domain/markers';

/** Markers this near to each other lie on top of each other even on the nearest map, in metres. */
const ONE_SPOT_METERS = 12;

/** The smallest area that holds all of some markers, one at least. */
export function areaOf(markers: readonly MapMarker[]): MapViewport {
  const area: MapViewport = { south: 90, west: 180, north: -90, east: -180 };
  for (const { lat, lng } of markers) {
    area.south = Math.min(area.south, lat);
    area.north = Math.max(area.north, lat);
    area.west = Math.min(area.west, lng);
    area.east = Math.max(area.east, lng);
  }
  return area;
}

/** Whether zooming in cannot tell some markers apart. */
export function isOneSpot(markers: readonly MapMarker[]): boolean {
  const { south, west, north, east } = areaOf(markers);
  return distanceMeters(south, west, north, east) < ONE_SPOT_METERS;
}
