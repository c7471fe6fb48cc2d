/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const AlertPublicKeyMin = 87;
export const AlertPublicKeyMax = 88;

export const AlertPublicKeyRegExp = new RegExp('^[A-Za-z0-9_-]+=?$');

export const AlertPublicKey = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(AlertPublicKeyMin))
  .check(/*#__PURE__*/ zod.maxLength(AlertPublicKeyMax))
  .check(/*#__PURE__*/ zod.regex(AlertPublicKeyRegExp));

export type AlertPublicKey = zod.input<typeof AlertPublicKey>;
export type AlertPublicKeyOutput = zod.output<typeof AlertPublicKey>;
