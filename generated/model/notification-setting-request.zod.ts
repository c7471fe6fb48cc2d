/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const NotificationSettingRequest = /*#__PURE__*/ zod.object({
  enabled: /*#__PURE__*/ zod.boolean(),
});

export type NotificationSettingRequest = zod.input<typeof NotificationSettingRequest>;
export type NotificationSettingRequestOutput = zod.output<typeof NotificationSettingRequest>;
