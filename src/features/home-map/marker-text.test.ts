import { expect, it } from 'vitest';
import { toMapMarker } from '@/domain/map/markers';
import { markerKind, markerLabel } from './marker-text';

function markerOf(type: string, likeCount: number) {
  const marker = toMapMarker({
    id: 99,
    type,
    name: '소천지',
    latitude: 33.247,
    longitude: 126.5545,
    likeCount,
  });
  if (!marker) throw new Error(`no marker for ${likeCount} likes`);
  return marker;
}

it.each([
  ['POST', 10, '스팟'],
  ['POST', 29, '스팟'],
  ['POST', 30, '챌린지'],
  ['SPOT', 30, '스팟'],
  ['CHALLENGE', 0, '챌린지'],
])('a marker is called as it looks: a %s with %d likes is a %s', (type, likes, kind) => {
  const marker = markerOf(type, likes);
  expect(markerKind(marker)).toBe(kind);
  expect(markerLabel(marker)).toBe(`소천지, ${kind}`);
});
