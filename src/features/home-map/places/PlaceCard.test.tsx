import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { OngoingChallenge } from '@/domain/challenges/proximity';
import type { MapMarker } from '@/domain/map/markers';
import { renderInApp } from '../../../../tests/support/render-in-app';
import { PlaceCard } from './PlaceCard';

const CHALLENGE: MapMarker = {
  key: 'CHALLENGE-303',
  id: 303,
  source: 'CHALLENGE',
  lat: 33.2393,
  lng: 126.5985,
  level: 'CHALLENGE',
  themes: [],
  title: '제지기오름 오르기',
  thumb: '/jejigi.svg',
  likes: 1234,
  liked: false,
  ongoing: false,
  completed: false,
};

const NEAR: OngoingChallenge = {
  id: 303,
  title: '제지기오름 오르기',
  themeName: null,
  image: null,
  latitude: 33.2393,
  longitude: 126.5985,
};

function show(parts: Partial<MapMarker>, proofs: OngoingChallenge[] = []) {
  const proved: OngoingChallenge[] = [];
  const marker = { ...CHALLENGE, ...parts };
  const app = renderInApp(
    <PlaceCard
      marker={marker}
      choice={marker}
      position={null}
      provable={proofs}
      onProve={(challenge) => proved.push(challenge)}
      steps={1488}
      markers={[]}
      level={4}
      map={{ current: null }}
      measureRoom={() => null}
      onClose={() => undefined}
    />,
  );
  return { ...app, proved, link: screen.getByRole('link') };
}

it('the card of a place leads from a challenge that the user has completed here to the completed ones', () => {
  const { link } = show({ completed: true });
  expect(link.textContent).toBe('챌린지 보기');
  expect(link.getAttribute('href')).toBe('/challenge?tab=done');
  expect(screen.getByText('완료')).toBeDefined();
  expect(screen.queryByText('진행중')).toBeNull();
  expect(screen.getByText('좋아요 1,234')).toBeDefined();
});

it('the card of a place shows today’s steps, since the card of the walk gives way to it', () => {
  show({});
  expect(screen.getByText('오늘 1,488걸음')).toBeDefined();
});

it('the card of a place leads from a challenge under way to those', () => {
  const { link } = show({ ongoing: true });
  expect(link.getAttribute('href')).toBe('/challenge?tab=doing');
  expect(screen.getByText('진행중')).toBeDefined();
});

it('the card of a challenge that is near enough leads to its proof', async () => {
  const { proved } = show({ ongoing: true }, [NEAR]);
  await userEvent.click(screen.getByRole('button', { name: '인증하기' }));
  expect(proved).toEqual([NEAR]);
});

it.each([
  ['of a challenge that is out of reach', { ongoing: true }, []],
  ['of a spot with the same number', { source: 'SPOT', level: 'SPOT' } as const, [NEAR]],
])('the card %s leads to no proof', (_, parts, proofs) => {
  show(parts, proofs);
  expect(screen.queryByRole('button', { name: '인증하기' })).toBeNull();
});

it('the card of a place hands what the map knows of a challenge to its page, whose list may not hold it', async () => {
  const { getAddress, getNavigationState, link } = show({});
  await userEvent.click(link);
  expect(getAddress()).toBe('/challenge/upcoming/303');
  expect(getNavigationState()).toEqual({
    challenge: {
      id: 303,
      name: '제지기오름 오르기',
      imageUrl: '/jejigi.svg',
      latitude: 33.2393,
      longitude: 126.5985,
    },
    isPartial: true,
  });
});

it('the card of a place leads from a post to the post, whatever it looks like', async () => {
  const { getNavigationState, link } = show({ source: 'POST', id: 99 });
  expect(link.textContent).toBe('게시물 보기');
  await userEvent.click(link);
  expect(link.getAttribute('href')).toBe('/post/99');
  expect(getNavigationState()).toBeNull();
});
