/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const listLatestSpotsParamsPageDefault = 0;
export const listLatestSpotsParamsPageMin = 0;
export const listLatestSpotsParamsPageMax = 2147483647;

export const listLatestSpotsParamsSizeDefault = 20;
export const listLatestSpotsParamsSizeMax = 100;

export const listLatestSpotsParamsSortDefault = `createdAt,DESC`;
export const ListLatestSpotsParams = /*#__PURE__*/ zod.object({
  page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(listLatestSpotsParamsPageMin))
      .check(/*#__PURE__*/ zod.lte(listLatestSpotsParamsPageMax)),
    listLatestSpotsParamsPageDefault,
  ),
  size: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listLatestSpotsParamsSizeMax)),
    listLatestSpotsParamsSizeDefault,
  ),
  sort: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.enum(['createdAt,DESC']),
    listLatestSpotsParamsSortDefault,
  ),
});

export type ListLatestSpotsParams = zod.input<typeof ListLatestSpotsParams>;
export type ListLatestSpotsParamsOutput = zod.output<typeof ListLatestSpotsParams>;
