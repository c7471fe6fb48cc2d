import { expect, it } from 'vitest';
import { NICKNAME_CHANGE_FAILED_TEXT } from '@/domain/account/overlay-nickname';
import { ApiError, isRefusal, isTakenRefusal, serverTextOr, type ApiErrorDetails } from './api-error';

const failed = (details: Partial<ApiErrorDetails>) =>
  new ApiError('GET /v1/users/register/check/email', { status: 400, hasEnvelope: true, ...details });

it.each([200, 400, 404, 409, 499])('a refusal is an answer of the server with status %i', (status) => {
  expect(isRefusal(failed({ status }))).toBe(true);
});

it.each([
  ['a server in trouble', failed({ status: 500 })],
  ['a page instead of an answer', failed({ hasEnvelope: false })],
  ['no answer', failed({ status: undefined, hasEnvelope: false })],
  ['another error', new TypeError('x')],
])('a refusal is not %s', (_case, error) => {
  expect(isRefusal(error)).toBe(false);
});

it.each([
  ['the data true', { status: 200, data: true }],
  ['the code EMAIL_TAKEN', { code: 'EMAIL_TAKEN' }],
  ['the code NICKNAME_TAKEN', { code: 'NICKNAME_TAKEN' }],
  ['a conflict', { status: 409 }],
])('a refusal means taken with %s', (_case, details) => {
  expect(isTakenRefusal(failed(details))).toBe(true);
});

it.each([
  ['another code', failed({ code: 'BAD_REQUEST' })],
  ['the data false', failed({ data: false })],
  ['a fault of the server', failed({ status: 500, data: true, code: 'EMAIL_TAKEN' })],
])('a refusal does not mean taken with %s', (_case, error) => {
  expect(isTakenRefusal(error)).toBe(false);
});

function refusedNickname(details: Partial<ConstructorParameters<typeof ApiError>[1]>) {
  return new ApiError('POST /v1/users/account/nickname', { status: 409, hasEnvelope: true, ...details });
}

it('the text of a nickname that was not taken is the one in the data of the answer', () => {
  const error = refusedNickname({ data: '이미 사용중인 닉네임입니다.', serverMessage: '실패' });
  expect(serverTextOr(error, NICKNAME_CHANGE_FAILED_TEXT)).toBe('이미 사용중인 닉네임입니다.');
});

it.each([[undefined], [null], [''], [7], [{}]])(
  'the text of a nickname that was not taken is the message when the data is %j',
  (data) => {
    expect(
      serverTextOr(refusedNickname({ data, serverMessage: '점검 중입니다.' }), NICKNAME_CHANGE_FAILED_TEXT),
    ).toBe('점검 중입니다.');
  },
);

it('the text of a nickname that was not taken is, in a 200 that says so, the one in its data alone', () => {
  const answered = { status: 200, serverMessage: '점검 중입니다.' };
  const textOf = (data: unknown) =>
    serverTextOr(refusedNickname({ ...answered, data }), NICKNAME_CHANGE_FAILED_TEXT);
  expect(textOf('이미 사용중인 닉네임입니다.')).toBe('이미 사용중인 닉네임입니다.');
  expect(textOf(null)).toBe('닉네임 변경에 실패했습니다.');
});

it.each([
  [refusedNickname({})],
  [refusedNickname({ status: undefined, hasEnvelope: false })],
  [new TypeError('x is null')],
])('the text of a nickname that was not taken is 닉네임 변경에 실패했습니다. for %s', (error) => {
  expect(serverTextOr(error, NICKNAME_CHANGE_FAILED_TEXT)).toBe('닉네임 변경에 실패했습니다.');
});
