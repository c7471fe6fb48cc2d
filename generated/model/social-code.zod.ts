/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const SocialCodeMax = 1024;

export const SocialCode = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(1))
  .check(/*#__PURE__*/ zod.maxLength(SocialCodeMax));

export type SocialCode = zod.input<typeof SocialCode>;
export type SocialCodeOutput = zod.output<typeof SocialCode>;
