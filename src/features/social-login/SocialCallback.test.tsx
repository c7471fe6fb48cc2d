import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { configureHttp } from '@/api/http';
import { getPendingSocial } from '@/session/pending-social';
import { FakeApi } from '../../../tests/fakes/fake-api';
import { createFakeDevice } from '../../../tests/fakes/fake-device';
import { renderInApp } from '../../../tests/support/render-in-app';
import { beginAuthorization } from './authorization';
import { SocialCallback } from './SocialCallback';

const LOGIN = 'POST /v1/users/kakao/login';
const SESSION = 'GET /v1/users/session/me';

let api: FakeApi;
let uninstall: () => void;
beforeEach(() => {
  api = new FakeApi();
  uninstall = api.install();
  configure({ reactStrictMode: true });
});
afterEach(() => {
  uninstall();
  configure({ reactStrictMode: false });
  configureHttp({ contractCheck: 'throw' });
  window.history.replaceState(null, '');
});

/** The browser has come back from the provider with a code, to somebody who was on the way to the vouchers. */
function comeBack() {
  const device = createFakeDevice();
  const address = beginAuthorization(device.storage.session, {
    authorizeUrl: 'https://provider.example/authorize',
    clientId: 'client',
    redirectUri: 'https://app.example/auth/callback/kakao',
    returnTo: '/mypage/mycoupons',
  });
  const state = new URL(address).searchParams.get('state');
  return renderInApp(
    <Routes>
      <Route path="/auth/callback/:provider" element={<SocialCallback />} />
      <Route path="*" element={null} />
    </Routes>,
    { at: `/auth/callback/kakao?code=kakao-code-new&state=${state}`, device },
  );
}

it('effects that run twice send the code once and show no failure meanwhile', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<{ status: number; body: unknown }>();
  api.answer(LOGIN, () => promise);
  const { getAddress, device } = comeBack();

  await waitFor(() => expect(api.countCalls(LOGIN)).toBe(1));
  expect(screen.getByText('소셜 로그인 처리 중...')).toBeTruthy();
  expect(screen.queryByText('카카오 로그인 실패')).toBeNull();

  answer({ status: 200, body: { success: true, data: { isNewUser: true, nickname: '봄바람' } } });
  await waitFor(() => expect(getAddress()).toBe('/auth/register/kakao'));
  expect(api.countCalls(LOGIN)).toBe(1);
  expect(getPendingSocial(device.storage.session)).toEqual({
    provider: 'kakao',
    code: 'kakao-code-new',
    nickname: '봄바람',
  });
});

it('a newcomer of whom the provider tells nonsense gets to the signup all the same', async () => {
  configureHttp({ contractCheck: 'off' });
  api.answer(LOGIN, {
    status: 200,
    body: { success: true, data: { isNewUser: true, email: 5, nickname: ['봄'] } },
  });
  const { getAddress, device } = comeBack();
  await waitFor(() => expect(getAddress()).toBe('/auth/register/kakao'));
  expect(getPendingSocial(device.storage.session)).toEqual({ provider: 'kakao', code: 'kakao-code-new' });
});

it.each([
  ['no word of whether the user is new', { success: true, data: {} }],
  ['no data at all', { success: true }],
])('an answer with %s leaves it to the session', async (_case, body) => {
  configureHttp({ contractCheck: 'off' });
  api.answer(LOGIN, { status: 200, body });
  api.answer(SESSION, { status: 200, body: { success: true, data: { userId: 1, nickname: '감귤이' } } });
  const { getAddress } = comeBack();
  await waitFor(() => expect(getAddress()).toBe('/mypage/mycoupons'));
});

it('without a session such an answer is a failure', async () => {
  configureHttp({ contractCheck: 'off' });
  api.answer(LOGIN, { status: 200, body: { success: true } });
  api.answer(SESSION, { status: 401, body: { success: false } });
  comeBack();
  expect(await screen.findByText('카카오 로그인 실패')).toBeTruthy();
});

it.each([
  ['link', '다시 시도'],
  ['button', '뒤로'],
])('after a failure the %s %s leads back with where the user was going', async (role, name) => {
  api.answer(LOGIN, { status: 500, body: { success: false } });
  const { getAddress, getNavigationState } = comeBack();
  await screen.findByText('카카오 로그인 실패');
  // Here the visit of the app has begun.
  window.history.replaceState({ idx: 0 }, '');
  await userEvent.click(screen.getByRole(role, { name }));
  expect(getAddress()).toBe('/splash/register-choice');
  expect(getNavigationState()).toEqual({ returnTo: '/mypage/mycoupons' });
});

it('after a failure the login is offered too, with where the user was going', async () => {
  api.answer(LOGIN, { status: 500, body: { success: false } });
  const { getAddress, getNavigationState } = comeBack();
  await userEvent.click(await screen.findByRole('link', { name: '로그인' }));
  expect(getAddress()).toBe('/auth/login');
  expect(getNavigationState()).toEqual({ returnTo: '/mypage/mycoupons' });
});
