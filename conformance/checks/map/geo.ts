/** Radius of the earth, in metres, for every distance (2 §9). */
const EARTH_RADIUS_METERS = 6_371_000;

export interface Place {
  latitude: number;
  longitude: number;
}

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** The great-circle distance in metres, by the haversine formula. */
export function metersBetween(one: Place, other: Place): number {
  const dLatitude = toRadians(other.latitude - one.latitude);
  const dLongitude = toRadians(other.longitude - one.longitude);
  const haversine =
    Math.sin(dLatitude / 2) ** 2 +
    Math.cos(toRadians(one.latitude)) * Math.cos(toRadians(other.latitude)) * Math.sin(dLongitude / 2) ** 2;
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** A place so many metres north of another one. */
export const northOf = ({ latitude, longitude }: Place, meters: number): Place => ({
  latitude: latitude + (meters / EARTH_RADIUS_METERS) * (180 / Math.PI),
  longitude,
});
