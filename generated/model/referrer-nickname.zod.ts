/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const ReferrerNicknameMax = 8;

export const ReferrerNickname = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.maxLength(ReferrerNicknameMax));

export type ReferrerNickname = zod.input<typeof ReferrerNickname>;
export type ReferrerNicknameOutput = zod.output<typeof ReferrerNickname>;
