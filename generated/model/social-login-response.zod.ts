/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Message } from './message.zod.ts';
import { SocialLogin } from './social-login.zod.ts';
import { Succeeded } from './succeeded.zod.ts';

export const SocialLoginResponse = /*#__PURE__*/ zod.object({
  success: Succeeded,
  message: /*#__PURE__*/ zod.optional(Message),
  data: SocialLogin,
});

export type SocialLoginResponse = zod.input<typeof SocialLoginResponse>;
export type SocialLoginResponseOutput = zod.output<typeof SocialLoginResponse>;
