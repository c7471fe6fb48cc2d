/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Message } from './message.zod.ts';
import { Succeeded } from './succeeded.zod.ts';

export const TakenResponse = /*#__PURE__*/ zod.object({
  success: Succeeded,
  message: /*#__PURE__*/ zod.optional(Message),
  data: /*#__PURE__*/ zod.boolean(),
});

export type TakenResponse = zod.input<typeof TakenResponse>;
export type TakenResponseOutput = zod.output<typeof TakenResponse>;
