/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';
import { Message } from './message.zod.ts';
import { Succeeded } from './succeeded.zod.ts';

export const SpotCreatedResponse = /*#__PURE__*/ zod.object({
  success: Succeeded,
  message: /*#__PURE__*/ zod.optional(Message),
  data: Id,
});

export type SpotCreatedResponse = zod.input<typeof SpotCreatedResponse>;
export type SpotCreatedResponseOutput = zod.output<typeof SpotCreatedResponse>;
