/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Email } from './email.zod.ts';
import { LoginPassword } from './login-password.zod.ts';

export const LoginRequest = /*#__PURE__*/ zod.object({
  email: Email,
  password: LoginPassword,
});

export type LoginRequest = zod.input<typeof LoginRequest>;
export type LoginRequestOutput = zod.output<typeof LoginRequest>;
