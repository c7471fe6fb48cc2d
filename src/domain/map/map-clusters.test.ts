import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type ClusteredMarker,
  degreesApart,
  drawMarkers,
  indexMarkers,
  type MapViewport,
} from './map-clusters.ts';

const island: MapViewport = { south: 33.1, west: 126.1, north: 33.6, east: 127 };

/** Markers in rows and columns over a part of the map. */
function spread(count: number, area: MapViewport = island): ClusteredMarker[] {
  const columns = Math.ceil(Math.sqrt(count));
  return Array.from({ length: count }, (_, index) => ({
    key: `SPOT-${index}`,
    lat: area.south + ((area.north - area.south) * (Math.floor(index / columns) + 0.5)) / columns,
    lng: area.west + ((area.east - area.west) * ((index % columns) + 0.5)) / columns,
  }));
}

function drawn(markers: ClusteredMarker[], viewport = island, apart = 0) {
  return drawMarkers(indexMarkers(markers), viewport, apart);
}

it('the drawn markers are the single markers while at most 50 are in sight', () => {
  const { markers, clusters } = drawn(spread(50));
  expect(markers).toHaveLength(50);
  expect(clusters).toEqual([]);
});

it('the drawn markers are gathered when 51 are in sight', () => {
  const { markers, clusters } = drawn(spread(51));
  expect(clusters.length).toBeGreaterThan(0);
  expect(markers.length + clusters.length).toBeLessThanOrEqual(50);
});

it('the drawn markers leave out what is not in sight', () => {
  const nearby = { south: 33.2, west: 126.5, north: 33.3, east: 126.6 };
  const inside = spread(4, nearby);
  const outside = [
    { key: 'SPOT-north', lat: 33.31, lng: 126.55 },
    { key: 'SPOT-west', lat: 33.25, lng: 126.49 },
  ];
  expect(
    drawn([...outside, ...inside], nearby)
      .markers.map(({ key }) => key)
      .toSorted(),
  ).toEqual(['SPOT-0', 'SPOT-1', 'SPOT-2', 'SPOT-3']);
});

it('the drawn markers keep a lonely marker single between clusters', () => {
  const town = spread(200, { south: 33.24, west: 126.55, north: 33.25, east: 126.56 });
  const lonely = { key: 'CHALLENGE-311', lat: 33.55, lng: 126.9 };
  const { markers, clusters } = drawn([...town, lonely]);
  expect(markers).toEqual([lonely]);
  expect(clusters.flatMap((cluster) => cluster.markers)).toHaveLength(200);
});

it('the drawn markers gather markers of one and the same place into one cluster there', () => {
  const same = Array.from({ length: 60 }, (_, index) => ({ key: `SPOT-${index}`, lat: 33.25, lng: 126.5 }));
  const { markers, clusters } = drawn(same, { south: 33.25, west: 126.5, north: 33.25, east: 126.5 });
  expect(markers).toEqual([]);
  expect(clusters).toHaveLength(1);
  expect(clusters[0]?.markers).toHaveLength(60);
  expect(clusters[0]?.lat).toBeCloseTo(33.25, 9);
});

it('the drawn markers stay where they are while the map pans', () => {
  const index = indexMarkers(spread(10_000));
  const view = { south: 33.2, west: 126.3, north: 33.4, east: 126.5 };
  const before = new Map(drawMarkers(index, view, 0).clusters.map((cluster) => [cluster.key, cluster]));
  const panned = { south: 33.21, west: 126.31, north: 33.41, east: 126.51 };
  const kept = drawMarkers(index, panned, 0).clusters.filter(({ key }) => before.has(key));
  expect(kept.length).toBeGreaterThan(10);
  for (const cluster of kept) expect(cluster).toEqual(before.get(cluster.key));
});

it('the drawn markers are one cluster when two pins are nearer than 40 px, and two pins from 40 px on', () => {
  const port = { lat: 33.24083, lng: 126.605983 };
  // Level 4 shows 2 m with each pixel.
  const pair = (meters: number) => [
    { key: 'SPOT-93', ...port },
    {
      key: 'POST-100',
      lat: port.lat,
      lng: port.lng + meters / (111_194.927 * Math.cos((port.lat * Math.PI) / 180)),
    },
  ];
  const level4 = degreesApart(4, port.lat);
  expect(drawn(pair(80.01), island, level4).markers).toHaveLength(2);
  const near = drawn(pair(79.99), island, level4);
  expect(near.markers).toEqual([]);
  expect(near.clusters.map(({ markers }) => markers.map(({ key }) => key))).toEqual([
    ['SPOT-93', 'POST-100'],
  ]);
  expect(near.clusters[0]?.lng).toBeCloseTo(port.lng + 40 / 93_000, 4);
  expect(drawn(pair(79.99), island, degreesApart(3, port.lat)).markers).toHaveLength(2);
});

it('the drawn markers join the nearest first, so that a lonely pin beside a crowd stays a pin', () => {
  const row = [0, 1, 2, 6].map((step) => ({ key: `SPOT-${step}`, lat: 33.24, lng: 126.6 + step * 0.001 }));
  const { markers, clusters } = drawn(row, island, 0.0045);
  expect(markers.map(({ key }) => key)).toEqual(['SPOT-6']);
  expect(clusters[0]?.markers).toHaveLength(3);
});

it('the drawn markers are none where there is nothing', () => {
  expect(drawn([])).toEqual({ markers: [], clusters: [] });
});

it('the drawn markers are at most 50 in any viewport, hold every marker in sight and none twice', () => {
  const markers = fc.array(
    fc.record({
      lat: fc.double({ min: 33, max: 34, noNaN: true }),
      lng: fc.double({ min: 126, max: 127, noNaN: true }),
    }),
    { maxLength: 400, size: 'max' },
  );
  const viewport = fc
    .tuple(
      fc.double({ min: 33, max: 34, noNaN: true }),
      fc.double({ min: 126, max: 127, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
    )
    .map(([south, west, height, width]) => ({ south, west, north: south + height, east: west + width }));
  const apart = fc.double({ min: 0, max: 0.3, noNaN: true });
  fc.assert(
    fc.property(markers, viewport, apart, (places, view, distance) => {
      const all = places.map((place, index) => ({ ...place, key: `SPOT-${index}` }));
      const { markers: singles, clusters } = drawn(all, view, distance);
      expect(singles.length + clusters.length).toBeLessThanOrEqual(50);
      for (const cluster of clusters) expect(cluster.markers.length).toBeGreaterThan(1);

      const keys = [...singles, ...clusters.flatMap((cluster) => cluster.markers)].map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      const inSight = all.filter(
        ({ lat, lng }) => lat > view.south && lat < view.north && lng > view.west && lng < view.east,
      );
      for (const { key } of inSight) expect(keys).toContain(key);
    }),
  );
});
