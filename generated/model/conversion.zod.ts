/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const conversionTotalHallabongMin = 0;
export const conversionTotalHallabongMax = 2147483647;

export const conversionRemainingExchangeCountMin = 0;
export const conversionRemainingExchangeCountMax = 20;

export const Conversion = /*#__PURE__*/ zod.object({
  totalHallabong: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(conversionTotalHallabongMin))
    .check(/*#__PURE__*/ zod.lte(conversionTotalHallabongMax))
    .check(/*#__PURE__*/ zod.describe('The balance after the conversion.')),
  remainingExchangeCount: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(conversionRemainingExchangeCountMin))
    .check(/*#__PURE__*/ zod.lte(conversionRemainingExchangeCountMax)),
});

export type Conversion = zod.input<typeof Conversion>;
export type ConversionOutput = zod.output<typeof Conversion>;
