/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Message } from './message.zod.ts';
import { SessionUser } from './session-user.zod.ts';
import { Succeeded } from './succeeded.zod.ts';

export const SessionResponse = /*#__PURE__*/ zod.object({
  success: Succeeded,
  message: /*#__PURE__*/ zod.optional(Message),
  data: SessionUser,
});

export type SessionResponse = zod.input<typeof SessionResponse>;
export type SessionResponseOutput = zod.output<typeof SessionResponse>;
