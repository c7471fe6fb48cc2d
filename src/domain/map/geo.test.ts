import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { pointAt } from '../../../tests/support/geo-points.ts';
import {
  degreesPerPixel,
  distanceMeters,
  distanceText,
  isCoordinate,
  metersBetween,
  metersPerPixel,
  toCoordinates,
} from './geo.ts';

const cheonjiyeon = { latitude: 33.247, longitude: 126.5545 };
const place = fc.record({
  latitude: fc.double({ min: -89, max: 89, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

it.each([
  [0, '0m'],
  [4.4, '4m'],
  [14.5, '15m'],
  [118, '118m'],
  [120, '120m'],
  [124.9, '120m'],
  [125, '130m'],
  [994.9, '990m'],
  [995, '1km'],
  [1249, '1.2km'],
  [1250, '1.3km'],
  [12_345, '12.3km'],
  [1_234_567, '1,234.6km'],
])('a distance of %d m is told as %s', (meters, text) => {
  expect(distanceText(meters)).toBe(text);
});

it.each([
  [90, 180],
  [-90, -180],
  [0, 0],
  [33.247, 126.5545],
])('isCoordinate takes %d, %d', (latitude, longitude) => {
  expect(isCoordinate(latitude, longitude)).toBe(true);
});

it.each([
  [90.000001, 0],
  [-90.000001, 0],
  [0, 180.000001],
  [0, -180.000001],
  [Number.NaN, 126],
  [33, Number.POSITIVE_INFINITY],
  [null, 126],
  [33, undefined],
  ['33.247', '126.5545'],
])('isCoordinate refuses %s, %s', (latitude, longitude) => {
  expect(isCoordinate(latitude, longitude)).toBe(false);
  expect(toCoordinates(latitude, longitude)).toBeNull();
});

it('isCoordinate gives the place of two numbers', () => {
  expect(toCoordinates(33.247, 126.5545)).toEqual({ latitude: 33.247, longitude: 126.5545 });
});

it('distanceMeters measures one degree of latitude as 111,194.926645 m on a sphere of 6,371,000 m', () => {
  expect(distanceMeters(33, 126, 34, 126)).toBe(111194.926645);
});

it('distanceMeters measures half the earth between opposite places', () => {
  expect(distanceMeters(0, 0, 0, 180)).toBe(20015086.796021);
});

it.each([1.99, 2, 119, 120, 121, 2999, 3000, 3001])(
  'distanceMeters finds a place made at %d m at exactly that distance',
  (meters) => {
    for (const bearing of [0, 45, 90, 200, 315]) {
      expect(metersBetween(cheonjiyeon, pointAt(cheonjiyeon, meters, bearing))).toBe(meters);
    }
  },
);

it('distanceMeters is zero from a place to itself', () => {
  expect(metersBetween(cheonjiyeon, cheonjiyeon)).toBe(0);
});

it('distanceMeters is NaN without numbers', () => {
  expect(distanceMeters(Number.NaN, 126, 33, 126)).toBeNaN();
});

it('distanceMeters is the same both ways, never negative and never more than half the earth', () => {
  fc.assert(
    fc.property(place, place, (from, to) => {
      const meters = metersBetween(from, to);
      expect(meters).toBe(metersBetween(to, from));
      expect(meters).toBeGreaterThanOrEqual(0);
      expect(meters).toBeLessThanOrEqual(20015086.8);
    }),
  );
});

it('distanceMeters never makes a detour shorter than the straight way', () => {
  fc.assert(
    fc.property(place, place, place, (a, b, c) => {
      // Near the far side of the earth the haversine formula is good to some decimetres.
      expect(metersBetween(a, c)).toBeLessThanOrEqual(metersBetween(a, b) + metersBetween(b, c) + 1);
    }),
  );
});

it.each([
  [1, 0.25],
  [3, 1],
  [4, 2],
  [8, 32],
])('the scale of a map at level %d shows %d m with each pixel', (level, meters) => {
  expect(metersPerPixel(level)).toBe(meters);
});

it('the scale of a map in degrees leads to a place that is so many metres away', () => {
  const { latitude, longitude } = degreesPerPixel(4, 33.24083);
  expect(distanceMeters(33.24083, 126.6, 33.24083 + 100 * latitude, 126.6)).toBeCloseTo(200, 3);
  expect(distanceMeters(33.24083, 126.6, 33.24083, 126.6 + 100 * longitude)).toBeCloseTo(200, 3);
});
