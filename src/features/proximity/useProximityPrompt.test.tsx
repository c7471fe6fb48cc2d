import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { expect, it } from 'vitest';
import { DeviceProvider } from '@/device/DeviceContext';
import type { OngoingChallenge } from '@/domain/challenges/proximity';
import { toSessionUser } from '@/domain/account/session-user';
import { sessionQueryOptions } from '@/session/session-query';
import { useLeave } from '@/session/useLeave';
import { createFakeDevice } from '../../../tests/fakes/fake-device';
import { renderInApp } from '../../../tests/support/render-in-app';
import { pushOverlay } from '@/ui/dialogs/overlay-stack';
import { useProximityPrompt } from './useProximityPrompt';

const WATERFALL: OngoingChallenge = {
  id: 311,
  title: '천지연폭포 물소리 듣기',
  themeName: null,
  image: null,
  latitude: 33.247,
  longitude: 126.5545,
};
const CHALLENGES = [WATERFALL];

interface Visit {
  userId: number;
  isBusy?: boolean;
  /** Whether the page has a dialog open. */
  hasDialog?: boolean;
}

/** The page of a user at the waterfall. */
function visit(device: ReturnType<typeof createFakeDevice>, { userId, ...initialProps }: Visit) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(sessionQueryOptions().queryKey, toSessionUser({ userId }));
  const hook = renderHook(
    ({ isBusy = false, hasDialog = false }: Omit<Visit, 'userId'>) => {
      useLayoutEffect(() => (hasDialog ? pushOverlay({}) : undefined), [hasDialog]);
      return useProximityPrompt(CHALLENGES, isBusy);
    },
    {
      initialProps,
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={queryClient}>
          <DeviceProvider device={device}>{children}</DeviceProvider>
        </QueryClientProvider>
      ),
    },
  );
  act(() => device.position.moveTo(33.247, 126.5545));
  return hook;
}

it('the proximity dialog rests for 180,000 ms after it has opened, for each user by themselves', () => {
  const device = createFakeDevice();
  const first = visit(device, { userId: 7 });
  expect(first.result.current.prompt?.challenge.id).toBe(311);
  first.unmount();

  device.clock.advance(179_999);
  const again = visit(device, { userId: 7 });
  expect(again.result.current.prompt).toBeNull();
  again.unmount();

  const other = visit(device, { userId: 8 });
  expect(other.result.current.prompt?.challenge.id).toBe(311);
  other.unmount();

  device.clock.advance(1);
  expect(visit(device, { userId: 7 }).result.current.prompt?.challenge.id).toBe(311);
});

function Leaving() {
  const leave = useLeave();
  return <button onClick={() => void leave()}>로그아웃</button>;
}

it('the proximity dialog rests for 180,000 ms also where its user has signed out and in again meanwhile', async () => {
  const device = createFakeDevice();
  visit(device, { userId: 7 }).unmount();
  const { getAddress, unmount } = renderInApp(<Leaving />, { at: '/mypage', device });
  act(() => screen.getByText('로그아웃').click());
  await waitFor(() => expect(getAddress()).toBe('/splash'));
  unmount();

  device.clock.advance(179_999);
  const again = visit(device, { userId: 7 });
  expect(again.result.current.prompt).toBeNull();
  again.unmount();
  device.clock.advance(1);
  expect(visit(device, { userId: 7 }).result.current.prompt?.challenge.id).toBe(311);
});

it('the proximity dialog waits while the page is about to open a dialog, and while that is open', () => {
  const { result, rerender } = visit(createFakeDevice(), { userId: 7, isBusy: true });
  expect(result.current.prompt).toBeNull();
  rerender({ hasDialog: true });
  expect(result.current.prompt).toBeNull();
  rerender({});
  expect(result.current.prompt?.challenge.id).toBe(311);
});
