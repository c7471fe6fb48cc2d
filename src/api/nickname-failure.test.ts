import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error';
import { toNicknameFailure } from './nickname-failure';

function failure(details: Partial<ConstructorParameters<typeof ApiError>[1]>) {
  return new ApiError('POST /v1/users/account/nickname', { status: 409, hasEnvelope: true, ...details });
}

describe('the text of a nickname that was not taken', () => {
  it('is the one in the data of the answer', () => {
    const error = failure({ data: '이미 사용중인 닉네임입니다.', serverMessage: '실패' });
    expect(toNicknameFailure(error)).toBe('이미 사용중인 닉네임입니다.');
  });

  it.each([[undefined], [null], [''], [7], [{}]])('is the message when the data is %j', (data) => {
    expect(toNicknameFailure(failure({ data, serverMessage: '점검 중입니다.' }))).toBe('점검 중입니다.');
  });

  it.each([
    [failure({})],
    [failure({ status: undefined, hasEnvelope: false })],
    [new TypeError('x is null')],
  ])('is 닉네임 변경에 실패했습니다. for %s', (error) => {
    expect(toNicknameFailure(error)).toBe('닉네임 변경에 실패했습니다.');
  });
});
