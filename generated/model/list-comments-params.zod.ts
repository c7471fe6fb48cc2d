/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const listCommentsParamsPageDefault = 0;
export const listCommentsParamsPageMin = 0;
export const listCommentsParamsPageMax = 2147483647;

export const listCommentsParamsSizeDefault = 15;
export const listCommentsParamsSizeMax = 100;

export const ListCommentsParams = /*#__PURE__*/ zod.object({
  page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(listCommentsParamsPageMin))
      .check(/*#__PURE__*/ zod.lte(listCommentsParamsPageMax)),
    listCommentsParamsPageDefault,
  ),
  size: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listCommentsParamsSizeMax)),
    listCommentsParamsSizeDefault,
  ),
});

export type ListCommentsParams = zod.input<typeof ListCommentsParams>;
export type ListCommentsParamsOutput = zod.output<typeof ListCommentsParams>;
