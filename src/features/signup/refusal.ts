import { isRefusal } from '@/api/api-error';
import type { SignupRefusal } from '@/domain/signup/signup-reducer';

/** What each code of the contract refuses, and what is said when the server says nothing. */
const REFUSALS = new Map<string | undefined, SignupRefusal>(
  Object.entries({
    EMAIL_TAKEN: { of: 'email', message: '이미 사용중인 이메일입니다.' },
    EMAIL_NOT_VERIFIED: { of: 'email', message: '이메일 인증이 필요합니다.' },
    NICKNAME_TAKEN: { of: 'nickname', message: '이미 사용중인 닉네임입니다.' },
    UNKNOWN_REFERRER: { of: 'referral', message: '추천인을 찾을 수 없습니다.' },
    NOT_AN_IMAGE: { of: 'image', message: '이미지 파일만 올릴 수 있습니다.' },
    WRONG_SOCIAL_CODE: { of: 'socialCode', message: '카카오 로그인 실패' },
    ALREADY_REGISTERED: { of: 'socialCode', message: '이미 가입한 계정입니다.' },
  }),
);

/** What a registration that failed has to be corrected in; undefined when trying again is all that is left. */
export function toSignupRefusal(error: unknown): SignupRefusal | undefined {
  if (!isRefusal(error)) return undefined;
  const refusal = REFUSALS.get(error.code);
  return refusal && { ...refusal, message: error.serverMessage ?? refusal.message };
}
