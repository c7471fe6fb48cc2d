import { useMutation } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { configureHttp, http } from '@/api/http';
import { FakeApi } from '../../tests/fakes/fake-api';
import { createFakeDevice } from '../../tests/fakes/fake-device';
import { renderInApp } from '../../tests/support/render-in-app';
import { takeEarlySession } from './early-session';
import {
  endSession,
  refreshSession,
  sessionQueryOptions,
  startSession,
  updateSessionUser,
} from './session-query';
import { useSession } from './useSession';
import { useSignOut } from './useSignOut';

const SESSION = 'GET /v1/users/session/me';
const LIKE = 'POST /api/spots/101/like';
const SIGN_OUT = 'POST /v1/users/auth/logout';
const user = {
  status: 200,
  body: { success: true, data: { userId: 1, nickname: '감귤이', hallabong: 128 } },
};
const refused = { status: 401, body: { success: false } };

let api: FakeApi;
let uninstall: () => void;
beforeEach(() => {
  api = new FakeApi().answer(SESSION, user).answer(LIKE, refused);
  uninstall = api.install();
});
afterEach(() => {
  configureHttp({ contractCheck: 'throw', takeEarlyAnswer: () => undefined });
  delete window.earlySession;
  uninstall();
  localStorage.clear();
});

function Probe() {
  const { status, user: current } = useSession();
  const { mutate: like } = useMutation({ mutationFn: () => http('/api/spots/101/like', { method: 'POST' }) });
  const { signOut } = useSignOut();
  return (
    <>
      <p>{current ? `${current.nickname} ${current.hallabong}` : status}</p>
      <button onClick={() => like()}>좋아요</button>
      <button onClick={signOut}>로그아웃</button>
    </>
  );
}

describe('the session', () => {
  it('is loading first and then has the user with the defaults of what the server left out', async () => {
    api.answer(SESSION, { status: 200, body: { success: true, data: { userId: 4, nickname: '돌하르방' } } });
    renderInApp(<Probe />);
    expect(screen.getByText('loading')).toBeDefined();
    expect(await screen.findByText('돌하르방 0')).toBeDefined();
  });

  it('a 401 somewhere else asks for it once more, and the user stays when that succeeds', async () => {
    renderInApp(<Probe />);
    await screen.findByText('감귤이 128');
    await userEvent.click(screen.getByText('좋아요'));
    await waitFor(() => expect(api.countCalls(SESSION)).toBe(2));
    screen.getByText('감귤이 128');
  });

  it.each([
    ['refused', refused],
    ['not answered', { status: undefined }],
    ['met by a server in trouble', { status: 500 }],
  ])('a 401 makes a visitor when the second question is %s', async (_, answer) => {
    renderInApp(<Probe />);
    await screen.findByText('감귤이 128');
    api.answer(SESSION, answer);
    await userEvent.click(screen.getByText('좋아요'));
    await screen.findByText('unauthenticated');
    expect(api.countCalls(SESSION)).toBe(2);
  });

  it('a visitor who is answered 401 is not asked about again', async () => {
    api.answer(SESSION, refused);
    renderInApp(<Probe />);
    await screen.findByText('unauthenticated');
    await userEvent.click(screen.getByText('좋아요'));
    await waitFor(() => expect(api.countCalls(LIKE)).toBe(1));
    expect(api.countCalls(SESSION)).toBe(1);
  });

  it('a known user stays when the session cannot be refreshed for want of an answer', async () => {
    const { queryClient } = renderInApp(<Probe />);
    await screen.findByText('감귤이 128');
    api.answer(SESSION, { status: undefined });
    expect(await refreshSession(queryClient)).toBe(false);
    screen.getByText('감귤이 128');
  });

  it.each([
    ['the sign-in page of a network', { status: 200, body: '<!doctype html>' }],
    ['too many requests', { status: 429, body: { success: false } }],
    ['an answer without a user', { status: 200, body: { success: true } }],
  ])('a known user stays when a refresh brings %s', async (_, answer) => {
    const { queryClient } = renderInApp(<Probe />);
    await screen.findByText('감귤이 128');
    configureHttp({ contractCheck: 'off' });
    api.answer(SESSION, answer);
    expect(await refreshSession(queryClient)).toBe(false);
    screen.getByText('감귤이 128');
  });

  it('is fresh for 60 seconds and kept for 5 minutes', () => {
    expect(sessionQueryOptions()).toMatchObject({ staleTime: 60_000, gcTime: 300_000 });
  });

  it('shows a new balance at once and without a call', async () => {
    const { queryClient } = renderInApp(<Probe />);
    await screen.findByText('감귤이 128');
    updateSessionUser(queryClient, { hallabong: 228 });
    await screen.findByText('감귤이 228');
    expect(api.countCalls(SESSION)).toBe(1);
  });

  it('drops what was cached for the visitor when somebody logs in', async () => {
    api.answer(SESSION, refused);
    const { queryClient } = renderInApp(<Probe />);
    await screen.findByText('unauthenticated');
    queryClient.setQueryData(['/api/spots/latest'], 'as a visitor');
    api.answer(SESSION, user);
    expect(await startSession(queryClient)).toBe(true);
    await screen.findByText('감귤이 128');
    expect(queryClient.getQueryData(['/api/spots/latest'])).toBeUndefined();
  });

  it('drops what was cached for another user, who has made way for this one in another tab', async () => {
    const { queryClient } = renderInApp(<Probe />);
    await screen.findByText('감귤이 128');
    queryClient.setQueryData(['/api/challenges/ongoing'], 'of 감귤이');
    expect(await refreshSession(queryClient)).toBe(true);
    expect(queryClient.getQueryData(['/api/challenges/ongoing'])).toBe('of 감귤이');

    api.answer(SESSION, { status: 200, body: { success: true, data: { userId: 4, nickname: '돌하르방' } } });
    expect(await refreshSession(queryClient)).toBe(true);
    await screen.findByText('돌하르방 0');
    expect(queryClient.getQueryData(['/api/challenges/ongoing'])).toBeUndefined();
  });

  it('drops everything when it ends', async () => {
    const { queryClient } = renderInApp(<Probe />);
    await screen.findByText('감귤이 128');
    queryClient.setQueryData(['/v1/products/my/goods'], 'mine');
    await endSession(queryClient);
    await screen.findByText('unauthenticated');
    expect(queryClient.getQueryData(['/v1/products/my/goods'])).toBeUndefined();
  });
});

