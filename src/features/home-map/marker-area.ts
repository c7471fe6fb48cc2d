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

/**
 * How near a pin's tip has to be to the user's place for pig or bubble to lie over the pin, in CSS pixels. A pin stands
 * 50 px high on its tip, and the pig reaches 36 px below the place: the rim of a pin may touch it.
 */
const COVERED_PX = { sideways: 66, below: 80, above: 70 };

/**
 * Where the pig stands on a map of a level: on the user's place (null), or beside it, away from the markers there, so
 * that it hides none of them.
 */
export function standingSide(
  position: Coordinates,
  markers: readonly MapMarker[],
  level: number,
): 'left' | 'right' | null {
  const pixel = degreesPerPixel(level, position.latitude);
  const south = position.latitude - COVERED_PX.below * pixel.latitude;
  const north = position.latitude + COVERED_PX.above * pixel.latitude;
  let isNear = false;
  let moreOnTheRight = 0;
  for (const { lat, lng } of markers) {
    if (lat < south || lat > north) continue;
    const right = (lng - position.longitude) / pixel.longitude;
    if (Math.abs(right) < COVERED_PX.sideways) isNear = true;
    if (Math.abs(right) < 2 * COVERED_PX.sideways) moreOnTheRight += Math.sign(right);
  }
  if (!isNear) return null;
  return moreOnTheRight > 0 ? 'left' : 'right';
}

/** What a pin takes below its place, its pulse, and the least room from there to the card, in CSS pixels. */
const PIN_FOOT_PX = 7 + 16;
/**
 * How far the user's place gives way to a pin at most, and what pig and bubble take above it, less the 30 px or so
 * that the middle of the map has more above it than below; in CSS pixels.
 */
const SHIFT_MAX_PX = 80;
const COMPANION_PX = 72;

/** The part of the map around its middle that nothing floats over, in CSS pixels. */
export interface FreeRoom {
  aside: number;
  below: number;
}

/**
 * Where the middle of a map is while it follows the user: on their place, or a little to the south of it where a short
 * shift brings a pin into sight that would lie under the card.
 */
export function followedMiddle(
  position: Coordinates,
  pin: { lat: number; lng: number } | null,
  level: number,
  { aside, below }: FreeRoom,
): Coordinates {
  const pixel = degreesPerPixel(level, position.latitude);
  if (!pin || Math.abs(pin.lng - position.longitude) / pixel.longitude > aside) return position;
  const shift = (position.latitude - pin.lat) / pixel.latitude + PIN_FOOT_PX - below;
  if (shift <= 0 || shift > Math.min(SHIFT_MAX_PX, below - COMPANION_PX)) return position;
  return { ...position, latitude: position.latitude - shift * pixel.latitude };
}

export type Edges = Pick<DOMRectReadOnly, 'top' | 'right' | 'bottom' | 'left'>;

/** How far to the right and down a room has to move to hold all of a box; null where it does. */
export function pathInto(box: Edges, room: Edges): readonly [right: number, down: number] | null {
  const right = Math.max(box.right - room.right, 0) + Math.min(box.left - room.left, 0);
  const down = Math.max(box.bottom - room.bottom, 0) + Math.min(box.top - room.top, 0);
  return right === 0 && down === 0 ? null : [right, down];
}
