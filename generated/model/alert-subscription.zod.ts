/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { AlertEndpoint } from './alert-endpoint.zod.ts';
import { AlertSubscriptionKeys } from './alert-subscription-keys.zod.ts';

export const AlertSubscription = /*#__PURE__*/ zod.object({
  endpoint: AlertEndpoint,
  keys: /*#__PURE__*/ zod.optional(AlertSubscriptionKeys),
});

export type AlertSubscription = zod.input<typeof AlertSubscription>;
export type AlertSubscriptionOutput = zod.output<typeof AlertSubscription>;
