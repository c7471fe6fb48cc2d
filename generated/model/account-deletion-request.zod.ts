/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { LoginPassword } from './login-password.zod.ts';

export const AccountDeletionRequest = /*#__PURE__*/ zod.object({
  password: /*#__PURE__*/ zod.optional(LoginPassword),
});

export type AccountDeletionRequest = zod.input<typeof AccountDeletionRequest>;
export type AccountDeletionRequestOutput = zod.output<typeof AccountDeletionRequest>;
