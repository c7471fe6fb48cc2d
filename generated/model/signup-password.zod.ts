/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const SignupPasswordRegExp = new RegExp('^(?=.*[!_@-])(?=.*[A-Za-z0-9])[A-Za-z0-9!_@-]+$');

export const SignupPasswordMin = 8;
export const SignupPasswordMax = 12;

export const SignupPassword = /*#__PURE__*/ zod
  .stringFormat('password', SignupPasswordRegExp)
  .check(/*#__PURE__*/ zod.minLength(SignupPasswordMin))
  .check(/*#__PURE__*/ zod.maxLength(SignupPasswordMax));

export type SignupPassword = zod.input<typeof SignupPassword>;
export type SignupPasswordOutput = zod.output<typeof SignupPassword>;
