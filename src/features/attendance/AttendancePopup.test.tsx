import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DeviceProvider } from '@/device/DeviceContext';
import { toSessionUser } from '@/domain/account/session-user';
import { sessionQueryOptions } from '@/session/session-query';
import { pushOverlay } from '@/ui/dialogs/overlay-stack';
import { createFakeDevice } from '../../../tests/fakes/fake-device';
import { AttendancePopup } from './AttendancePopup';
import { attendanceDayKey } from './useAttendance';

it('the attendance popup waits until the page is free and no other dialog is open', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(sessionQueryOptions().queryKey, toSessionUser({ userId: 7 }));
  // What an earlier visit to the page has left to be seen.
  queryClient.setQueryData(['attendance-reward'], { day: 3, reward: 10, bonus: 0, shouldOpen: true });
  const device = createFakeDevice();
  device.storage.local.set(attendanceDayKey(7), device.clock.today());
  const page = (isBusy: boolean) => (
    <QueryClientProvider client={queryClient}>
      <DeviceProvider device={device}>
        <MantineProvider>
          <AttendancePopup isBusy={isBusy} />
        </MantineProvider>
      </DeviceProvider>
    </QueryClientProvider>
  );
  const { rerender } = render(page(true));
  // Its code is there from now on.
  await act(() => import('./AttendanceDialog'));
  expect(screen.queryByRole('dialog')).toBeNull();

  let close = () => {};
  act(() => {
    close = pushOverlay({});
  });
  rerender(page(false));
  expect(screen.queryByRole('dialog')).toBeNull();

  act(close);
  expect(screen.getByRole('dialog').textContent).toContain('3일 출석 성공! 한라봉 10개를 얻었어요.');
  rerender(page(true));
  act(() => screen.getByRole('button', { name: '홈으로 가기' }).click());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
