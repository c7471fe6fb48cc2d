import { expect, it } from 'vitest';
import { pointAt } from '../../../tests/support/geo-points.ts';
import { companionPose, followFix, nextPoseInMs } from './companion.ts';

const PORT = { latitude: 33.24083, longitude: 126.605983 };
const NOON = Date.parse('2026-05-01T12:00:00+09:00');

function fix(meters: number, bearing = 0, accuracy = 10) {
  return { ...pointAt(PORT, meters, bearing), accuracy, timestampMs: NOON };
}

const arrived = followFix(null, fix(0), NOON);

it('the pig on the map sits where it is first seen', () => {
  expect(companionPose(arrived, NOON)).toBe('sitting');
  expect(companionPose(followFix(null, fix(0, 0, 10_000), NOON), NOON)).toBe('sitting');
});

it('the pig on the map walks for under 4 s after a move of 2 m, and then sits', () => {
  const walked = followFix(arrived, fix(2), NOON + 1_000);
  expect(companionPose(walked, NOON + 1_000)).toBe('walking');
  expect(companionPose(walked, NOON + 4_999)).toBe('walking');
  expect(companionPose(walked, NOON + 5_000)).toBe('sitting');
});

it('the pig on the map does not stir for moves under 2 m, nor for a fix worse than 60 m', () => {
  expect(followFix(arrived, fix(1.99), NOON + 1_000)).toBe(arrived);
  expect(followFix(arrived, fix(50, 0, 61), NOON + 1_000)).toBe(arrived);
  expect(followFix(arrived, fix(50, 0, 60), NOON + 1_000)).not.toBe(arrived);
});

it('the pig on the map adds small moves up, since each is measured from the last that counted', () => {
  const crept = followFix(followFix(arrived, fix(1.5), NOON), fix(3), NOON + 2_000);
  expect(companionPose(crept, NOON + 2_000)).toBe('walking');
});

it('the pig on the map falls asleep 3 minutes after it was seen or moved, and a move wakes it', () => {
  expect(companionPose(arrived, NOON + 179_999)).toBe('sitting');
  expect(companionPose(arrived, NOON + 180_000)).toBe('sleeping');
  expect(companionPose(followFix(arrived, fix(5), NOON + 200_000), NOON + 200_000)).toBe('walking');
});

it('the pig on the map looks where it goes, and keeps looking there on a way to the north', () => {
  const west = followFix(arrived, fix(5, 270), NOON);
  expect(west.facing).toBe('left');
  const north = followFix(west, { ...fix(0), ...west.anchor, latitude: west.anchor.latitude + 0.001 }, NOON);
  expect(north.facing).toBe('left');
  expect(followFix(west, fix(5, 90), NOON).facing).toBe('right');
});

it('the pig on the map tells when it will do something else', () => {
  expect(nextPoseInMs(arrived, NOON + 1)).toBe(179_999);
  const walked = followFix(arrived, fix(2), NOON);
  expect(nextPoseInMs(walked, NOON + 500)).toBe(3_500);
  expect(nextPoseInMs(walked, NOON + 4_000)).toBe(176_000);
  expect(nextPoseInMs(walked, NOON + 180_000)).toBeNull();
});

it('the pig on the map sits when the clock was set back, and looks again after 3 minutes at the latest', () => {
  const walked = followFix(arrived, fix(2), NOON);
  expect(companionPose(walked, NOON - 1)).toBe('sitting');
  expect(nextPoseInMs(walked, NOON - 3_600_000)).toBe(180_000);
});
