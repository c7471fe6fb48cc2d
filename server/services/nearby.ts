import { sql, type Column, type SQL } from 'drizzle-orm';
import type { Coordinates } from '../../src/domain/map/geo.ts';
import { EARTH_RADIUS_METERS } from '../../src/domain/limits.ts';

/** The columns that say where something stands, in a table with an index of these points. */
interface Placed {
  latitude: Column;
  longitude: Column;
}

/** Degrees that the box is wider than the circle on each side: about a centimetre, for rounding. */
const MARGIN = 1e-7;

const toDegrees = (radians: number) => (radians * 180) / Math.PI;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Half the width of the box around a circle in degrees east; a circle around a pole goes all the way round. */
function halfWidth(latitude: number, angle: number): number {
  const sine = Math.sin(angle) / Math.cos(toRadians(latitude));
  return Math.abs(latitude) + toDegrees(angle) >= 90 || sine >= 1 ? 180 : toDegrees(Math.asin(sine));
}

/**
 * Whether something stands in the box around a circle, in SQL. The index of points answers it. A box that crosses the
 * 180th meridian is as wide as the earth.
 */
export function isInBox({ latitude, longitude }: Placed, centre: Coordinates, radiusMeters: number): SQL {
  const angle = radiusMeters / EARTH_RADIUS_METERS;
  const height = toDegrees(angle) + MARGIN;
  const width = halfWidth(centre.latitude, angle) + MARGIN;
  const crosses = Math.abs(centre.longitude) + width > 180;
  const west = crosses ? -180 : centre.longitude - width;
  const east = crosses ? 180 : centre.longitude + width;
  const south = centre.latitude - height;
  const north = centre.latitude + height;
  return sql`point(${longitude}, ${latitude}) <@ box(
    point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))`;
}

/** The great-circle distance to a place in metres, by the haversine formula (2 §9), in SQL. */
export function metersTo({ latitude, longitude }: Placed, place: Coordinates): SQL<number> {
  const sinLatitude = sql`sin(radians(${latitude} - ${place.latitude}::float8) / 2)`;
  const sinLongitude = sql`sin(radians(${longitude} - ${place.longitude}::float8) / 2)`;
  const haversine = sql`(power(${sinLatitude}, 2) + cos(radians(${place.latitude}::float8))
    * cos(radians(${latitude})) * power(${sinLongitude}, 2))`;
  return sql<number>`(2 * ${EARTH_RADIUS_METERS}::float8 * asin(least(1, sqrt(${haversine}))))`;
}
