/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const SignupNicknameMin = 2;
export const SignupNicknameMax = 8;

export const SignupNicknameRegExp = new RegExp('^\\S.*\\S$');

export const SignupNickname = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(SignupNicknameMin))
  .check(/*#__PURE__*/ zod.maxLength(SignupNicknameMax))
  .check(/*#__PURE__*/ zod.regex(SignupNicknameRegExp));

export type SignupNickname = zod.input<typeof SignupNickname>;
export type SignupNicknameOutput = zod.output<typeof SignupNickname>;
