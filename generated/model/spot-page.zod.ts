/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Spot } from './spot.zod.ts';

export const spotPageContentMax = 100;

export const spotPageTotalPagesMin = 0;
export const spotPageTotalPagesMax = 2147483647;

export const SpotPage = /*#__PURE__*/ zod.object({
  content: /*#__PURE__*/ zod.array(Spot).check(/*#__PURE__*/ zod.maxLength(spotPageContentMax)),
  totalPages: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(spotPageTotalPagesMin))
    .check(/*#__PURE__*/ zod.lte(spotPageTotalPagesMax)),
});

export type SpotPage = zod.input<typeof SpotPage>;
export type SpotPageOutput = zod.output<typeof SpotPage>;
