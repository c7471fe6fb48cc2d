import type { Coordinates } from '../../src/domain/map/geo.ts';

const EARTH_RADIUS_METERS = 6_371_000;

/**
 * The place at an exact distance (metres) and bearing (degrees clockwise from north) from another: the
 * inverse of the distance formula, written independently of it.
 */
export function pointAt(origin: Coordinates, meters: number, bearing = 0): Coordinates {
  const radians = Math.PI / 180;
  const angle = meters / EARTH_RADIUS_METERS;
  const latitude = origin.latitude * radians;
  const direction = bearing * radians;
  const targetLatitude = Math.asin(
    Math.sin(latitude) * Math.cos(angle) + Math.cos(latitude) * Math.sin(angle) * Math.cos(direction),
  );
  const turn = Math.atan2(
    Math.sin(direction) * Math.sin(angle) * Math.cos(latitude),
    Math.cos(angle) - Math.sin(latitude) * Math.sin(targetLatitude),
  );
  return { latitude: targetLatitude / radians, longitude: origin.longitude + turn / radians };
}
