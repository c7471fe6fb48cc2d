import { type Coordinates, degreesPerPixel, distanceMeters } from '@/domain/map/geo';
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

/** How near a pin's tip has to be to the user's place for its picture to lie over the bubble there, in CSS pixels. */
const COVERED_PX = { sideways: 66, below: 4, above: 70 };

/** Whether any marker would lie over the bubble above the user's place on a map of a level. */
export function isCovered(position: Coordinates, markers: readonly MapMarker[], level: number): boolean {
  const pixel = degreesPerPixel(level, position.latitude);
  return markers.some(({ lat, lng }) => {
    const up = (lat - position.latitude) / pixel.latitude;
    const sideways = Math.abs(lng - position.longitude) / pixel.longitude;
    return up > -COVERED_PX.below && up < COVERED_PX.above && sideways < COVERED_PX.sideways;
  });
}
