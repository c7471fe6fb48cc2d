/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const AccountNicknameMin = 2;
export const AccountNicknameMax = 20;

export const AccountNicknameRegExp = new RegExp('^\\S.*\\S$');

export const AccountNickname = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(AccountNicknameMin))
  .check(/*#__PURE__*/ zod.maxLength(AccountNicknameMax))
  .check(/*#__PURE__*/ zod.regex(AccountNicknameRegExp));

export type AccountNickname = zod.input<typeof AccountNickname>;
export type AccountNicknameOutput = zod.output<typeof AccountNickname>;
