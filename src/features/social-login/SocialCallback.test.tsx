import { configure, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getPendingSocial } from '@/session/pending-social';
import { FakeApi } from '../../../tests/fakes/fake-api';
import { createFakeDevice } from '../../../tests/fakes/fake-device';
import { renderInApp } from '../../../tests/support/render-in-app';
import { beginAuthorization } from './authorization';
import { SocialCallback } from './SocialCallback';

const LOGIN = 'POST /v1/users/kakao/login';

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
});

it('effects that run twice send the code once and show no failure meanwhile', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<{ status: number; body: unknown }>();
  api.answer(LOGIN, () => promise);
  const device = createFakeDevice();
  const address = beginAuthorization(device.storage.session, {
    authorizeUrl: 'https://provider.example/authorize',
    clientId: 'client',
    redirectUri: 'https://app.example/auth/callback/kakao',
    returnTo: '/main',
  });
  const state = new URL(address).searchParams.get('state');
  const { getAddress } = renderInApp(
    <Routes>
      <Route path="/auth/callback/:provider" element={<SocialCallback />} />
      <Route path="*" element={null} />
    </Routes>,
    { at: `/auth/callback/kakao?code=kakao-code-new&state=${state}`, device },
  );

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
