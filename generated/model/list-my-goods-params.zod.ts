/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const listMyGoodsParamsUserIdMax = 9007199254740991;

export const ListMyGoodsParams = /*#__PURE__*/ zod.object({
  userId: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(listMyGoodsParamsUserIdMax)),
});

export type ListMyGoodsParams = zod.input<typeof ListMyGoodsParams>;
export type ListMyGoodsParamsOutput = zod.output<typeof ListMyGoodsParams>;
