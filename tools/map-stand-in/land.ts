import coastline from './jeju-coastline.geojson?raw';

/** A ring of [longitude, latitude] pairs. */
export type Ring = readonly (readonly [number, number])[];

let islands: readonly Ring[] | undefined;

/** One ring per island, read at the first call. */
export function getIslands(): readonly Ring[] {
  islands ??= readIslands(coastline);
  return islands;
}

function readIslands(text: string) {
  const found: [number, number][][] = [];
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const ring = Object.values(value).flatMap((point: unknown): [number, number][] =>
      Array.isArray(point) && typeof point[0] === 'number' && typeof point[1] === 'number'
        ? [[point[0], point[1]]]
        : [],
    );
    if (ring.length > 0) found.push(ring);
    else Object.values(value).forEach(collect);
  };
  collect(JSON.parse(text));
  return found;
}

type Edge = readonly [longitude: number, latitude: number, toLongitude: number, toLatitude: number];

/** Height of a band of edges, in degrees of latitude: about 200 m. */
const BAND = 0.002;
const bandOf = (latitude: number) => Math.floor(latitude / BAND);

let bands: ReadonlyMap<number, readonly Edge[]> | undefined;

/** The edges of all coasts by the bands that they touch, made at the first question. */
function getBands(): ReadonlyMap<number, readonly Edge[]> {
  if (bands) return bands;
  const found = new Map<number, Edge[]>();
  for (const ring of getIslands()) {
    let previous = ring.at(-1);
    for (const point of ring) {
      if (previous) {
        const edge: Edge = [...previous, ...point];
        const last = bandOf(Math.max(previous[1], point[1]));
        for (let band = bandOf(Math.min(previous[1], point[1])); band <= last; band += 1) {
          const edges = found.get(band);
          if (edges) edges.push(edge);
          else found.set(band, [edge]);
        }
      }
      previous = point;
    }
  }
  bands = found;
  return found;
}

/** Whether a point lies on Jeju or one of its islands (even-odd rule, no lakes and no island in another). */
export function isLand(latitude: number, longitude: number): boolean {
  let inside = false;
  for (const [x1, y1, x2, y2] of getBands().get(bandOf(latitude)) ?? []) {
    const crosses = y1 > latitude !== y2 > latitude;
    if (crosses && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}
