import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FakeApi } from '../../../../tests/fakes/fake-api';
import { renderInApp } from '../../../../tests/support/render-in-app';
import { MapSearch } from './MapSearch';

let uninstall: (() => void) | undefined;
afterEach(() => uninstall?.());

it('the search of the map counts what it has found in the Korean format, and marks what the user has completed here', async () => {
  const data = Array.from({ length: 1234 }, (_, index) => ({
    id: index + 1,
    type: 'CHALLENGE',
    name: `오름 ${index + 1}`,
    latitude: 33.24,
    longitude: 126.6,
    challengeOngoing: true,
  }));
  uninstall = new FakeApi()
    .answer('GET /api/spots/map/search', { status: 200, body: { success: true, data } })
    .install();
  renderInApp(
    <MapSearch
      query="오름"
      completedIds={new Set([1])}
      position={null}
      onSearch={() => undefined}
      onSelect={() => undefined}
      onClose={() => undefined}
    />,
  );
  expect((await screen.findByText(/^검색 결과/)).textContent).toBe('검색 결과 1,234곳');
  expect(screen.getByText('외 1,184곳이 더 있어요.')).toBeDefined();
  expect(screen.getByRole('button', { name: /^챌린지완료오름 1$/ })).toBeDefined();
  expect(screen.getByRole('button', { name: /^챌린지진행중오름 2$/ })).toBeDefined();
});
