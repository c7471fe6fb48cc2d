/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const failureCodeMax = 64;

export const failureMessageMax = 500;

export const Failure = /*#__PURE__*/ zod.object({
  success: /*#__PURE__*/ zod.literal(false),
  code: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(failureCodeMax)),
  ),
  message: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(failureMessageMax)),
  ),
  data: /*#__PURE__*/ zod
    .optional(/*#__PURE__*/ zod.unknown())
    .check(/*#__PURE__*/ zod.describe('Details of the failure; a text for a failed change of nickname.')),
});

export type Failure = zod.input<typeof Failure>;
export type FailureOutput = zod.output<typeof Failure>;
