/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { AlertPublicKey } from './alert-public-key.zod.ts';
import { AlertSecret } from './alert-secret.zod.ts';

export const AlertSubscriptionKeys = /*#__PURE__*/ zod.object({
  p256dh: AlertPublicKey,
  auth: AlertSecret,
});

export type AlertSubscriptionKeys = zod.input<typeof AlertSubscriptionKeys>;
export type AlertSubscriptionKeysOutput = zod.output<typeof AlertSubscriptionKeys>;
