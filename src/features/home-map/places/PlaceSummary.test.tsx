import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toMapMarker } from '@/domain/map/markers';
import { renderInApp } from '../../../../tests/support/render-in-app';
import { PlaceSummary } from './PlaceSummary';

function show(likeCount: number) {
  const marker = toMapMarker({
    id: 99,
    type: 'POST',
    name: '소천지',
    latitude: 33.247,
    longitude: 126.5545,
    likeCount,
  });
  if (!marker) throw new Error(`no marker for ${likeCount} likes`);
  return renderInApp(<PlaceSummary marker={marker} distance={null} />).container;
}

it('a post with 29 likes has the badge and the sign of a spot in its summary', () => {
  const summary = show(29);
  screen.getByText('스팟');
  expect(screen.queryByText('챌린지')).toBeNull();
  expect(summary.querySelector('.tabler-icon-camera')).not.toBeNull();
  expect(summary.querySelector('.tabler-icon-flag-filled')).toBeNull();
});

it('a post with 30 likes has the badge and the sign of a challenge in its summary', () => {
  const summary = show(30);
  screen.getByText('챌린지');
  expect(screen.queryByText('스팟')).toBeNull();
  expect(summary.querySelector('.tabler-icon-flag-filled')).not.toBeNull();
  expect(summary.querySelector('.tabler-icon-camera')).toBeNull();
});
