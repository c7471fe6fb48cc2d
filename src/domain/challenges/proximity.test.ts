import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { pointAt } from '../../../tests/support/geo-points.ts';
import {
  challengesInReach,
  findProximityPrompt,
  fromSavedPrompts,
  mergeOngoing,
  type OngoingChallenge,
  proximityText,
  recordPrompt,
} from './proximity.ts';

const here = { latitude: 33.247, longitude: 126.5545 };
const now = Date.UTC(2026, 3, 12, 3);

function challengeAt(meters: number, id = 311, bearing = 90): OngoingChallenge {
  const texts = { title: '천지연폭포 물소리 듣기', themeName: null, image: null };
  return { id, ...texts, ...pointAt(here, meters, bearing) };
}

function prompt(challenges: OngoingChallenge[], lastPrompts = {}, nowMs = now) {
  return findProximityPrompt(here, challenges, lastPrompts, nowMs);
}

it.each([
  [0, true],
  [119, true],
  [120, true],
  [120.01, false],
  [121, false],
])('the proximity dialog at %d m from an ongoing challenge opens: %s', (meters, opens) => {
  expect(prompt([challengeAt(meters)]) !== null).toBe(opens);
});

it('the proximity dialog names the nearest challenge and the distance to it', () => {
  const found = prompt([challengeAt(90, 1), challengeAt(40, 2, 180), challengeAt(60, 3)]);
  expect(found).toMatchObject({ challenge: { id: 2 }, meters: 40 });
});

it('a challenge can be proved from 120 m on, the nearest first', () => {
  const challenges = [challengeAt(120.01, 1), challengeAt(120, 2, 180), challengeAt(60, 3)];
  expect(challengesInReach(here, challenges).map(({ challenge }) => challenge.id)).toEqual([3, 2]);
});

it.each([
  [0, false],
  [179_999, false],
  [180_000, true],
])('the proximity dialog %d ms after it last opened for a challenge opens again: %s', (elapsed, opens) => {
  expect(prompt([challengeAt(50)], { 311: now - elapsed }) !== null).toBe(opens);
});

it('the proximity dialog does not offer a farther challenge while the nearest one rests', () => {
  expect(prompt([challengeAt(50, 1), challengeAt(60, 2)], { 1: now - 1 })).toBeNull();
});

it('the proximity dialog is held back for each challenge by itself', () => {
  expect(prompt([challengeAt(50, 1)], { 2: now - 1 })).not.toBeNull();
});

it('the proximity dialog is not held back by a time in the future', () => {
  expect(prompt([challengeAt(50)], { 311: now + 1 })).not.toBeNull();
});

it('the proximity dialog does not open without a known challenge', () => {
  expect(prompt([])).toBeNull();
});

it('the proximity dialog says the distance in whole metres', () => {
  expect(proximityText(87.6)).toBe('챌린지까지 약 88m 남았어요. 인증을 진행할까요?');
  expect(proximityText(1234)).toBe('챌린지까지 약 1,234m 남았어요. 인증을 진행할까요?');
});

it('the proximity dialog opens at most once per challenge in any 180,000 ms, however often it is asked', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 400_000 }), { maxLength: 40 }), (waits) => {
      const opened: number[] = [];
      let nowMs = now;
      let lastPrompts = {};
      for (const wait of waits) {
        nowMs += wait;
        if (prompt([challengeAt(50)], lastPrompts, nowMs)) {
          opened.push(nowMs);
          lastPrompts = recordPrompt(lastPrompts, 311, nowMs);
        }
      }
      for (const [index, time] of opened.slice(1).entries()) {
        expect(time - (opened[index] ?? 0)).toBeGreaterThanOrEqual(180_000);
      }
    }),
  );
});

it('the times of the last dialogs keep those that still hold a dialog back, and drop the others', () => {
  const before = { 1: now - 179_999, 2: now - 180_000, 3: now + 5, 4: now };
  expect(recordPrompt(before, 9, now)).toEqual({ 1: now - 179_999, 4: now, 9: now });
});

it('the times of the last dialogs are read back from what was kept, without what is not a time', () => {
  expect(fromSavedPrompts({ 311: 5, 312: '7', 313: null, 314: Number.NaN })).toEqual({ 311: 5 });
});

it.each([null, undefined, 'x', 7, [1, 2]])(
  'the times of the last dialogs are empty when what was kept is damaged: %o',
  (saved) => {
    expect(fromSavedPrompts(saved)).toEqual({});
  },
);

const waterfall = { id: 311, name: '천지연폭포 물소리 듣기', themeName: '힐링' };
const listed = { ...waterfall, img1: '/cheonjiyeon.svg', latitude: 33.247, longitude: 126.5545 };
const nearby = {
  id: 312,
  type: 'CHALLENGE',
  name: '이중섭거리 그림 찾기',
  imageUrls: ['/jungseop.svg', '/street.svg'],
  latitude: 33.2457,
  longitude: 126.5644,
  challengeOngoing: true,
};

it('the known ongoing challenges are those of the list and of the nearby records, once each', () => {
  const merged = mergeOngoing([listed], [{ ...nearby, id: 311, name: '다른 이름' }, nearby]);
  expect(merged).toEqual([
    {
      id: 311,
      title: '천지연폭포 물소리 듣기',
      themeName: '힐링',
      image: '/cheonjiyeon.svg',
      latitude: 33.247,
      longitude: 126.5545,
    },
    {
      id: 312,
      title: '이중섭거리 그림 찾기',
      themeName: null,
      image: '/jungseop.svg',
      latitude: 33.2457,
      longitude: 126.5644,
    },
  ]);
});

it.each([
  ['a challenge that is not ongoing', { challengeOngoing: false }],
  ['a challenge that does not say', { challengeOngoing: undefined }],
  ['a spot', { type: 'SPOT' }],
  ['a post', { type: 'POST' }],
  ['a record without a place', { latitude: null }],
  ['a record whose place is a text', { longitude: '126.5644' }],
  ['a record without an id', { id: undefined }],
])('the known ongoing challenges leave out %s', (_, parts) => {
  expect(mergeOngoing([], [{ ...nearby, ...parts }])).toEqual([]);
});

it('the known ongoing challenges have no title and no picture where the server sent none', () => {
  const bare = { ...nearby, name: null, imageUrls: null };
  expect(mergeOngoing([], [bare])).toMatchObject([{ title: '', image: null }]);
  expect(mergeOngoing([{ ...listed, img1: null, imageUrl: '/b.svg' }], [])).toMatchObject([
    { image: '/b.svg' },
  ]);
});

it('the known ongoing challenges take the place from the nearby record when the list has none', () => {
  const merged = mergeOngoing([{ ...listed, latitude: null }], [{ ...nearby, id: 311 }]);
  expect(merged).toMatchObject([{ id: 311, latitude: 33.2457, longitude: 126.5644 }]);
});

it('the known ongoing challenges leave out what the user has just proved', () => {
  expect(mergeOngoing([listed], [nearby], new Set([311])).map(({ id }) => id)).toEqual([312]);
});
