import {
  harbours,
  oreum,
  parks,
  quarters,
  roads,
  streams,
  villages,
  type Area,
  type Road,
} from './features.ts';
import { getIslands, isLand, type Ring } from '../land.ts';

/** A point of the map: on a web-mercator world 256 wide, from a corner north-west of Jeju, so that small numbers stay exact. */
export interface MapPoint {
  x: number;
  y: number;
}

/** Web-mercator, as Leaflet has it for zoom 0: its own needs a document, which a worker has not. */
function toWorld(latitude: number, longitude: number): MapPoint {
  const north = Math.asinh(Math.tan((latitude * Math.PI) / 180));
  return { x: 128 + (longitude / 360) * 256, y: 128 - (north / Math.PI) * 128 };
}

/** Where the corner lies in the world. */
export const ORIGIN: MapPoint = toWorld(33.7, 126);
/** Web-mercator stretches Jeju by this much. */
const STRETCH = 1 / Math.cos((33.38 * Math.PI) / 180);
const WORLD_METERS = 2 * Math.PI * 6378137;
/** Length of a metre of ground on the map. */
export const METER = (256 * STRETCH) / WORLD_METERS;

export function toMap(latitude: number, longitude: number): MapPoint {
  const { x, y } = toWorld(latitude, longitude);
  return { x: x - ORIGIN.x, y: y - ORIGIN.y };
}

export function isLandAt({ x, y }: MapPoint): boolean {
  const north = ((128 - y - ORIGIN.y) / 128) * Math.PI;
  return isLand((Math.atan(Math.sinh(north)) * 180) / Math.PI, ((x + ORIGIN.x - 128) / 256) * 360);
}

export interface Box {
  west: number;
  north: number;
  east: number;
  south: number;
}

export function boxOf(points: readonly MapPoint[], margin = 0): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    west: Math.min(...xs) - margin,
    north: Math.min(...ys) - margin,
    east: Math.max(...xs) + margin,
    south: Math.max(...ys) + margin,
  };
}

export const touches = (some: Box, other: Box) =>
  some.west <= other.east &&
  some.east >= other.west &&
  some.north <= other.south &&
  some.south >= other.north;

