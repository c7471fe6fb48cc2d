import coastline from './jeju-coastline.geojson?raw';

/** One ring of [longitude, latitude] pairs per island. */
export const islands: readonly (readonly (readonly [number, number])[])[] = readIslands(coastline);

function readIslands(text: string) {
  const found: [number, number][][] = [];
  const collect = (value: unknown): void => {
    if (!Array.isArray(value)) return;
    const ring = value.flatMap((point: unknown): [number, number][] =>
      Array.isArray(point) && typeof point[0] === 'number' && typeof point[1] === 'number'
        ? [[point[0], point[1]]]
        : [],
    );
    if (ring.length > 0) found.push(ring);
    else value.forEach(collect);
  };
  JSON.parse(text, (key, value: unknown) => {
    if (key === 'coordinates') collect(value);
    return value;
  });
  return found;
}

/** Whether a point lies on Jeju or one of its islands (even-odd rule, no lakes). */
export function isLand(latitude: number, longitude: number): boolean {
  return islands.some((ring) => {
    let inside = false;
    let previous = ring.at(-1);
    for (const point of ring) {
      if (previous) {
        const [x1, y1] = previous;
        const [x2, y2] = point;
        const crosses = y1 > latitude !== y2 > latitude;
        if (crosses && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1) inside = !inside;
      }
      previous = point;
    }
    return inside;
  });
}
