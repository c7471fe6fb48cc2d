import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointAt } from '../../../tests/support/geo-points.ts';
import {
  nearestChallenge,
  postLevel,
  readNearbyRecords,
  toMapMarker,
  toMapMarkers,
  toMapPlaces,
} from './markers.ts';

const here = { latitude: 33.247, longitude: 126.5545 };

function spotAt(meters: number, id = 106, parts = {}) {
  return { id, type: 'SPOT', name: '천지연폭포', ...pointAt(here, meters, 120), ...parts };
}

function idsAt(...meters: number[]) {
  const records = meters.map((distance) => spotAt(distance, distance));
  return toMapMarkers(records, here).map(({ id }) => id);
}

it('a marker shows a nearby challenge with all that is known of it', () => {
  const record = {
    id: 311,
    type: 'CHALLENGE',
    latitude: 33.247,
    longitude: 126.5545,
    name: '천지연폭포 물소리 듣기',
    imageUrls: ['/example-images/cheonjiyeon.svg', '/example-images/jeongbang.svg'],
    themes: ['자연', '힐링'],
    likeCount: 5,
    likedByMe: true,
    challengeOngoing: true,
  };
  expect(toMapMarker(record)).toEqual({
    key: 'CHALLENGE-311',
    id: 311,
    source: 'CHALLENGE',
    lat: 33.247,
    lng: 126.5545,
    level: 'CHALLENGE',
    themes: ['자연', '힐링'],
    title: '천지연폭포 물소리 듣기',
    thumb: '/example-images/cheonjiyeon.svg',
    likes: 5,
    liked: true,
    ongoing: true,
    completed: false,
  });
});

it('a marker stands on its place alone when nothing else is known', () => {
  expect(toMapMarker({ id: 106, type: 'SPOT', latitude: 33.247, longitude: 126.5545 })).toEqual({
    key: 'SPOT-106',
    id: 106,
    source: 'SPOT',
    lat: 33.247,
    lng: 126.5545,
    level: 'SPOT',
    themes: [],
    title: '제목 없음',
    thumb: null,
    likes: 0,
    liked: false,
    ongoing: false,
    completed: false,
  });
});

it.each([
  ['no latitude', { latitude: undefined }],
  ['no longitude', { longitude: null }],
  ['coordinates as texts', { latitude: '33.247', longitude: '126.5545' }],
  ['a latitude that is not a number', { latitude: Number.NaN }],
  ['a latitude beyond the pole', { latitude: 90.1 }],
  ['a longitude beyond the date line', { longitude: 180.1 }],
  ['an unknown type', { type: 'HOTEL' }],
  ['no id', { id: undefined }],
])('a marker is not made for a record with %s', (_, parts) => {
  expect(toMapMarker(spotAt(0, 106, parts))).toBeNull();
});

it.each([
  [0, null],
  [9, null],
  [10, 'SPOT'],
  [29, 'SPOT'],
  [30, 'CHALLENGE'],
  [4000, 'CHALLENGE'],
])('a marker of a post with %d likes has the level %s', (likes, level) => {
  expect(postLevel(likes)).toBe(level);
  expect(toMapMarker(spotAt(0, 101, { type: 'POST', likeCount: likes }))?.level ?? null).toBe(level);
});

it('a marker of a post that does not say its likes is hidden', () => {
  expect(toMapMarker(spotAt(0, 101, { type: 'POST', likeCount: '50' }))).toBeNull();
});

it('a marker of a post with 30 likes looks like a challenge, is not ongoing, and still opens the post', () => {
  const post = spotAt(0, 101, { type: 'POST', likeCount: 30, challengeOngoing: true });
  expect(toMapMarker(post)).toMatchObject({ level: 'CHALLENGE', source: 'POST', id: 101, ongoing: false });
});

it('a marker of a spot is shown whatever its likes', () => {
  expect(toMapMarker(spotAt(0, 106, { likeCount: 0 }))?.level).toBe('SPOT');
  expect(toMapMarker(spotAt(0, 106, { likeCount: 90 }))?.level).toBe('SPOT');
});

it('a marker of a challenge that is not ongoing is shown without the ongoing look', () => {
  const marker = toMapMarker(spotAt(0, 302, { type: 'CHALLENGE', challengeOngoing: false }));
  expect(marker).toMatchObject({ level: 'CHALLENGE', ongoing: false });
});

const completedIds = new Set([311]);
const shown = spotAt(0, 311, { type: 'CHALLENGE', challengeOngoing: true });

it('a challenge that the user has completed on this device is completed and no longer ongoing, around the user and in a search', () => {
  const completed = { id: 311, level: 'CHALLENGE', ongoing: false, completed: true };
  expect(toMapMarkers([shown], here, completedIds)).toMatchObject([completed]);
  expect(toMapPlaces([shown], completedIds)).toMatchObject([completed]);
});

