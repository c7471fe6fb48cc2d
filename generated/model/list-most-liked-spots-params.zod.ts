/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const listMostLikedSpotsParamsPageDefault = 0;
export const listMostLikedSpotsParamsPageMin = 0;
export const listMostLikedSpotsParamsPageMax = 2147483647;

export const listMostLikedSpotsParamsSizeDefault = 20;
export const listMostLikedSpotsParamsSizeMax = 100;

export const listMostLikedSpotsParamsSortDefault = `likeCount,DESC`;
export const ListMostLikedSpotsParams = /*#__PURE__*/ zod.object({
  page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(listMostLikedSpotsParamsPageMin))
      .check(/*#__PURE__*/ zod.lte(listMostLikedSpotsParamsPageMax)),
    listMostLikedSpotsParamsPageDefault,
  ),
  size: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listMostLikedSpotsParamsSizeMax)),
    listMostLikedSpotsParamsSizeDefault,
  ),
  sort: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.enum(['likeCount,DESC']),
    listMostLikedSpotsParamsSortDefault,
  ),
});

export type ListMostLikedSpotsParams = zod.input<typeof ListMostLikedSpotsParams>;
export type ListMostLikedSpotsParamsOutput = zod.output<typeof ListMostLikedSpotsParams>;
