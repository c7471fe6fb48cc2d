/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const searchMapParamsQueryMax = 100;

export const searchMapParamsQueryRegExp = new RegExp('\\S');

export const SearchMapParams = /*#__PURE__*/ zod.object({
  query: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(searchMapParamsQueryMax))
    .check(/*#__PURE__*/ zod.regex(searchMapParamsQueryRegExp)),
});

export type SearchMapParams = zod.input<typeof SearchMapParams>;
export type SearchMapParamsOutput = zod.output<typeof SearchMapParams>;
