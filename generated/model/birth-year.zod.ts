/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const BirthYearMin = 4;
export const BirthYearMax = 4;

export const BirthYearRegExp = new RegExp('^(19|20)\\d{2}$');

export const BirthYear = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(BirthYearMin))
  .check(/*#__PURE__*/ zod.maxLength(BirthYearMax))
  .check(/*#__PURE__*/ zod.regex(BirthYearRegExp));

export type BirthYear = zod.input<typeof BirthYear>;
export type BirthYearOutput = zod.output<typeof BirthYear>;
