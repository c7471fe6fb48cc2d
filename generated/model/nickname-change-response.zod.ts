/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const nicknameChangeResponseMessageMax = 500;

export const nicknameChangeResponseDataMax = 500;

export const NicknameChangeResponse = /*#__PURE__*/ zod.object({
  success: /*#__PURE__*/ zod.boolean(),
  message: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(nicknameChangeResponseMessageMax)),
  ),
  data: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(nicknameChangeResponseDataMax)),
  ),
});

export type NicknameChangeResponse = zod.input<typeof NicknameChangeResponse>;
export type NicknameChangeResponseOutput = zod.output<typeof NicknameChangeResponse>;
