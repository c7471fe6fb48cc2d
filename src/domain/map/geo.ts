import { EARTH_RADIUS_METERS, PROXIMITY_METERS } from '../limits.ts';
import { formatNumber } from '../format/numbers.ts';

/** A place on the earth, in degrees (WGS 84). */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

const RADIANS_PER_DEGREE = Math.PI / 180;
const MICROMETERS_PER_METER = 1_000_000;

/**
 * Whether two unknown values are a latitude (-90 to 90) and a longitude (-180 to 180), in degrees.
 * NaN, infinities, null and numbers written as strings are not (2 §5).
 */
export function isCoordinate(latitude: unknown, longitude: unknown): boolean {
  return (
    typeof latitude === 'number' &&
    typeof longitude === 'number' &&
    latitude >= -90 &&
    latitude <= 90 &&
    longitude >= -180 &&
    longitude <= 180
  );
}

/** The place named by two unknown values, or null when they are not coordinates (see isCoordinate). */
export function toCoordinates(latitude: unknown, longitude: unknown): Coordinates | null {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  return isCoordinate(latitude, longitude) ? { latitude, longitude } : null;
}

/**
 * Great-circle distance between two places by the haversine formula, in metres, on a sphere of
 * 6,371,000 m (2 §9). NaN for coordinates that are not numbers.
 *
 * The result is rounded to the micrometre: floating-point error is about a thousandth of that, so a place
 * that lies exactly on a limit (2 m, 120 m, 3000 m) is measured as being on it.
 */
export function distanceMeters(
  fromLatitude: number,
  fromLongitude: number,
  toLatitude: number,
  toLongitude: number,
): number {
  const sinLatitude = Math.sin(((toLatitude - fromLatitude) * RADIANS_PER_DEGREE) / 2);
  const sinLongitude = Math.sin(((toLongitude - fromLongitude) * RADIANS_PER_DEGREE) / 2);
  const haversine =
    sinLatitude * sinLatitude +
    Math.cos(fromLatitude * RADIANS_PER_DEGREE) *
      Math.cos(toLatitude * RADIANS_PER_DEGREE) *
      sinLongitude *
      sinLongitude;
  const meters = 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(haversine)));
  return Math.round(meters * MICROMETERS_PER_METER) / MICROMETERS_PER_METER;
}

/**
 * A distance as it is told: to the metre where the proximity dialog tells it too (2 §9), in tens of metres below a
 * kilometre, then in kilometres with one digit.
 */
export function distanceText(meters: number): string {
  if (meters <= PROXIMITY_METERS) return `${Math.round(meters)}m`;
  const tens = Math.round(meters / 10) * 10;
  return tens < 1000 ? `${tens}m` : `${formatNumber(Math.round(meters / 100) / 10)}km`;
}

/** Distance between two places, in metres (see distanceMeters). */
export function metersBetween(from: Coordinates, to: Coordinates): number {
  return distanceMeters(from.latitude, from.longitude, to.latitude, to.longitude);
}

/** Ground that one CSS pixel of a map shows at a level of Kakao's, in metres: 1 at level 3, twice as much per level. */
export function metersPerPixel(level: number): number {
  return 2 ** (level - 3);
}

/** What one CSS pixel of a map shows at a level of Kakao's, in degrees, around a latitude. */
export function degreesPerPixel(level: number, latitude: number): { latitude: number; longitude: number } {
  const degrees = metersPerPixel(level) / (EARTH_RADIUS_METERS * RADIANS_PER_DEGREE);
  return { latitude: degrees, longitude: degrees / Math.cos(latitude * RADIANS_PER_DEGREE) };
}
