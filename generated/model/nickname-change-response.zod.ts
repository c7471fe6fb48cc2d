/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Message } from './message.zod.ts';
import { Succeeded } from './succeeded.zod.ts';

export const NicknameChangeResponse = /*#__PURE__*/ zod.object({
  success: Succeeded,
  message: /*#__PURE__*/ zod.optional(Message),
  data: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type NicknameChangeResponse = zod.input<typeof NicknameChangeResponse>;
export type NicknameChangeResponseOutput = zod.output<typeof NicknameChangeResponse>;
