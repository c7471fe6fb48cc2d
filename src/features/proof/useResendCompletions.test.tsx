import { renderHook } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DeviceProvider } from '@/device/DeviceContext';
import { FakeApi } from '../../../tests/fakes/fake-api';
import { createFakeDevice } from '../../../tests/fakes/fake-device';
import { useCompletionStore } from './useLocalCompletions';
import { useResendCompletions } from './useResendCompletions';

const CALL = 'POST /api/challenges/311/complete';
const PLACE = { latitude: 33.2471, longitude: 126.5546 };
const PROOF = {
  challengeId: 311,
  challenge: { title: '천지연폭포', themeName: null, image: null, ...PLACE },
  place: PLACE,
  photo: 'data:image/jpeg;base64,ZmFrZQ==',
};

let api: FakeApi;
let restore: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  api = new FakeApi();
  restore = api.install();
});

afterEach(() => {
  restore();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function setUp() {
  const device = createFakeDevice();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <DeviceProvider device={device}>{children}</DeviceProvider>
    </QueryClientProvider>
  );
  const { result } = renderHook(useCompletionStore, { wrapper });
  const wait = async (milliseconds: number) => {
    device.clock.advance(milliseconds);
    await vi.advanceTimersByTimeAsync(milliseconds);
  };
  return { store: result.current, wait, open: () => renderHook(useResendCompletions, { wrapper }) };
}

it('a completion is sent again while its page is open, when the wait is over that the server has asked for', async () => {
  const { open, store, wait } = setUp();
  api.answer(CALL, { status: 503, body: { success: false }, headers: { 'retry-after': '30' } });
  await store.complete(PROOF);
  const page = open();
  await wait(29_999);
  expect(api.countCalls(CALL)).toBe(1);
  await wait(1);
  expect(api.countCalls(CALL)).toBe(2);
  api.answer(CALL, { status: 200, body: { success: true } });
  await wait(30_000);
  expect(api.countCalls(CALL)).toBe(3);
  expect(store.getAll()).toMatchObject([{ isConfirmed: true }]);
  await wait(600_000);
  expect(api.countCalls(CALL)).toBe(3);
  page.unmount();
});

it('a completion is not sent again by a page that was left', async () => {
  const { open, store, wait } = setUp();
  api.answer(CALL, { status: 429, body: { success: false }, headers: { 'retry-after': '30' } });
  await store.complete(PROOF);
  open().unmount();
  await wait(60_000);
  expect(api.countCalls(CALL)).toBe(1);
});
