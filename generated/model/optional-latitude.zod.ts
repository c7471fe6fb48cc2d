/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const OptionalLatitudeMin = -90;
export const OptionalLatitudeMax = 90;

export const OptionalLatitude = /*#__PURE__*/ zod.nullable(
  /*#__PURE__*/ zod
    .number()
    .check(/*#__PURE__*/ zod.gte(OptionalLatitudeMin))
    .check(/*#__PURE__*/ zod.lte(OptionalLatitudeMax)),
);

export type OptionalLatitude = zod.input<typeof OptionalLatitude>;
export type OptionalLatitudeOutput = zod.output<typeof OptionalLatitude>;
