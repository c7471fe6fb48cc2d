import { degreesPerPixel } from './geo.ts';
import { DRAWN_MARKERS_MAX, PIN_APART_PX } from '../limits.ts';

/** The part of the map that is in sight, in degrees. It does not cross the date line. */
export interface MapViewport {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** What the clustering needs to know of a marker; any other field passes through. */
export interface ClusteredMarker {
  key: string;
  lat: number;
  lng: number;
}

/** Several markers drawn as one. */
export interface MarkerCluster<T extends ClusteredMarker> {
  /** The same while the map pans, so that a drawn cluster stays the same element. */
  key: string;
  /** Middle of its markers, in degrees. */
  lat: number;
  lng: number;
  /** Its markers, two or more, in the order of the index. */
  markers: T[];
}

/** What to draw: single markers and clusters, together at most 50. */
export interface DrawnMarkers<T extends ClusteredMarker> {
  markers: T[];
  clusters: MarkerCluster<T>[];
}

/** Markers made ready for viewports: their places on the projected map, flat and sorted from west to east. */
export interface MarkerIndex<T extends ClusteredMarker> {
  readonly markers: readonly T[];
  readonly x: Float64Array;
  readonly y: Float64Array;
}

const RADIANS_PER_DEGREE = Math.PI / 180;
const MERCATOR_LATITUDE_MAX = 85.05;
/** About 0.1 mm: a viewport of no size at all still has cells. */
const VIEWPORT_MIN_DEGREES = 1e-9;

/** Makes markers ready for any number of viewports (see drawMarkers). Once per list of markers. */
export function indexMarkers<T extends ClusteredMarker>(markers: readonly T[]): MarkerIndex<T> {
  const sorted = markers.toSorted((a, b) => a.lng - b.lng);
  return {
    markers: sorted,
    x: Float64Array.from(sorted, ({ lng }) => lng),
    y: Float64Array.from(sorted, ({ lat }) => toMapY(lat)),
  };
}

/**
 * How far apart two markers must be to be drawn one by one, 40 px, at a level of Kakao's: in degrees of longitude on the
 * projected map around a latitude.
 */
export function degreesApart(level: number, latitude: number): number {
  return PIN_APART_PX * degreesPerPixel(level, latitude).longitude;
}

/**
 * Reduces the markers of a viewport to at most 50 things to draw, none nearer to another than `apart` (see degreesApart).
 * More than 50 markers in sight are gathered by the cells of a grid that lies fixed on the map, not on the viewport: a
 * cell with several markers is a cluster, one alone stays a marker. Cells are as wide as a power of two, so panning moves
 * no cluster and zooming by one level splits or joins whole cells; the narrowest cells of which a viewport of this size
 * can touch no more than 50 are taken. Cells at the edge count as a whole. Then the two things that are nearest to each
 * other become one, until all are apart.
 */
export function drawMarkers<T extends ClusteredMarker>(
  index: MarkerIndex<T>,
  viewport: MapViewport,
  apart: number,
): DrawnMarkers<T> {
  return toDrawn(joinNear(gather(index, viewport), apart));
}

/** One or more markers at one place of the projected map. */
interface Gathering<T> {
  key: string;
  x: number;
  y: number;
  markers: T[];
}

/** The markers in sight, one by one or by cells, so that there are at most 50. */
function gather<T extends ClusteredMarker>(index: MarkerIndex<T>, viewport: MapViewport): Gathering<T>[] {
  const west = viewport.west;
  const east = viewport.east;
  const south = toMapY(viewport.south);
  const north = toMapY(viewport.north);

  const inSight = markersIn(index, west, east, south, north);
  if (inSight.length <= DRAWN_MARKERS_MAX) {
    return inSight.map((position) => {
      const marker = markerAt(index, position);
      return { key: marker.key, x: index.x[position] ?? 0, y: index.y[position] ?? 0, markers: [marker] };
    });
  }

  const size = cellSize(east - west, north - south);
  const firstColumn = Math.floor(west / size);
  const firstRow = Math.floor(south / size);
  const columns = Math.floor(east / size) - firstColumn + 1;
  const rows = Math.floor(north / size) - firstRow + 1;

  const cells: number[][] = Array.from({ length: columns * rows }, () => []);
  const lastX = (firstColumn + columns) * size;
  const lastY = (firstRow + rows) * size;
  for (const position of markersIn(index, firstColumn * size, lastX, firstRow * size, lastY)) {
    const column = Math.floor((index.x[position] ?? 0) / size) - firstColumn;
    const row = Math.floor((index.y[position] ?? 0) / size) - firstRow;
    // A marker right on the far edge belongs to the next cell, which is out of sight.
    if (column < columns && row < rows) cells[row * columns + column]?.push(position);
  }

  const gathered: Gathering<T>[] = [];
  for (const [cell, positions] of cells.entries()) {
    if (positions.length === 0) continue;
    const column = firstColumn + (cell % columns);
    const row = firstRow + Math.floor(cell / columns);
    gathered.push({
      key: `${size}:${column}:${row}`,
      x: mean(positions, index.x),
      y: mean(positions, index.y),
      markers: positions.map((position) => markerAt(index, position)),
    });
  }
  return gathered;
}

/** Joins the two nearest gatherings in the middle of their markers, as long as any two are nearer than `apart`. */
function joinNear<T>(gathered: Gathering<T>[], apart: number): Gathering<T>[] {
  const left = gathered.toSorted((a, b) => a.x - b.x);
  for (;;) {
    let nearest = apart;
    let pair: [number, number] | null = null;
    for (const [first, some] of left.entries()) {
      for (let second = first + 1; second < left.length; second += 1) {
        const other = left[second];
        // Sorted from west to east: whatever follows is farther still.
        if (!other || other.x - some.x >= nearest) break;
        const distance = Math.hypot(other.x - some.x, other.y - some.y);
        if (distance < nearest) {
          nearest = distance;
          pair = [first, second];
        }
      }
    }
    if (!pair) return left;
    const [first, second] = pair;
    const some = left[first];
    const other = left[second];
    if (!some || !other) return left;
    left.splice(second, 1);
    left[first] = join(some, other);
    left.sort((a, b) => a.x - b.x);
  }
}

function join<T>(some: Gathering<T>, other: Gathering<T>): Gathering<T> {
  const markers = [...some.markers, ...other.markers];
  const share = other.markers.length / markers.length;
  return {
    key: `${some.key}+${other.key}`,
    x: some.x + (other.x - some.x) * share,
    y: some.y + (other.y - some.y) * share,
    markers,
  };
}

function toDrawn<T extends ClusteredMarker>(gathered: readonly Gathering<T>[]): DrawnMarkers<T> {
  const drawn: DrawnMarkers<T> = { markers: [], clusters: [] };
  for (const { key, markers } of gathered) {
    const [first] = markers;
    if (markers.length > 1) drawn.clusters.push({ key, ...middleOf(markers), markers });
    else if (first) drawn.markers.push(first);
  }
  return drawn;
}

function mean(positions: readonly number[], values: Float64Array): number {
  return positions.reduce((sum, position) => sum + (values[position] ?? 0), 0) / positions.length;
}

/** Width of the grid's cells, in degrees of longitude, for a viewport of a projected size. */
function cellSize(width: number, height: number): number {
  let size = 2 ** Math.floor(Math.log2(Math.max(width, height, VIEWPORT_MIN_DEGREES) / DRAWN_MARKERS_MAX));
  while (cellsTouched(width, size) * cellsTouched(height, size) > DRAWN_MARKERS_MAX) size *= 2;
  return size;
}

/** Most cells of a size that a length can touch, wherever it lies. */
function cellsTouched(length: number, size: number): number {
  return Math.floor(length / size) + 2;
}

function markersIn<T extends ClusteredMarker>(
  { x, y }: MarkerIndex<T>,
  west: number,
  east: number,
  south: number,
  north: number,
): number[] {
  const found: number[] = [];
  for (let position = firstFrom(x, west); position < x.length; position += 1) {
    if ((x[position] ?? Number.POSITIVE_INFINITY) > east) break;
    const markerY = y[position] ?? 0;
    if (markerY >= south && markerY <= north) found.push(position);
  }
  return found;
}

/** Position of the first sorted value that is not under a limit. */
function firstFrom(sorted: Float64Array, limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

function markerAt<T extends ClusteredMarker>({ markers }: MarkerIndex<T>, position: number): T {
  const marker = markers[position];
  if (!marker) throw new RangeError(`no marker at position ${position}`);
  return marker;
}

function middleOf(markers: readonly ClusteredMarker[]): { lat: number; lng: number } {
  let lat = 0;
  let lng = 0;
  for (const marker of markers) {
    lat += marker.lat;
    lng += marker.lng;
  }
  return { lat: lat / markers.length, lng: lng / markers.length };
}

/** Place of a latitude on the web-mercator map, in degrees of longitude at the equator. */
function toMapY(latitude: number): number {
  const bounded = Math.min(MERCATOR_LATITUDE_MAX, Math.max(-MERCATOR_LATITUDE_MAX, latitude));
  return Math.log(Math.tan(Math.PI / 4 + (bounded * RADIANS_PER_DEGREE) / 2)) / RADIANS_PER_DEGREE;
}
