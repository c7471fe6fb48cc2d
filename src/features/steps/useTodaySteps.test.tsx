import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startSession } from '@/session/session-query';
import { useSession } from '@/session/useSession';
import { useSignOut } from '@/session/useSignOut';
import { FakeApi } from '../../../tests/fakes/fake-api';
import { createFakeDevice } from '../../../tests/fakes/fake-device';
import { renderInApp } from '../../../tests/support/render-in-app';
import { pointAt } from '../../../tests/support/geo-points';
import { useTodaySteps } from './useTodaySteps';

const SESSION = 'GET /v1/users/session/me';
const STEPS = 'POST /v1/steps';
const PORT = { latitude: 33.24083, longitude: 126.605983 };

let api: FakeApi;
let uninstall: () => void;

beforeEach(() => {
  api = new FakeApi()
    .answer(SESSION, sessionOf(7))
    .answer(STEPS, { status: 200, body: { success: true } })
    .answer('POST /v1/users/auth/logout', { status: 200, body: { success: true } });
  uninstall = api.install();
});

afterEach(() => {
  uninstall();
});

function sessionOf(userId: number) {
  return { status: 200, body: { success: true, data: { userId, nickname: '감귤이' } } };
}

function Counter() {
  const { steps } = useTodaySteps();
  const { signOut } = useSignOut();
  return (
    <>
      <p>오늘 {steps}걸음</p>
      <button onClick={signOut}>로그아웃</button>
    </>
  );
}

function Screen() {
  const { user } = useSession();
  return user ? <Counter key={user.userId} /> : <p>방문자</p>;
}

/** The counter of user 7, who stands at the port. */
async function open() {
  const device = createFakeDevice();
  const { queryClient } = renderInApp(<Screen />, { device });
  await screen.findByText('오늘 0걸음');
  const moveTo = (meters: number) => {
    const { latitude, longitude } = pointAt(PORT, meters);
    act(() => device.position.moveTo(latitude, longitude));
  };
  moveTo(0);
  return {
    device,
    moveTo,
    signOut: async () => {
      await userEvent.click(screen.getByText('로그아웃'));
      await screen.findByText('방문자');
    },
    signIn: async (userId: number) => {
      api.answer(SESSION, sessionOf(userId));
      await act(() => startSession(queryClient));
    },
    sent: () => api.requests.filter(({ call }) => call === STEPS).map(({ body }) => body),
  };
}

it('today’s steps and what was sent of them outlive signing out: the same user goes on counting and sending from there', async () => {
  const { device, moveTo, signOut, signIn, sent } = await open();
  moveTo(2_100);
  await screen.findByText('오늘 3000걸음');
  await waitFor(() => expect(sent()).toEqual([{ stepCount: 3_000 }]));

  await signOut();
  await signIn(7);
  await screen.findByText('오늘 3000걸음');
  device.clock.advance(60_000);
  moveTo(2_135);
  await screen.findByText('오늘 3050걸음');
  await waitFor(() => expect(sent()).toEqual([{ stepCount: 3_000 }, { stepCount: 3_050 }]));
});

it('today’s steps of a user who has signed out are neither shown to another one on the device nor sent for them', async () => {
  const { device, moveTo, signOut, signIn, sent } = await open();
  moveTo(2_100);
  await waitFor(() => expect(sent()).toEqual([{ stepCount: 3_000 }]));

  await signOut();
  await signIn(8);
  await screen.findByText('오늘 0걸음');
  device.clock.advance(60_000);
  moveTo(2_135);
  await screen.findByText('오늘 50걸음');
  await waitFor(() => expect(sent()).toEqual([{ stepCount: 3_000 }, { stepCount: 50 }]));
});
