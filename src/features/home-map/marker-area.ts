import { type Coordinates, distanceMeters } from '@/domain/map/geo';
import type { MapViewport } from '@/domain/map/map-clusters';
import type { MapMarker } from '@/domain/map/markers';

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

/** How near a pin's tip has to be to the user's place to lie under what floats above it, as shares of the map. */
const COVERED = { sideways: 0.14, below: 0.03, above: 0.09 };

/** Whether any marker would be hidden by the bubble above the user's place. */
export function isCovered(
  position: Coordinates,
  markers: readonly MapMarker[],
  { south, west, north, east }: MapViewport,
): boolean {
  const sideways = (east - west) * COVERED.sideways;
  const below = (north - south) * COVERED.below;
  const above = (north - south) * COVERED.above;
  return markers.some(({ lat, lng }) => {
    const up = lat - position.latitude;
    return Math.abs(lng - position.longitude) < sideways && up > -below && up < above;
  });
}
