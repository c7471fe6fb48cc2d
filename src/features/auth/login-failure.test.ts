import { expect, it } from 'vitest';
import { ApiError } from '@/api/api-error';
import { loginFailureMessage } from './login-failure';

it.each([
  [
    'the server’s own sentence',
    { status: 401, serverMessage: '잠긴 계정입니다.', hasEnvelope: true },
    '잠긴 계정입니다.',
  ],
  ['a failure flag alone', { status: 200, hasEnvelope: true }, '이메일 또는 비밀번호가 일치하지 않습니다.'],
  [
    'a refusal with the flag alone',
    { status: 401, hasEnvelope: true },
    '이메일 또는 비밀번호가 일치하지 않습니다.',
  ],
  [
    'a refusal without a body',
    { status: 401, hasEnvelope: false },
    '로그인에 실패했습니다. 다시 시도해주세요.',
  ],
  ['a server in trouble', { status: 500, hasEnvelope: true }, '로그인에 실패했습니다. 다시 시도해주세요.'],
  [
    'a page instead of an answer',
    { status: 200, hasEnvelope: false },
    '로그인에 실패했습니다. 다시 시도해주세요.',
  ],
  ['no answer', { status: undefined, hasEnvelope: false }, '로그인에 실패했습니다. 다시 시도해주세요.'],
])('a failed login has a message for %s', (_case, details, message) => {
  expect(loginFailureMessage(new ApiError('POST /v1/users/auth/login', details))).toBe(message);
});

it('a failed login has a message for an answer that breaks the contract', () => {
  expect(loginFailureMessage(new TypeError('x'))).toBe('로그인에 실패했습니다. 다시 시도해주세요.');
});
