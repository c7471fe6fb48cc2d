/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Email } from './email.zod.ts';
import { VerificationCode } from './verification-code.zod.ts';

export const CodeVerificationRequest = /*#__PURE__*/ zod.object({
  email: Email,
  code: VerificationCode,
});

export type CodeVerificationRequest = zod.input<typeof CodeVerificationRequest>;
export type CodeVerificationRequestOutput = zod.output<typeof CodeVerificationRequest>;
