import { expect, it } from 'vitest';
import { findOwnSpot } from './own-spot.ts';

const DRAFT = {
  name: '보목포구',
  description: '노을이 예뻐요.',
  latitude: 33.24083,
  longitude: 126.605983,
  tag1: '노을',
};
const SPOT = { id: 131, userNickname: '감귤이', tag2: null, ...DRAFT };
const find = (spot: object, nickname: string | null = '감귤이', before: number[] = []) =>
  findOwnSpot({ content: [{ id: 130 }, null, spot] }, DRAFT, { nickname, before });

it('a spot that says all that was sent, by the same user, is the one that was sent', () => {
  expect(find(SPOT)).toBe(131);
  expect(find({ ...SPOT, latitude: 33.240834, longitude: '126.605983' })).toBe(131);
});

it.each([
  ['of somebody else', { userNickname: '돌하르방' }],
  ['of another place', { name: '보목항' }],
  ['with another text', { description: '노을이 예뻐요' }],
  ['of another theme', { themeId: 6 }],
  ['without a tag', { tag1: null }],
  ['with one tag more', { tag3: '바다' }],
  ['a few metres away', { latitude: 33.24085 }],
  ['without coordinates', { longitude: undefined }],
  ['without an id', { id: undefined }],
])('a spot %s is another one', (_, parts) => {
  expect(find({ ...SPOT, ...parts })).toBeUndefined();
});

it('a spot that was posted before is another one', () => {
  expect(find(SPOT, '감귤이', [131])).toBeUndefined();
});

it('a spot is nobody’s own where the user’s nickname is not known, and no page holds none', () => {
  expect(find(SPOT, null)).toBeUndefined();
  for (const page of [null, undefined, [], { content: 'nonsense' }, '<html>'])
    expect(findOwnSpot(page, DRAFT, { nickname: '감귤이', before: [] })).toBeUndefined();
});
