/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Email } from './email.zod.ts';
import { SignupPassword } from './signup-password.zod.ts';

export const ResetPasswordParams = /*#__PURE__*/ zod.object({
  email: Email,
  newPassword: SignupPassword,
});

export type ResetPasswordParams = zod.input<typeof ResetPasswordParams>;
export type ResetPasswordParamsOutput = zod.output<typeof ResetPasswordParams>;
