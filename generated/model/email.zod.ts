/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const EmailMin = 5;
export const EmailMax = 254;

export const EmailRegExp = new RegExp('^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$');

export const Email = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(EmailMin))
  .check(/*#__PURE__*/ zod.maxLength(EmailMax))
  .check(/*#__PURE__*/ zod.regex(EmailRegExp));

export type Email = zod.input<typeof Email>;
export type EmailOutput = zod.output<typeof Email>;
