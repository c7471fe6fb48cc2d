import { sql, type Column, type SQL } from 'drizzle-orm';
import type { Coordinates } from '../../../src/domain/map/geo.ts';
import { EARTH_RADIUS_METERS } from '../../../src/domain/limits.ts';
import { BANDS_PER_DEGREE } from '../../db/schema.ts';

/** Degrees that the box is wider than the circle on each side: about a centimetre, for rounding. */
const MARGIN = 1e-7;

const toDegrees = (radians: number) => (radians * 180) / Math.PI;
export const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Half the width of the box around a circle in degrees east; a circle around a pole goes all the way round. */
function halfWidth(latitude: number, angle: number): number {
  const sine = Math.sin(angle) / Math.cos(toRadians(latitude));
  return Math.abs(latitude) + toDegrees(angle) >= 90 || sine >= 1 ? 180 : toDegrees(Math.asin(sine));
}

/** What the placeholders of {@link isInCircle} stand for. All angles are degrees. */
export interface Circle {
  latitude: number;
  longitude: number;
  south: number;
  north: number;
  west: number;
  east: number;
  /** The bands of latitude that the circle touches, as an array of the database. */
  bands: string;
  /** The haversine of the radius as an angle. */
  haversine: number;
}

/** A circle and the box around it. A box that crosses the 180th meridian is as wide as the earth. */
export function circleAround({ latitude, longitude }: Coordinates, radiusMeters: number): Circle {
  const angle = radiusMeters / EARTH_RADIUS_METERS;
  const height = toDegrees(angle) + MARGIN;
  const width = halfWidth(latitude, angle) + MARGIN;
  const crosses = Math.abs(longitude) + width > 180;
  const south = latitude - height;
  const north = latitude + height;
  const lowest = Math.floor(south * BANDS_PER_DEGREE);
  const bands = Array.from(
    { length: Math.floor(north * BANDS_PER_DEGREE) - lowest + 1 },
    (_, index) => lowest + index,
  );
  return {
    latitude,
    longitude,
    south,
    north,
    west: crosses ? -180 : longitude - width,
    east: crosses ? 180 : longitude + width,
    bands: `{${bands.join()}}`,
    haversine: Math.sin(angle / 2) ** 2,
  };
}

const given = (name: keyof Circle) => sql`${sql.placeholder(name)}::float8`;

/** The columns that say where something stands. */
interface Placed {
  latitude: Column;
  longitude: Column;
}

/** Whether something stands in the box around a circle, in SQL. An index by band and longitude answers it. */
export const isInBox = ({ latitude, longitude }: Placed): SQL => sql`
  floor(${latitude} * ${sql.raw(String(BANDS_PER_DEGREE))}) = any(${sql.placeholder('bands')}::float8[])
  and ${longitude} between ${given('west')} and ${given('east')}
  and ${latitude} between ${given('south')} and ${given('north')}`;

/**
 * How far something is from the centre of a circle, in SQL: the haversine of the distance as an angle (2 §9). It grows
 * with the distance, and the distance itself would take an arc sine for each row.
 */
export const haversineTo = ({ latitude, longitude }: Placed): SQL => sql`
  (power(sin(radians(${latitude} - ${given('latitude')}) / 2), 2) + cos(radians(${given('latitude')}))
    * cos(radians(${latitude})) * power(sin(radians(${longitude} - ${given('longitude')}) / 2), 2))`;

/** Whether it is in a circle, in SQL. */
export const isInCircle = (haversine: SQL): SQL => sql`${haversine} <= ${given('haversine')}`;

/** A place as it is compared with the centre of a circle. */
interface Compared {
  latitude: number;
  longitude: number;
  /** Of the latitude: places that are asked about again and again know it. */
  cosine: number;
}

/** How far a place is from the centre of a circle: the same haversine in the server. */
export function haversineBetween(centre: Compared, { latitude, longitude, cosine }: Compared): number {
  const northwards = Math.sin(toRadians(latitude - centre.latitude) / 2);
  const eastwards = Math.sin(toRadians(longitude - centre.longitude) / 2);
  return northwards * northwards + centre.cosine * cosine * eastwards * eastwards;
}