it('a challenge that the user has completed on this device says nothing about a spot or post with the same id, or about other challenges', () => {
  const others = [spotAt(0, 311), spotAt(0, 311, { type: 'POST', likeCount: 30 })];
  expect(toMapMarkers(others, here, completedIds).map(({ completed }) => completed)).toEqual([false, false]);
  expect(toMapPlaces([{ ...shown, id: 312 }], completedIds)).toMatchObject([
    { ongoing: true, completed: false },
  ]);
});

it('the markers of the map are those within 3000 m', () => {
  expect(idsAt(10, 2999, 3000, 3001, 9000)).toEqual([10, 2999, 3000]);
});

it('the markers of the map are all when none is within 3000 m', () => {
  expect(idsAt(3001, 9000)).toEqual([3001, 9000]);
});

it('the markers of the map are all when only a hidden post is within 3000 m', () => {
  const hidden = spotAt(10, 101, { type: 'POST', likeCount: 9 });
  expect(toMapMarkers([hidden, spotAt(5000, 106)], here).map(({ id }) => id)).toEqual([106]);
});

it('the markers of the map are all while the own position is not known', () => {
  expect(toMapMarkers([spotAt(10, 1), spotAt(9000, 2)], null)).toHaveLength(2);
});

it('the markers of the map have one key each, also when a post and a challenge bear the same id', () => {
  const records = [
    spotAt(1, 101, { type: 'CHALLENGE' }),
    spotAt(1, 101, { type: 'POST', likeCount: 10 }),
    spotAt(1, 101),
    spotAt(2, 101),
  ];
  expect(toMapMarkers(records, here).map(({ key }) => key)).toEqual([
    'CHALLENGE-101',
    'POST-101',
    'SPOT-101',
  ]);
});

it('the markers of the map are made from anything that comes without failing, and only on the earth', () => {
  const record = fc.record(
    {
      id: fc.anything(),
      type: fc.oneof(fc.anything(), fc.constantFrom('CHALLENGE', 'SPOT', 'POST')),
      latitude: fc.oneof(fc.anything(), fc.double()),
      longitude: fc.oneof(fc.anything(), fc.double()),
      name: fc.anything(),
      imageUrls: fc.anything(),
      themes: fc.anything(),
      likeCount: fc.anything(),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.array(record), (records) => {
      for (const marker of toMapMarkers(records, here)) {
        expect(Math.abs(marker.lat)).toBeLessThanOrEqual(90);
        expect(Math.abs(marker.lng)).toBeLessThanOrEqual(180);
      }
    }),
  );
});

it('the records of an answer are the entries of its list that are records at all', () => {
  const spot = { id: 93, type: 'SPOT', latitude: 33.2383, longitude: 126.6028 };
  expect(readNearbyRecords({ success: true, data: [spot, null, '보목포구', 7, [spot]] })).toEqual([spot]);
});

it.each([[undefined], [null], ['<html>'], [[]], [{}], [{ data: null }], [{ data: '없음' }], [{ data: {} }]])(
  'the records of an answer are none in %j',
  (answer) => {
    expect(readNearbyRecords(answer)).toEqual([]);
  },
);

it('the places of a search hold posts of few likes too, as spots, once each and in their order', () => {
  const records = [
    { id: 107, type: 'POST', latitude: 33.2522, longitude: 126.6235, name: '쇠소깍', likeCount: 142 },
    { id: 95, type: 'POST', latitude: 33.25, longitude: 126.626, name: '하효 쇠소깍해변', likeCount: 9 },
    { id: 95, type: 'POST', latitude: 33.25, longitude: 126.626, name: '하효 쇠소깍해변', likeCount: 9 },
    { id: 96, type: 'POST', latitude: '33.25', longitude: 126.626 },
  ];
  expect(toMapPlaces(records).map(({ key, level }) => [key, level])).toEqual([
    ['POST-107', 'CHALLENGE'],
    ['POST-95', 'SPOT'],
  ]);
});

describe('the challenge to walk to next', () => {
  const challenge = (id: number, meters: number, isOngoing = false) =>
    spotAt(meters, id, { type: 'CHALLENGE', challengeOngoing: isOngoing });
  const nearestOf = (records: object[], position: typeof here | null = here, completed: number[] = []) =>
    nearestChallenge(toMapMarkers(records, here, new Set(completed)), position)?.id ?? null;

  it('the challenge to walk to next is the nearest one under way, however near the others are', () => {
    expect(nearestOf([challenge(1, 100), challenge(2, 900, true), challenge(3, 800, true)])).toBe(3);
    expect(nearestOf([challenge(3, 800, true), challenge(1, 100), challenge(2, 900, true)])).toBe(3);
  });

  it('the challenge to walk to next is the nearest of the others when none is under way, and never a spot', () => {
    expect(nearestOf([spotAt(10), challenge(1, 400), challenge(2, 300)])).toBe(2);
  });

  it('the challenge to walk to next is none that is completed, and none at all without a place', () => {
    expect(nearestOf([challenge(1, 100, true), challenge(2, 300)], here, [1])).toBe(2);
    expect(nearestOf([spotAt(10)])).toBeNull();
    expect(nearestOf([challenge(1, 100)], null)).toBeNull();
  });
});
