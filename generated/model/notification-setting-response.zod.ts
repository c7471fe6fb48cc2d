/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const notificationSettingResponseMessageMax = 500;

export const NotificationSettingResponse = /*#__PURE__*/ zod.object({
  success: /*#__PURE__*/ zod.boolean(),
  message: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(notificationSettingResponseMessageMax)),
  ),
  data: /*#__PURE__*/ zod.boolean(),
});

export type NotificationSettingResponse = zod.input<typeof NotificationSettingResponse>;
export type NotificationSettingResponseOutput = zod.output<typeof NotificationSettingResponse>;
