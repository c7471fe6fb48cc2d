/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const listMyProductsParamsUserIdMax = 9007199254740991;

export const ListMyProductsParams = /*#__PURE__*/ zod.object({
  userId: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(listMyProductsParamsUserIdMax)),
});

export type ListMyProductsParams = zod.input<typeof ListMyProductsParams>;
export type ListMyProductsParamsOutput = zod.output<typeof ListMyProductsParams>;
