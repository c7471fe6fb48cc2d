/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const conversionRequestRequestedPointsMax = 100;

export const ConversionRequest = /*#__PURE__*/ zod.object({
  requestedPoints: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(conversionRequestRequestedPointsMax)),
});

export type ConversionRequest = zod.input<typeof ConversionRequest>;
export type ConversionRequestOutput = zod.output<typeof ConversionRequest>;
