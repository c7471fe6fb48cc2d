/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { FailureCode } from './failure-code.zod.ts';
import { Message } from './message.zod.ts';

export const FlaggedFailure = /*#__PURE__*/ zod.object({
  failure: /*#__PURE__*/ zod.boolean(),
  success: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.literal(false)),
  code: /*#__PURE__*/ zod.optional(FailureCode),
  errorCode: /*#__PURE__*/ zod.optional(FailureCode),
  message: /*#__PURE__*/ zod.optional(Message),
  data: /*#__PURE__*/ zod
    .optional(/*#__PURE__*/ zod.unknown())
    .check(/*#__PURE__*/ zod.describe('Details of the failure; a text for a failed change of nickname.')),
});

export type FlaggedFailure = zod.input<typeof FlaggedFailure>;
export type FlaggedFailureOutput = zod.output<typeof FlaggedFailure>;
