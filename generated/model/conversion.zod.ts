/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Hallabong } from './hallabong.zod.ts';

export const conversionRemainingExchangeCountMin = 0;
export const conversionRemainingExchangeCountMax = 20;

export const Conversion = /*#__PURE__*/ zod.object({
  totalHallabong: Hallabong,
  remainingExchangeCount: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(conversionRemainingExchangeCountMin))
    .check(/*#__PURE__*/ zod.lte(conversionRemainingExchangeCountMax)),
});

export type Conversion = zod.input<typeof Conversion>;
export type ConversionOutput = zod.output<typeof Conversion>;
