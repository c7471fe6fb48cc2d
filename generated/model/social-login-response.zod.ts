/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { SocialLogin } from './social-login.zod.ts';

export const socialLoginResponseMessageMax = 500;

export const SocialLoginResponse = /*#__PURE__*/ zod.object({
  success: /*#__PURE__*/ zod.boolean(),
  message: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(socialLoginResponseMessageMax)),
  ),
  data: SocialLogin,
});

export type SocialLoginResponse = zod.input<typeof SocialLoginResponse>;
export type SocialLoginResponseOutput = zod.output<typeof SocialLoginResponse>;
