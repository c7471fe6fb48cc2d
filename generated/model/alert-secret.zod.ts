/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const AlertSecretMin = 22;
export const AlertSecretMax = 24;

export const AlertSecretRegExp = new RegExp('^[A-Za-z0-9_-]+={0,2}$');

export const AlertSecret = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(AlertSecretMin))
  .check(/*#__PURE__*/ zod.maxLength(AlertSecretMax))
  .check(/*#__PURE__*/ zod.regex(AlertSecretRegExp));

export type AlertSecret = zod.input<typeof AlertSecret>;
export type AlertSecretOutput = zod.output<typeof AlertSecret>;
