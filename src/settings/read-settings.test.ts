import { expect, it } from 'vitest';
import { readSettings } from './read-settings';

it('settings have a working default for everything', () => {
  expect(readSettings({}, true)).toEqual({
    apiBaseUrl: '',
    kakaoJsKey: undefined,
    mapSdkUrl: undefined,
    socialAuthorizeUrl: 'https://kauth.kakao.com/oauth/authorize',
    socialClientId: undefined,
    socialRedirectUri: undefined,
    hasAndroidAlerts: false,
    contractCheck: 'report',
  });
});

it('settings take a variable without a value as unset', () => {
  expect(readSettings({ VITE_API_BASE_URL: '', VITE_KAKAO_JS_KEY: '' }, true)).toMatchObject({
    apiBaseUrl: '',
    kakaoJsKey: undefined,
  });
});

it('settings check the contract strictly outside production', () => {
  expect(readSettings({}, false).contractCheck).toBe('throw');
  expect(readSettings({ VITE_CONTRACT_CHECK: 'off' }, false).contractCheck).toBe('off');
});

it('settings drop the slash at the end of the API address', () => {
  expect(readSettings({ VITE_API_BASE_URL: 'https://api.example.com/' }, true).apiBaseUrl).toBe(
    'https://api.example.com',
  );
});

it('settings name every wrong variable and what it should be', () => {
  expect(() =>
    readSettings({ VITE_API_BASE_URL: 'api.example.com', VITE_CONTRACT_CHECK: 'sometimes' }, true),
  ).toThrow(
    'The settings are wrong (see .env.example):\n' +
      'VITE_API_BASE_URL: an http(s) address or a path that begins with / is expected\n' +
      'VITE_CONTRACT_CHECK: throw, report or off is expected',
  );
});
