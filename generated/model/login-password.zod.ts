/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const LoginPasswordMin = 8;
export const LoginPasswordMax = 128;

export const LoginPassword = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(LoginPasswordMin))
  .check(/*#__PURE__*/ zod.maxLength(LoginPasswordMax));

export type LoginPassword = zod.input<typeof LoginPassword>;
export type LoginPasswordOutput = zod.output<typeof LoginPassword>;
