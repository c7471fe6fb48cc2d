/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Email } from './email.zod.ts';

export const VerificationMailRequest = /*#__PURE__*/ zod.object({
  email: Email,
});

export type VerificationMailRequest = zod.input<typeof VerificationMailRequest>;
export type VerificationMailRequestOutput = zod.output<typeof VerificationMailRequest>;
