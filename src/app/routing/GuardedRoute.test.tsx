import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepPendingSocial } from '@/session/pending-social';
import { SessionGate } from '@/session/SessionGate';
import { FakeApi } from '../../../tests/fakes/fake-api';
import { createFakeDevice } from '../../../tests/fakes/fake-device';
import { renderInApp } from '../../../tests/support/render-in-app';
import { GuardedRoute } from './GuardedRoute';

const SESSION = 'GET /v1/users/session/me';
const user = { status: 200, body: { success: true, data: { userId: 1, nickname: '감귤이' } } };
const visitor = { status: 401, body: { success: false, message: '세션 조회 실패' } };

let api: FakeApi;
let uninstall: () => void;
beforeEach(() => {
  api = new FakeApi();
  uninstall = api.install();
});
afterEach(() => uninstall());

function renderRoutes(at: string, device = createFakeDevice()) {
  const page = <GuardedRoute>이 화면</GuardedRoute>;
  return renderInApp(
    <SessionGate>
      <Routes>
        <Route path="*" element={page} />
      </Routes>
    </SessionGate>,
    { at, device },
  );
}

it('nothing is shown until the session check has finished', async () => {
  const { promise, resolve: finish } = Promise.withResolvers<typeof user>();
  api.answer(SESSION, () => promise);
  renderRoutes('/main');
  await waitFor(() => expect(api.countCalls(SESSION)).toBe(1));
  expect(screen.queryByText('이 화면')).toBeNull();
  finish(user);
  expect(await screen.findByText('이 화면')).toBeDefined();
});

it('a signed-in user sees a screen that needs a session', async () => {
  api.answer(SESSION, user);
  const { getAddress } = renderRoutes('/inapp/shop');
  await screen.findByText('이 화면');
  expect(getAddress()).toBe('/inapp/shop');
});

it('a visitor is sent to the login, which knows the way back', async () => {
  api.answer(SESSION, visitor);
  const { getAddress, getNavigationState } = renderRoutes('/challenge?tab=doing');
  await screen.findByText('이 화면');
  expect(getAddress()).toBe('/auth/login');
  expect(getNavigationState()).toEqual({ returnTo: '/challenge?tab=doing' });
});

it.each([
  ['a failure flag', { status: 200, body: { success: false } }, 1],
  ['a server in trouble', { status: 500 }, 2],
  ['no answer', { status: undefined }, 2],
])('%s to the session check makes a visitor', async (_, answer, calls) => {
  api.answer(SESSION, answer);
  const { getAddress } = renderRoutes('/main');
  await screen.findByText('이 화면');
  expect(getAddress()).toBe('/auth/login');
  expect(api.countCalls(SESSION)).toBe(calls);
});

it.each(['/community', '/post/101', '/mypage'])('a visitor sees %s', async (path) => {
  api.answer(SESSION, visitor);
  const { getAddress } = renderRoutes(path);
  await screen.findByText('이 화면');
  expect(getAddress()).toBe(path);
});

it.each(['/splash/register-choice', '/auth/register', '/auth/register/kakao'])(
  'a signed-in user at %s goes to /main',
  async (path) => {
    api.answer(SESSION, user);
    const { getAddress } = renderRoutes(path);
    await screen.findByText('이 화면');
    expect(getAddress()).toBe('/main');
  },
);

it('social signup is open only to somebody who comes from the social login', async () => {
  api.answer(SESSION, visitor);
  const away = renderRoutes('/auth/register/kakao');
  await screen.findByText('이 화면');
  expect(away.getAddress()).toBe('/splash/register-choice');
  away.unmount();

  const device = createFakeDevice();
  keepPendingSocial(device.storage.session, { provider: 'kakao', code: 'kakao-code-new' });
  const { getAddress } = renderRoutes('/auth/register/kakao', device);
  await screen.findByText('이 화면');
  expect(getAddress()).toBe('/auth/register/kakao');
});

it('an unknown path leads to /splash', async () => {
  api.answer(SESSION, user);
  const { getAddress } = renderRoutes('/nowhere');
  await screen.findByText('이 화면');
  expect(getAddress()).toBe('/splash');
});