/** A number from 0 to below 1 that depends on nothing but its arguments. */
export function noise(a: number, b: number): number {
  let hash = Math.imul(a, 374761393) ^ Math.imul(b, 668265263);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

export interface Shape {
  points: readonly MapPoint[];
  path: Path2D;
  box: Box;
}

/** The survey's steps of 80 m, worn down twice as the sea would; each point stays where its neighbours allow. */
function soften(ring: readonly MapPoint[]): MapPoint[] {
  const at = (index: number) => ring[(index + ring.length) % ring.length] ?? { x: 0, y: 0 };
  return ring.map((point, index) => ({
    x: (at(index - 1).x + 2 * point.x + at(index + 1).x) / 4,
    y: (at(index - 1).y + 2 * point.y + at(index + 1).y) / 4,
  }));
}

function ringPath(points: readonly MapPoint[]): Path2D {
  const path = new Path2D();
  const middle = (a: MapPoint, b: MapPoint): [number, number] => [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const last = points.at(-1);
  const [first] = points;
  if (!first || !last) return path;
  path.moveTo(...middle(last, first));
  for (const [index, point] of points.entries()) {
    path.quadraticCurveTo(point.x, point.y, ...middle(point, points[index + 1] ?? first));
  }
  path.closePath();
  return path;
}

function toCoast(ring: Ring): Shape {
  const points = soften(soften(ring.map(([longitude, latitude]) => toMap(latitude, longitude))));
  return { points, path: ringPath(points), box: boxOf(points) };
}

interface PaintedRoad extends Shape {
  width: number;
  number: string | undefined;
  middle: MapPoint;
}

/** A smooth line through points, by Catmull and Rom. */
function curve(points: readonly MapPoint[]): MapPoint[] {
  const steps = 8;
  return points.flatMap((to, index) => {
    const from = points[index - 1];
    if (!from) return [to];
    const before = points[index - 2] ?? from;
    const after = points[index + 1] ?? to;
    return Array.from({ length: steps }, (_, step) => {
      const t = (step + 1) / steps;
      const along = (a: number, b: number, c: number, d: number) =>
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3);
      return { x: along(before.x, from.x, to.x, after.x), y: along(before.y, from.y, to.y, after.y) };
    });
  });
}

function toLine(through: Road['through']): Shape {
  const points = curve(through.map(([latitude, longitude]) => toMap(latitude, longitude)));
  const path = new Path2D();
  for (const { x, y } of points) path.lineTo(x, y);
  return { points, path, box: boxOf(points, 40 * METER) };
}

function toRoad({ number, width, through }: Road): PaintedRoad {
  const line = toLine(through);
  const { points } = line;
  const middle = points[Math.floor(points.length * 0.4)] ?? { x: 0, y: 0 };
  return { ...line, width, number, middle };
}

export interface PaintedArea {
  name: string;
  center: MapPoint;
  radius: number;
  box: Box;
}

function toArea({ name, latitude, longitude, radius }: Area): PaintedArea {
  const center = toMap(latitude, longitude);
  return { name, center, radius: radius * METER, box: boxOf([center], radius * METER * 1.2) };
}

interface Harbour {
  name: string;
  /** On the coast. */
  at: MapPoint;
  /** Out to the sea, of length 1. */
  out: MapPoint;
}

/** A harbour moved to the nearest point of the coast, with the way out. */
function toHarbour(
  { name, latitude, longitude }: (typeof harbours)[number],
  coasts: readonly Shape[],
): Harbour {
  const wanted = toMap(latitude, longitude);
  let at = wanted;
  let distance = Infinity;
  let along: MapPoint = { x: 1, y: 0 };
  for (const { points } of coasts) {
    for (const [index, point] of points.entries()) {
      const apart = Math.hypot(point.x - wanted.x, point.y - wanted.y);
      if (apart >= distance) continue;
      distance = apart;
      at = point;
      const before = points[index - 2] ?? point;
      const after = points[index + 2] ?? point;
      along = { x: after.x - before.x, y: after.y - before.y };
    }
  }
  const length = Math.hypot(along.x, along.y) || 1;
  const side = { x: along.y / length, y: -along.x / length };
  const isInland = isLandAt({ x: at.x + side.x * 120 * METER, y: at.y + side.y * 120 * METER });
  return { name, at, out: isInland ? { x: -side.x, y: -side.y } : side };
}

/** Everything that the map is painted from. */
export interface Scenery {
  /** The islands with a soft coast. */
  coasts: readonly Shape[];
  /** The narrow ones first: wide roads run over them. */
  roads: readonly PaintedRoad[];
  oreum: readonly PaintedArea[];
  villages: readonly PaintedArea[];
  parks: readonly PaintedArea[];
  /** Parts of the cities. */
  quarters: readonly { name: string; center: MapPoint }[];
  streams: readonly Shape[];
  harbours: readonly Harbour[];
}

let scenery: Scenery | undefined;

/** The scenery, made when the first tile is painted. */
export function getScenery(): Scenery {
  if (scenery) return scenery;
  const coasts = getIslands().map(toCoast);
  scenery = {
    coasts,
    roads: roads.map(toRoad).toSorted((a, b) => a.width - b.width),
    oreum: oreum.map(toArea),
    villages: villages.map(toArea),
    parks: parks.map(toArea),
    quarters: quarters.map(({ name, latitude, longitude }) => ({ name, center: toMap(latitude, longitude) })),
    streams: streams.map(toLine),
    harbours: harbours.map((harbour) => toHarbour(harbour, coasts)),
  };
  return scenery;
}

/** The lanes of a village and the houses beside them. */
interface Streets {
  lanes: Path2D;
  /** Middle, half its width and height, and the turn of each house. */
  houses: readonly { x: number; y: number; wide: number; deep: number; tint: number }[];
  turn: number;
}

const streetsOf = new Map<PaintedArea, Streets>();
/** Between two lanes, in metres. */
const BLOCK = 62;

/** Crooked blocks around the middle of a village, denser there, none on water; the same at every visit. */
export function villageStreets(village: PaintedArea): Streets {
  const known = streetsOf.get(village);
  if (known) return known;
  const seed = Math.round(village.center.x * 1e6);
  const turn = (noise(seed, 1) - 0.5) * 0.9;
  const reach = Math.ceil(Math.min(village.radius / METER, 900) / BLOCK);
  const node = (column: number, row: number): MapPoint => {
    const east = (column + 0.35 * (noise(seed + column, row) - 0.5)) * BLOCK * METER;
    const south = (row + 0.35 * (noise(seed + row, column + 9) - 0.5)) * BLOCK * METER;
    return {
      x: village.center.x + east * Math.cos(turn) - south * Math.sin(turn),
      y: village.center.y + east * Math.sin(turn) + south * Math.cos(turn),
    };
  };
  const built = new Map<string, boolean>();
  const isBuilt = (column: number, row: number): boolean => {
    const key = `${column} ${row}`;
    const isKnown = built.get(key);
    if (isKnown !== undefined) return isKnown;
    const isNear = Math.hypot(column, row) / reach < 0.6 + 0.4 * noise(seed + column * 3, row * 7);
    const is = isNear && isLandAt(node(column, row));
    built.set(key, is);
    return is;
  };
  const lanes = new Path2D();
  const houses: { x: number; y: number; wide: number; deep: number; tint: number }[] = [];
  for (let row = -reach; row <= reach; row += 1) {
    for (let column = -reach; column <= reach; column += 1) {
      if (!isBuilt(column, row)) continue;
      const here = node(column, row);
      for (const [right, down] of [
        [1, 0],
        [0, 1],
      ] as const) {
        if (!isBuilt(column + right, row + down) || noise(column + seed, row * 5 + right) < 0.12) continue;
        const there = node(column + right, row + down);
        lanes.moveTo(here.x, here.y);
        lanes.lineTo(there.x, there.y);
        for (const [share, side] of [
          [0.32, 1],
          [0.68, 1],
          [0.32, -1],
          [0.68, -1],
        ] as const) {
          const luck = noise(seed + column * 31 + right, row * 17 + share * 100 + side);
          if (luck < 0.35) continue;
          const away = side * (12 + 5 * luck) * METER;
          const length = Math.hypot(there.x - here.x, there.y - here.y);
          houses.push({
            x: here.x + (there.x - here.x) * share + ((there.y - here.y) / length) * -away,
            y: here.y + (there.y - here.y) * share + ((there.x - here.x) / length) * away,
            wide: (5 + 4 * luck) * METER,
            deep: (4 + 3 * noise(column, row + side)) * METER,
            tint: luck,
          });
        }
      }
    }
  }
  // One house on each lot: no two stand in each other.
  const lots = new Map(houses.map((house) => [lotOf(house), house]));
  const streets = { lanes, houses: [...lots.values()], turn };
  streetsOf.set(village, streets);
  return streets;
}

function lotOf({ x, y }: MapPoint): string {
  const lot = 19 * METER;
  return `${Math.round(x / lot)} ${Math.round(y / lot)}`;
}
