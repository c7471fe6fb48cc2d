/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { AlertEndpoint } from './alert-endpoint.zod.ts';
import { AlertSubscriptionKeys } from './alert-subscription-keys.zod.ts';

export const alertSubscriptionExpirationTimeMin = 0;
export const alertSubscriptionExpirationTimeMax = 9007199254740991;

export const AlertSubscription = /*#__PURE__*/ zod.object({
  endpoint: AlertEndpoint,
  expirationTime: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(alertSubscriptionExpirationTimeMin))
      .check(/*#__PURE__*/ zod.lte(alertSubscriptionExpirationTimeMax)),
  ),
  keys: AlertSubscriptionKeys,
});

export type AlertSubscription = zod.input<typeof AlertSubscription>;
export type AlertSubscriptionOutput = zod.output<typeof AlertSubscription>;
