import { afterEach, expect, it } from 'vitest';
import { createBrowserStorage } from '@/device/storage/browser-storage';
import { clearPendingSocial, dropSocialCode, getPendingSocial, keepPendingSocial } from './pending-social';

const storage = createBrowserStorage(() => sessionStorage);

afterEach(() => clearPendingSocial(storage));

it('there is no pending social login at first', () => {
  expect(getPendingSocial(storage)).toBeUndefined();
});

it('a pending social login is kept until it is cleared', () => {
  keepPendingSocial(storage, { provider: 'kakao', code: 'kakao-code-new', nickname: '봄바람' });
  expect(getPendingSocial(storage)).toEqual({
    provider: 'kakao',
    code: 'kakao-code-new',
    nickname: '봄바람',
  });
  clearPendingSocial(storage);
  expect(getPendingSocial(storage)).toBeUndefined();
});

it('a pending social login survives a reload of the tab', () => {
  keepPendingSocial(storage, { provider: 'kakao', code: 'kakao-code-new' });
  expect(getPendingSocial(createBrowserStorage(() => sessionStorage))).toEqual({
    provider: 'kakao',
    code: 'kakao-code-new',
  });
});

it('a code that was refused is forgotten, the rest of the social login is not', () => {
  dropSocialCode(storage);
  expect(getPendingSocial(storage)).toBeUndefined();
  keepPendingSocial(storage, { provider: 'kakao', code: 'kakao-code-new', nickname: '봄바람' });
  dropSocialCode(storage);
  expect(getPendingSocial(storage)).toEqual({ provider: 'kakao', nickname: '봄바람' });
});

it.each(['nonsense', '{}', '{"provider":"kakao","code":""}'])('a stored %s is no social login', (stored) => {
  storage.set('dosaegi.pending-social', stored);
  expect(getPendingSocial(storage)).toBeUndefined();
});
