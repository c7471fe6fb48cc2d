import { afterEach, beforeEach, expect, it } from 'vitest';
import { operations } from '@generated/operations';
import { FakeApi } from '../../tests/fakes/fake-api';
import { FakeStorage } from '../../tests/fakes/fake-storage';
import { guardChange } from './guard-change';
import { keepSignedOutMarkerIn } from './signed-out-marker';

const storage = new FakeStorage();
let uninstall: () => void;
beforeEach(() => {
  uninstall = new FakeApi().install();
  keepSignedOutMarkerIn(storage);
});
afterEach(() => {
  uninstall();
  storage.entries.clear();
});

it('the guard of changes lets through only what a visitor may send while the server does not know that the user has signed out', async () => {
  storage.set('dosaegi.signed-out', '1');
  const sent: string[] = [];
  for (const { operationId, method, path } of operations) {
    if (method === 'GET') continue;
    const call = `${method} ${path.replace('{provider}', 'kakao').replace(/\{\w+\}/g, '101')}`;
    const answer = await guardChange(call, () => {
      sent.push(operationId);
      return Promise.resolve({ status: 200, data: '' });
    });
    expect(answer.status).toBe(sent.includes(operationId) ? 200 : 401);
  }
  expect(sent).toEqual([
    'login',
    'loginWithProvider',
    'sendVerificationCode',
    'verifyEmailCode',
    'registerPassword',
    'completeRegistration',
    'completeProviderRegistration',
    'signOut',
  ]);
});
