/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const ThemeIdMax = 9;

export const ThemeId = /*#__PURE__*/ zod
  .int()
  .check(/*#__PURE__*/ zod.gte(1))
  .check(/*#__PURE__*/ zod.lte(ThemeIdMax));

export type ThemeId = zod.input<typeof ThemeId>;
export type ThemeIdOutput = zod.output<typeof ThemeId>;
