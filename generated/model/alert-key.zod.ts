/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const alertKeyPublicKeyMin = 87;
export const alertKeyPublicKeyMax = 88;

export const alertKeyPublicKeyRegExp = new RegExp('^[A-Za-z0-9_-]+=?$');

export const AlertKey = /*#__PURE__*/ zod.object({
  publicKey: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(alertKeyPublicKeyMin))
    .check(/*#__PURE__*/ zod.maxLength(alertKeyPublicKeyMax))
    .check(/*#__PURE__*/ zod.regex(alertKeyPublicKeyRegExp)),
});

export type AlertKey = zod.input<typeof AlertKey>;
export type AlertKeyOutput = zod.output<typeof AlertKey>;
