/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const alertSubscriptionKeysP256dhMin = 87;
export const alertSubscriptionKeysP256dhMax = 88;

export const alertSubscriptionKeysP256dhRegExp = new RegExp('^[A-Za-z0-9_-]+=?$');
export const alertSubscriptionKeysAuthMin = 22;
export const alertSubscriptionKeysAuthMax = 24;

export const alertSubscriptionKeysAuthRegExp = new RegExp('^[A-Za-z0-9_-]+={0,2}$');

export const AlertSubscriptionKeys = /*#__PURE__*/ zod.object({
  p256dh: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(alertSubscriptionKeysP256dhMin))
    .check(/*#__PURE__*/ zod.maxLength(alertSubscriptionKeysP256dhMax))
    .check(/*#__PURE__*/ zod.regex(alertSubscriptionKeysP256dhRegExp)),
  auth: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(alertSubscriptionKeysAuthMin))
    .check(/*#__PURE__*/ zod.maxLength(alertSubscriptionKeysAuthMax))
    .check(/*#__PURE__*/ zod.regex(alertSubscriptionKeysAuthRegExp)),
});

export type AlertSubscriptionKeys = zod.input<typeof AlertSubscriptionKeys>;
export type AlertSubscriptionKeysOutput = zod.output<typeof AlertSubscriptionKeys>;
