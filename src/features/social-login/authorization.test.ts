import { expect, it } from 'vitest';
import { FakeStorage } from '../../../tests/fakes/fake-storage';
import { beginAuthorization, readAuthorizationCode, takeAuthorization } from './authorization';

const REQUEST = {
  authorizeUrl: 'https://provider.example/oauth/authorize?prompt=login',
  clientId: 'client & id',
  redirectUri: 'https://app.example/auth/callback/kakao',
  returnTo: '/inapp/shop',
};

it('a social login asks the provider for a code, keeping what its address has already', () => {
  const url = new URL(beginAuthorization(new FakeStorage(), REQUEST));
  expect(url.origin + url.pathname).toBe('https://provider.example/oauth/authorize');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    prompt: 'login',
    response_type: 'code',
    client_id: 'client & id',
    redirect_uri: 'https://app.example/auth/callback/kakao',
    state: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
  });
});

it('a social login has a state that nobody can guess', () => {
  const states = Array.from({ length: 20 }, () =>
    new URL(beginAuthorization(new FakeStorage(), REQUEST)).searchParams.get('state'),
  );
  expect(new Set(states).size).toBe(20);
});

it('a social login is remembered once, with the way back', () => {
  const storage = new FakeStorage();
  const state = new URL(beginAuthorization(storage, REQUEST)).searchParams.get('state');
  expect(takeAuthorization(storage)).toEqual({ state, returnTo: '/inapp/shop' });
  expect(takeAuthorization(storage)).toBeUndefined();
});

const begun = { state: 'f00d', returnTo: '/main' };

it('the answer of the provider gives the code of the login that was begun', () => {
  expect(readAuthorizationCode(new URLSearchParams('code=abc&state=f00d'), begun)).toBe('abc');
});

it.each([
  ['state=f00d', begun],
  ['code=&state=f00d', begun],
  ['code=abc', begun],
  ['code=abc&state=', begun],
  ['code=abc&state=beef', begun],
  ['code=abc&state=f00d', undefined],
  ['code=abc&state=f00d&error=access_denied', begun],
  ['error=access_denied&state=f00d', begun],
])('the answer of the provider gives no code for %s', (query, authorization) => {
  expect(readAuthorizationCode(new URLSearchParams(query), authorization)).toBeUndefined();
});
