import { afterEach, expect, it } from 'vitest';
import { clearPendingSocial, getPendingSocial, keepPendingSocial } from './pending-social';

afterEach(clearPendingSocial);

it('there is no pending social login at first', () => {
  expect(getPendingSocial()).toBeUndefined();
});

it('a pending social login is kept until it is cleared', () => {
  keepPendingSocial({ provider: 'kakao', code: 'kakao-code-new', nickname: '봄바람' });
  expect(getPendingSocial()).toEqual({ provider: 'kakao', code: 'kakao-code-new', nickname: '봄바람' });
  clearPendingSocial();
  expect(getPendingSocial()).toBeUndefined();
});

it('a pending social login survives a reload of the tab', () => {
  sessionStorage.setItem('dosaegi.pending-social', '{"provider":"kakao","code":"kakao-code-new"}');
  expect(getPendingSocial()).toEqual({ provider: 'kakao', code: 'kakao-code-new' });
});

it.each(['nonsense', '{}', '{"provider":"kakao","code":""}'])('a stored %s is no social login', (stored) => {
  sessionStorage.setItem('dosaegi.pending-social', stored);
  expect(getPendingSocial()).toBeUndefined();
});
