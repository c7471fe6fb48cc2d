import userEvent from '@testing-library/user-event';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getListNearbyQueryKey, getSearchMapQueryKey } from '@generated/endpoints/map/map';
import {
  getListLatestSpotsInfiniteQueryKey,
  getListMostLikedSpotsInfiniteQueryKey,
} from '@generated/endpoints/spots/spots';
import { getToasts } from '@/ui/toast/toast';
import { FakeApi, type FakeAnswer } from '../../../tests/fakes/fake-api';
import { renderInApp } from '../../../tests/support/render-in-app';
import { usePostSpot } from './usePostSpot';

const KEYS = { values: 'spot', photos: 'spot.photos' };
const FIELDS = { name: '보목포구', description: '바다', latitude: 33.24, longitude: 126.6 };

let api: FakeApi;
let uninstall: () => void;

beforeEach(() => {
  api = new FakeApi();
  uninstall = api.install();
});

afterEach(() => uninstall());

function Post({ onDone }: { onDone: (outcome: string) => void }) {
  const { post } = usePostSpot(KEYS);
  return (
    <button type="button" onClick={() => void post(FIELDS, []).then(onDone)}>
      등록하기
    </button>
  );
}

it.each([
  ['lets feeds, map and search be asked for anew and forgets the draft once it is posted', 200, true],
  ['leaves everything as it is when it could not be posted', 500, false],
])('%s', async (_, status, isPosted) => {
  api.answer('POST /api/spots', { status, body: { success: isPosted, data: isPosted ? 7 : null } });
  const { promise, resolve } = Promise.withResolvers<string>();
  const { queryClient, device } = renderInApp(<Post onDone={resolve} />);
  await device.drafts.save('spot', {});
  await device.drafts.save('spot.photos', {});
  const lists = [
    getListLatestSpotsInfiniteQueryKey({ page: 0 }),
    getListMostLikedSpotsInfiniteQueryKey({ page: 0 }),
    getListNearbyQueryKey({ lat: 33.2, lng: 126.6, radiusKm: 3 }),
    getSearchMapQueryKey({ query: '보목' }),
  ];
  for (const queryKey of lists) queryClient.setQueryData(queryKey, {});
  await userEvent.click(screen.getByRole('button'));
  expect(await promise).toBe(isPosted ? 'posted' : 'failed');
  expect(lists.map((queryKey) => queryClient.getQueryState(queryKey)?.isInvalidated)).toEqual(
    lists.map(() => isPosted),
  );
  expect(device.drafts.entries.size).toBe(isPosted ? 0 : 2);
});

it('a failure is taken away by the next try, which may go well', async () => {
  const held = Promise.withResolvers<FakeAnswer>();
  const failed = Promise.withResolvers<string>();
  const done = vi.fn<(outcome: string) => void>(failed.resolve);
  api.answer('POST /api/spots', { status: 500, body: { success: false } });
  renderInApp(<Post onDone={done} />);
  await userEvent.click(screen.getByRole('button'));
  expect(await failed.promise).toBe('failed');
  expect(getToasts()).toEqual(['등록에 실패했습니다.']);

  api.answer('POST /api/spots', () => held.promise);
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(api.countCalls('POST /api/spots')).toBe(2));
  expect(getToasts()).toEqual([]);
  held.resolve({ status: 200, body: { success: true, data: 7 } });
  await waitFor(() => expect(done).toHaveBeenLastCalledWith('posted'));
  expect(getToasts()).toEqual([]);
});
