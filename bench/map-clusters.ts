/**
 * Times the reduction of map markers to what is drawn: 10,000 markers over Jeju, 2,000 panned viewports at
 * each of three map levels of a 412 × 915 px screen. Run: npm run bench -- map-clusters
 */
import { degreesApart, drawMarkers, indexMarkers } from '../src/domain/map/map-clusters.ts';

const MARKERS = 10_000;
const PANS = 2_000;
const SCREEN = { width: 412, height: 915 };
const METERS_PER_DEGREE = 111_195;

let seed = 20_260_412;
function random(): number {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
  return seed / 4_294_967_296;
}

const markers = Array.from({ length: MARKERS }, (_, id) => ({
  key: `SPOT-${id}`,
  lat: 33.2 + random() * 0.35,
  lng: 126.15 + random() * 0.8,
}));

const indexStart = performance.now();
const index = indexMarkers(markers);
console.log(`index of ${MARKERS} markers: ${(performance.now() - indexStart).toFixed(2)} ms`);

const rows = [4, 8, 10].map((level) => {
  const metersPerPixel = 2 ** (level - 3);
  const height = (SCREEN.height * metersPerPixel) / METERS_PER_DEGREE;
  const width = (SCREEN.width * metersPerPixel) / (METERS_PER_DEGREE * Math.cos((33.38 * Math.PI) / 180));
  const times: number[] = [];
  let mostDrawn = 0;
  for (let pan = 0; pan < PANS; pan += 1) {
    const south = 33.15 + random() * 0.3;
    const west = 126.1 + random() * 0.7;
    const start = performance.now();
    const view = { south, west, north: south + height, east: west + width };
    const drawn = drawMarkers(index, view, degreesApart(level, south));
    times.push(performance.now() - start);
    mostDrawn = Math.max(mostDrawn, drawn.markers.length + drawn.clusters.length);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(share * (PANS - 1))] ?? 0).toFixed(3);
  return { level, 'median ms': at(0.5), 'p95 ms': at(0.95), 'p99 ms': at(0.99), 'most drawn': mostDrawn };
});
console.table(rows);
