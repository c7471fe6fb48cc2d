/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const listRepliesParamsPageDefault = 0;
export const listRepliesParamsPageMin = 0;
export const listRepliesParamsPageMax = 2147483647;

export const listRepliesParamsSizeDefault = 10;
export const listRepliesParamsSizeMax = 100;

export const ListRepliesParams = /*#__PURE__*/ zod.object({
  page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(listRepliesParamsPageMin))
      .check(/*#__PURE__*/ zod.lte(listRepliesParamsPageMax)),
    listRepliesParamsPageDefault,
  ),
  size: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listRepliesParamsSizeMax)),
    listRepliesParamsSizeDefault,
  ),
});

export type ListRepliesParams = zod.input<typeof ListRepliesParams>;
export type ListRepliesParamsOutput = zod.output<typeof ListRepliesParams>;
