/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { AlertKey } from './alert-key.zod.ts';
import { Message } from './message.zod.ts';
import { Succeeded } from './succeeded.zod.ts';

export const AlertKeyResponse = /*#__PURE__*/ zod.object({
  success: Succeeded,
  message: /*#__PURE__*/ zod.optional(Message),
  data: AlertKey,
});

export type AlertKeyResponse = zod.input<typeof AlertKeyResponse>;
export type AlertKeyResponseOutput = zod.output<typeof AlertKeyResponse>;
