/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const SocialLogin = /*#__PURE__*/ zod.object({
  isNewUser: /*#__PURE__*/ zod.boolean(),
  email: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  nickname: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type SocialLogin = zod.input<typeof SocialLogin>;
export type SocialLoginOutput = zod.output<typeof SocialLogin>;
