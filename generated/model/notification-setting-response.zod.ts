/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Message } from './message.zod.ts';
import { Succeeded } from './succeeded.zod.ts';

export const NotificationSettingResponse = /*#__PURE__*/ zod.object({
  success: Succeeded,
  message: /*#__PURE__*/ zod.optional(Message),
  data: /*#__PURE__*/ zod.boolean(),
});

export type NotificationSettingResponse = zod.input<typeof NotificationSettingResponse>;
export type NotificationSettingResponseOutput = zod.output<typeof NotificationSettingResponse>;
