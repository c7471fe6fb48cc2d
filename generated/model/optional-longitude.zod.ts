/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const OptionalLongitudeMin = -180;
export const OptionalLongitudeMax = 180;

export const OptionalLongitude = /*#__PURE__*/ zod.nullable(
  /*#__PURE__*/ zod
    .number()
    .check(/*#__PURE__*/ zod.gte(OptionalLongitudeMin))
    .check(/*#__PURE__*/ zod.lte(OptionalLongitudeMax)),
);

export type OptionalLongitude = zod.input<typeof OptionalLongitude>;
export type OptionalLongitudeOutput = zod.output<typeof OptionalLongitude>;
