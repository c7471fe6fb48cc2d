import { expect, it } from 'vitest';
import { ApiError } from '@/api/api-error';
import { toSignupRefusal } from './refusal';

const refused = (code: string | undefined, serverMessage?: string, status = 409) =>
  new ApiError('POST /v1/users/register/final', { status, code, serverMessage, hasEnvelope: true });

it.each([
  ['EMAIL_TAKEN', 'email', '이미 사용중인 이메일입니다.'],
  ['EMAIL_NOT_VERIFIED', 'email', '이메일 인증이 필요합니다.'],
  ['NICKNAME_TAKEN', 'nickname', '이미 사용중인 닉네임입니다.'],
  ['UNKNOWN_REFERRER', 'referral', '추천인을 찾을 수 없습니다.'],
  ['NOT_AN_IMAGE', 'image', '이미지 파일만 올릴 수 있습니다.'],
  ['WRONG_SOCIAL_CODE', 'socialCode', '카카오 로그인 실패'],
  ['ALREADY_REGISTERED', 'socialCode', '이미 가입한 계정입니다.'],
])('a refused registration is corrected in its own field, %s: %s', (code, of, message) => {
  expect(toSignupRefusal(refused(code))).toEqual({ of, message });
  expect(toSignupRefusal(refused(code, '서버의 말'))).toEqual({ of, message: '서버의 말' });
});

it.each([
  ['an unknown code', refused('BAD_REQUEST')],
  ['no code', refused(undefined)],
  ['a name that every object has', refused('constructor')],
  ['a fault of the server', refused('EMAIL_TAKEN', undefined, 500)],
  ['another error', new TypeError('x')],
])('a refused registration is corrected in nothing for %s', (_case, error) => {
  expect(toSignupRefusal(error)).toBeUndefined();
});
