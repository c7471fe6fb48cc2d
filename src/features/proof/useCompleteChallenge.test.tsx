import { act, renderHook } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DeviceProvider } from '@/device/DeviceContext';
import { toSessionUser } from '@/domain/account/session-user';
import type { Coordinates } from '@/domain/map/geo';
import { sessionQueryOptions } from '@/session/session-query';
import { FakeApi } from '../../../tests/fakes/fake-api';
import { createFakeDevice } from '../../../tests/fakes/fake-device';
import { type ProofChallenge, useCompleteChallenge } from './useCompleteChallenge';

const CHALLENGE: ProofChallenge = {
  id: 311,
  title: '천지연폭포',
  themeName: null,
  image: null,
  latitude: 33.247,
  longitude: 126.5545,
};
const PHOTO = 'data:image/jpeg;base64,ZmFrZQ==';

let api: FakeApi;
let restore: () => void;
beforeEach(() => {
  api = new FakeApi().answer('POST /api/challenges/311/complete', { status: 200, body: { success: true } });
  restore = api.install();
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  restore();
  vi.restoreAllMocks();
});

async function complete(
  challenge: ProofChallenge,
  position: Coordinates | null,
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } }),
) {
  const device = createFakeDevice();
  const { result } = renderHook(useCompleteChallenge, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>
        <DeviceProvider device={device}>{children}</DeviceProvider>
      </QueryClientProvider>
    ),
  });
  await act(() => result.current(challenge, position, PHOTO));
  return api.requests.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body);
}

it('completing a challenge proves it where the user is', async () => {
  const sent = await complete(CHALLENGE, { latitude: 33.2471, longitude: 126.5546 });
  expect(sent).toEqual([{ latitude: 33.2471, longitude: 126.5546, proofUrl: PHOTO }]);
});

it.each([
  ['is not known', null],
  ['makes no sense', { latitude: Number.NaN, longitude: 126.5546 }],
  ['is out of range', { latitude: 91, longitude: 126.5546 }],
])(
  'completing a challenge proves it at the challenge itself when the place of the user %s',
  async (_, position) => {
    expect(await complete(CHALLENGE, position)).toEqual([
      { latitude: 33.247, longitude: 126.5545, proofUrl: PHOTO },
    ]);
  },
);

it.each([
  ['an id', { ...CHALLENGE, id: null }],
  ['coordinates', { ...CHALLENGE, latitude: null }],
])('completing a challenge sends nothing without %s, with a warning', async (_, challenge) => {
  expect(await complete(challenge, null)).toEqual([]);
  expect(console.warn).toHaveBeenCalledTimes(1);
});

it.each([
  { answer: 'takes the proof', status: 200, balance: 178, reward: 50 },
  { answer: 'takes the proof and pays nothing', status: 200, balance: 128, reward: undefined },
  { answer: 'fails', status: 500, balance: 178, reward: undefined },
])(
  'completing a challenge has brought what the balance grows by: $reward when the server $answer',
  async (example) => {
    const { status, balance, reward } = example;
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    queryClient.setQueryData(sessionQueryOptions().queryKey, toSessionUser({ userId: 7, hallabong: 128 }));
    api
      .answer('POST /api/challenges/311/complete', { status, body: { success: status === 200 } })
      .answer('GET /v1/users/session/me', {
        status: 200,
        body: { success: true, data: { userId: 7, hallabong: balance } },
      });
    await complete(CHALLENGE, null, queryClient);
    await vi.waitFor(() =>
      expect(queryClient.getQueryData(sessionQueryOptions().queryKey)?.hallabong).toBe(balance),
    );
    expect(queryClient.getQueryData(['proof-reward', 311])).toBe(reward);
  },
);
