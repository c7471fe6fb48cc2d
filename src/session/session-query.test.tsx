import { useMutation } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toEarlyKey } from '@/api/early-answers';
import { configureHttp, http } from '@/api/http';
import { FakeApi } from '../../tests/fakes/fake-api';
import { createFakeDevice } from '../../tests/fakes/fake-device';
import type { FakeStorage } from '../../tests/fakes/fake-storage';
import { renderInApp } from '../../tests/support/render-in-app';
import {
  endSession,
  refreshSession,
  sessionQueryOptions,
  startSession,
  updateSessionUser,
} from './session-query';
import { keepSignedOutMarkerIn } from './signed-out-marker';
import { useSession } from './useSession';
import { useSignOut } from './useSignOut';

const SESSION = 'GET /v1/users/session/me';
const LIKE = 'POST /api/spots/101/like';
const SIGN_OUT = 'POST /v1/users/auth/logout';
const LOG_IN = 'POST /v1/users/auth/login';
const MARKER = 'dosaegi.signed-out';
const user = {
  status: 200,
  body: { success: true, data: { userId: 1, nickname: '감귤이', hallabong: 128 } },
};
const refused = { status: 401, body: { success: false } };

let api: FakeApi;
let device: ReturnType<typeof createFakeDevice>;
let local: FakeStorage;
let uninstall: () => void;
beforeEach(() => {
  device = createFakeDevice();
  ({ local } = device.storage);
  keepSignedOutMarkerIn(local);
  api = new FakeApi().answer(SESSION, user).answer(LIKE, refused);
  uninstall = api.install();
});
afterEach(() => {
  configureHttp({ contractCheck: 'throw' });
  delete globalThis.earlyAnswers;
  uninstall();
  local.entries.clear();
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

it('the session is loading first and then has the user with the defaults of what the server left out', async () => {
  api.answer(SESSION, { status: 200, body: { success: true, data: { userId: 4, nickname: '돌하르방' } } });
  renderInApp(<Probe />, { device });
  expect(screen.getByText('loading')).toBeDefined();
  expect(await screen.findByText('돌하르방 0')).toBeDefined();
});

it('a 401 somewhere else asks for the session once more, and the user stays when that succeeds', async () => {
  renderInApp(<Probe />, { device });
  await screen.findByText('감귤이 128');
  await userEvent.click(screen.getByText('좋아요'));
  await waitFor(() => expect(api.countCalls(SESSION)).toBe(2));
  screen.getByText('감귤이 128');
});

it.each([
  ['refused', refused, 2],
  ['twice not answered', { status: undefined }, 3],
  ['twice met by a server in trouble', { status: 500 }, 3],
])('a 401 makes a visitor when the second question is %s', async (_, answer, questions) => {
  renderInApp(<Probe />, { device });
  await screen.findByText('감귤이 128');
  api.answer(SESSION, answer);
  await userEvent.click(screen.getByText('좋아요'));
  await screen.findByText('unauthenticated');
  expect(api.countCalls(SESSION)).toBe(questions);
});

it('a 401 leaves the user there when the second question is met by a server in trouble, and the third is answered', async () => {
  renderInApp(<Probe />, { device });
  await screen.findByText('감귤이 128');
  const answers = [
    { status: 502 },
    { status: 200, body: { success: true, data: { userId: 7, nickname: '감귤이' } } },
  ];
  api.answer(SESSION, () => answers.shift() ?? refused);
  await userEvent.click(screen.getByText('좋아요'));
  expect(await screen.findByText('감귤이 0')).toBeDefined();
  expect(api.countCalls(SESSION)).toBe(3);
});

it('a visitor who is answered 401 is not asked about again', async () => {
  api.answer(SESSION, refused);
  renderInApp(<Probe />, { device });
  await screen.findByText('unauthenticated');
  await userEvent.click(screen.getByText('좋아요'));
  await waitFor(() => expect(api.countCalls(LIKE)).toBe(1));
  expect(api.countCalls(SESSION)).toBe(1);
});

it('a known user stays when the session cannot be refreshed for want of an answer', async () => {
  const { queryClient } = renderInApp(<Probe />, { device });
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
  const { queryClient } = renderInApp(<Probe />, { device });
  await screen.findByText('감귤이 128');
  configureHttp({ contractCheck: 'off' });
  api.answer(SESSION, answer);
  expect(await refreshSession(queryClient)).toBe(false);
  screen.getByText('감귤이 128');
});

it('the session is fresh for 60 seconds and kept for 5 minutes', () => {
  expect(sessionQueryOptions()).toMatchObject({ staleTime: 60_000, gcTime: 300_000 });
});

it('the session shows a new balance at once and without a call', async () => {
  const { queryClient } = renderInApp(<Probe />, { device });
  await screen.findByText('감귤이 128');
  updateSessionUser(queryClient, { hallabong: 228 });
  await screen.findByText('감귤이 228');
  expect(api.countCalls(SESSION)).toBe(1);
});

it('the session drops what was cached for the visitor when somebody logs in', async () => {
  api.answer(SESSION, refused);
  const { queryClient } = renderInApp(<Probe />, { device });
  await screen.findByText('unauthenticated');
  queryClient.setQueryData(['/api/spots/latest'], 'as a visitor');
  api.answer(SESSION, user);
  expect(await startSession(queryClient)).toBe(true);
  await screen.findByText('감귤이 128');
  expect(queryClient.getQueryData(['/api/spots/latest'])).toBeUndefined();
});

it('the session drops what was cached for another user, who has made way for this one in another tab', async () => {
  const { queryClient } = renderInApp(<Probe />, { device });
  await screen.findByText('감귤이 128');
  queryClient.setQueryData(['/api/challenges/ongoing'], 'of 감귤이');
  expect(await refreshSession(queryClient)).toBe(true);
  expect(queryClient.getQueryData(['/api/challenges/ongoing'])).toBe('of 감귤이');

  api.answer(SESSION, { status: 200, body: { success: true, data: { userId: 4, nickname: '돌하르방' } } });
  expect(await refreshSession(queryClient)).toBe(true);
  await screen.findByText('돌하르방 0');
  expect(queryClient.getQueryData(['/api/challenges/ongoing'])).toBeUndefined();
});

it('the session drops everything when it ends', async () => {
  const { queryClient } = renderInApp(<Probe />, { device });
  await screen.findByText('감귤이 128');
  queryClient.setQueryData(['/v1/products/my/goods'], 'mine');
  await endSession(queryClient);
  await screen.findByText('unauthenticated');
  expect(queryClient.getQueryData(['/v1/products/my/goods'])).toBeUndefined();
});

it('signing out ends the session, forgets what is personal and goes to /splash', async () => {
  api.answer(SIGN_OUT, { status: 200, body: { success: true } });
  device.storage.local.set('dosaegi.my.draft', '쓰던 글');
  device.storage.session.set('dosaegi.my.signup.social', '{"nickname":"봄바람"}');
  const { getAddress } = renderInApp(<Probe />, { at: '/mypage', device });
  await screen.findByText('감귤이 128');
  await userEvent.click(screen.getByText('로그아웃'));
  await screen.findByText('unauthenticated');
  await waitFor(() => expect(getAddress()).toBe('/splash'));
  expect(device.storage.local.get('dosaegi.my.draft')).toBeNull();
  expect(device.storage.session.get('dosaegi.my.signup.social')).toBeNull();
});

it('signing out holds on this device when the server does not know the call, until the next login', async () => {
  const first = renderInApp(<Probe />, { device });
  await screen.findByText('감귤이 128');
  await userEvent.click(screen.getByText('로그아웃'));
  await screen.findByText('unauthenticated');
  first.unmount();

  const { queryClient } = renderInApp(<Probe />, { device });
  await screen.findByText('unauthenticated');
  await startSession(queryClient);
  expect(await screen.findByText('감귤이 128')).toBeDefined();
});

it('signing out lets nobody who logs in later into the session that the server still had when the page was opened', async () => {
  local.set(MARKER, '1');
  const data = JSON.stringify({
    success: true,
    data: { userId: 9, nickname: '어제의 사람', hallabong: 5 },
  });
  globalThis.earlyAnswers = new Map([
    [
      toEarlyKey('/v1/users/session/me'),
      { answer: Promise.resolve({ status: 200, data }), cancel: () => undefined },
    ],
  ]);
  const { queryClient } = renderInApp(<Probe />, { device });
  await screen.findByText('unauthenticated');

  await startSession(queryClient);
  expect(await screen.findByText('감귤이 128')).toBeDefined();
  expect(api.countCalls(SESSION)).toBe(1);
});

describe('a sign-out that the server does not know of', () => {
  const done = { status: 200, body: { success: true } };
  const calls = () => api.requests.map(({ call }) => call);
  const like = () => http('/api/spots/101/like', { method: 'POST' });
  const logIn = () => http('/v1/users/auth/login', { method: 'POST' });

  beforeEach(() => {
    local.set(MARKER, '1');
    api.answer(SIGN_OUT, { status: undefined }).answer(LIKE, done).answer(LOG_IN, done);
  });

  it.each([
    ['taken', done],
    ['answered with no session', refused],
    ['answered with a session that has timed out', { status: 419, body: { success: false } }],
  ])(
    'a sign-out that the server does not know of is sent at start, and no more once it was %s',
    async (_, answer) => {
      api.answer(SIGN_OUT, answer);
      const first = renderInApp(<Probe />, { device });
      await screen.findByText('unauthenticated');
      expect(calls()).toEqual([SIGN_OUT]);
      first.unmount();

      api.answer(SESSION, refused);
      renderInApp(<Probe />, { device });
      await screen.findByText('unauthenticated');
      expect(calls()).toEqual([SIGN_OUT, SESSION]);
    },
  );

  it.each([
    ['met by a server in trouble', { status: 500 }],
    ['unknown to the server', { status: 404, body: { success: false } }],
  ])(
    'a sign-out that the server does not know of is sent at the next start too when it was %s',
    async (_, answer) => {
      api.answer(SIGN_OUT, answer);
      for (const count of [1, 2]) {
        const { unmount } = renderInApp(<Probe />, { device });
        await screen.findByText('unauthenticated');
        expect(calls()).toEqual(Array.from({ length: count }, () => SIGN_OUT));
        unmount();
      }
    },
  );

  it('a sign-out that the server does not know of is sent when the connection returns, and what the server showed the user until then is loaded anew', async () => {
    const { queryClient } = renderInApp(<Probe />, { device });
    await screen.findByText('unauthenticated');
    window.dispatchEvent(new Event('offline'));
    queryClient.setQueryData(['/api/spots/latest'], 'liked by 감귤이');
    api.answer(SIGN_OUT, done);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(local.get(MARKER)).toBeNull());
    expect(calls()).toEqual([SIGN_OUT, SIGN_OUT]);
    await waitFor(() => expect(queryClient.getQueryData(['/api/spots/latest'])).toBeUndefined());
    screen.getByText('unauthenticated');
  });

  it('a sign-out that the server does not know of is sent when the page is looked at again', async () => {
    renderInApp(<Probe />, { device });
    await screen.findByText('unauthenticated');
    api.answer(SIGN_OUT, done);
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(local.get(MARKER)).toBeNull());
    expect(calls()).toEqual([SIGN_OUT, SIGN_OUT]);
  });

  it('a sign-out that the server does not know of goes before a like, which is not sent when it fails and needs a login', async () => {
    renderInApp(<Probe />, { device });
    await screen.findByText('unauthenticated');
    await expect(like()).rejects.toMatchObject({ status: 401 });
    expect(calls()).toEqual([SIGN_OUT, SIGN_OUT]);

    api.answer(SIGN_OUT, done);
    await like();
    expect(calls()).toEqual([SIGN_OUT, SIGN_OUT, SIGN_OUT, LIKE]);
    await like();
    expect(calls().at(-1)).toBe(LIKE);
    expect(api.countCalls(SIGN_OUT)).toBe(3);
  });

  it('a sign-out that the server does not know of makes a visitor of the user whom another tab still shows, at their next like', async () => {
    local.remove(MARKER);
    renderInApp(<Probe />, { device });
    await screen.findByText('감귤이 128');
    local.set(MARKER, '1');
    await userEvent.click(screen.getByText('좋아요'));
    await screen.findByText('unauthenticated');
    expect(api.countCalls(LIKE)).toBe(0);
  });

  it('a sign-out that the server does not know of is waited for by a login, whose session it would end', async () => {
    const answer = Promise.withResolvers<{ status: number }>();
    api.answer(SIGN_OUT, () => answer.promise);
    renderInApp(<Probe />, { device });
    await waitFor(() => expect(calls()).toEqual([SIGN_OUT]));
    const loggingIn = logIn();
    await like().catch(() => undefined);
    expect(calls()).toEqual([SIGN_OUT]);
    answer.resolve({ status: 500 });
    await loggingIn;
    expect(calls()).toEqual([SIGN_OUT, LOG_IN]);
  });

  it('a sign-out that the server does not know of is not sent while a login is under way, but again when the login has failed', async () => {
    const { queryClient } = renderInApp(<Probe />, { device });
    await screen.findByText('unauthenticated');
    const answer = Promise.withResolvers<{ status: number; body: unknown }>();
    api.answer(LOG_IN, () => answer.promise);
    const loggingIn = logIn();
    await waitFor(() => expect(calls()).toEqual([SIGN_OUT, LOG_IN]));
    await refreshSession(queryClient);
    await expect(like()).rejects.toMatchObject({ status: 401 });
    expect(calls()).toEqual([SIGN_OUT, LOG_IN]);

    answer.resolve(refused);
    await expect(loggingIn).rejects.toMatchObject({ status: 401 });
    await refreshSession(queryClient);
    expect(calls()).toEqual([SIGN_OUT, LOG_IN, SIGN_OUT]);
  });
});
