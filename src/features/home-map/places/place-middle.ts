import { type Coordinates, degreesPerPixel } from '@/domain/map/geo';
import type { Edges } from '../marker-area';
import type { MeasuredRoom } from '../useFreeRoom';

/** What a chosen pin takes around its place, in CSS pixels. */
const PIN: Edges = { top: -74, right: 32, bottom: 8, left: -32 };
/** What the pig takes around the user's place, with its bubble and without, by the side on which it stands. */
const PIG = { top: -56, bottom: 38 };
const BUBBLE_TOP = -87;
const PIG_ASIDE = {
  middle: { left: -46, right: 46 },
  left: { left: -124, right: 17, bottom: 58 },
  right: { left: -17, right: 124, bottom: 58 },
};

/** How far a place gives way at most so that a pig that does not fit is out of sight, in CSS pixels. */
const GIVING_WAY_PX = 80;
/** More than any way on a screen, in CSS pixels: what the pig loses counts before how far the map moves. */
const WORSE_PX = 10_000;

type Axis = readonly [start: 'left' | 'top', end: 'right' | 'bottom'];

/**
 * Where the middle of the map has to be to show a chosen place: on the place, or as near to it as keeps both the place and
 * the pig clear of what floats over the map. Where they do not both fit the place goes first (see shiftToShow).
 * @param user where the user is, and on which side the pig stands; null while it is not known
 */
export function middleToShow(
  place: { lat: number; lng: number },
  user: (Coordinates & { side: 'left' | 'right' | null }) | null,
  level: number,
  { map, room, sight }: MeasuredRoom,
): Coordinates {
  const pixel = degreesPerPixel(level, place.lat);
  const x = (map.left + map.right) / 2;
  const y = (map.top + map.bottom) / 2;
  const pigs =
    user === null
      ? []
      : [BUBBLE_TOP, PIG.top].map((top) =>
          moved(
            { ...PIG, ...PIG_ASIDE[user.side ?? 'middle'], top },
            x + (user.longitude - place.lng) / pixel.longitude,
            y + (place.lat - user.latitude) / pixel.latitude,
          ),
        );
  const [right, down] = shiftToShow(moved(PIN, x, y), pigs, room, sight);
  return { latitude: place.lat + down * pixel.latitude, longitude: place.lng - right * pixel.longitude };
}

/**
 * How far what lies on the map moves to the right and down, from where the place is in the middle: the shortest way by
 * which place and pig are in the room that nothing floats over. Where they do not both fit, the place is there, and a
 * short way puts the pig out of sight rather than half under something.
 * @param pigs what is to be seen of the pig: the most, the less that will do
 */
export function shiftToShow(
  place: Edges,
  pigs: readonly Edges[],
  room: Edges,
  sight: Edges,
): readonly [right: number, down: number] {
  let best: readonly [right: number, down: number] = [0, 0];
  let least = Number.POSITIVE_INFINITY;
  for (const right of shiftsAlong(['left', 'right'], place, pigs, room, sight)) {
    for (const down of shiftsAlong(['top', 'bottom'], place, pigs, room, sight)) {
      const way = Math.hypot(right, down);
      const seen = pigs.map((pig) => moved(pig, right, down));
      const cost = way + WORSE_PX * lossOf(seen, room, sight, way);
      if (cost >= least) continue;
      least = cost;
      best = [right, down];
    }
  }
  return best;
}

/** The ways along an axis that could be the best: the place's own, the ones with the pig, and those that lose the pig. */
function shiftsAlong(
  [start, end]: Axis,
  place: Edges,
  pigs: readonly Edges[],
  room: Edges,
  sight: Edges,
): number[] {
  const [least, most] = [room[start] - place[start], room[end] - place[end]];
  // The screen is too low or narrow for the place itself.
  if (least > most) return [0];
  const alone = clamp(0, least, most);
  const ways = pigs.flatMap((pig) => [
    clamp(alone, room[start] - pig[start], room[end] - pig[end]),
    sight[start] - pig[end],
    sight[end] - pig[start],
  ]);
  return [alone, ...ways.filter((shift) => shift >= least && shift <= most)];
}

/** What is lost of the pig, from nothing to the worst: all of it by a long way, or half of it under something. */
function lossOf(pigs: readonly Edges[], room: Edges, sight: Edges, way: number): number {
  const clear = pigs.findIndex(
    (pig) =>
      pig.left >= room.left && pig.right <= room.right && pig.top >= room.top && pig.bottom <= room.bottom,
  );
  if (clear >= 0) return clear;
  const isGone = pigs.every(
    (pig) =>
      pig.right <= sight.left ||
      pig.left >= sight.right ||
      pig.bottom <= sight.top ||
      pig.top >= sight.bottom,
  );
  return isGone && way <= GIVING_WAY_PX ? pigs.length : pigs.length + 1;
}

function moved({ top, right, bottom, left }: Edges, x: number, y: number): Edges {
  return { top: top + y, right: right + x, bottom: bottom + y, left: left + x };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