describe('signing out', () => {
  it('ends the session, forgets what is personal and goes to /splash', async () => {
    api.answer(SIGN_OUT, { status: 200, body: { success: true } });
    const device = createFakeDevice();
    device.storage.local.set('dosaegi.my.steps', '1200');
    device.storage.session.set('dosaegi.signup.social', '{"nickname":"봄바람"}');
    const { getAddress } = renderInApp(<Probe />, { at: '/mypage', device });
    await screen.findByText('감귤이 128');
    await userEvent.click(screen.getByText('로그아웃'));
    await screen.findByText('unauthenticated');
    expect(getAddress()).toBe('/splash');
    expect(device.storage.local.get('dosaegi.my.steps')).toBeNull();
    expect(device.storage.session.get('dosaegi.signup.social')).toBeNull();
  });

  it('holds on this device when the server does not know the call, until the next login', async () => {
    const first = renderInApp(<Probe />);
    await screen.findByText('감귤이 128');
    await userEvent.click(screen.getByText('로그아웃'));
    await screen.findByText('unauthenticated');
    first.unmount();

    const { queryClient } = renderInApp(<Probe />);
    await screen.findByText('unauthenticated');
    await startSession(queryClient);
    expect(await screen.findByText('감귤이 128')).toBeDefined();
  });

  it('lets nobody who logs in later into the session that the server still had when the page was opened', async () => {
    localStorage.setItem('dosaegi.signed-out', '1');
    const data = JSON.stringify({
      success: true,
      data: { userId: 9, nickname: '어제의 사람', hallabong: 5 },
    });
    window.earlySession = Promise.resolve({ status: 200, data });
    configureHttp({
      takeEarlyAnswer: (call) => (call === SESSION ? takeEarlySession() : undefined),
    });
    const { queryClient } = renderInApp(<Probe />);
    await screen.findByText('unauthenticated');

    await startSession(queryClient);
    expect(await screen.findByText('감귤이 128')).toBeDefined();
    expect(api.countCalls(SESSION)).toBe(1);
  });
});
