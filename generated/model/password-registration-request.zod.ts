/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Email } from './email.zod.ts';
import { SignupPassword } from './signup-password.zod.ts';

export const PasswordRegistrationRequest = /*#__PURE__*/ zod.object({
  email: Email,
  password: SignupPassword,
});

export type PasswordRegistrationRequest = zod.input<typeof PasswordRegistrationRequest>;
export type PasswordRegistrationRequestOutput = zod.output<typeof PasswordRegistrationRequest>;
