/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Spot } from './spot.zod.ts';

export const spotPageTotalPagesMin = 0;

export const SpotPage = /*#__PURE__*/ zod.object({
  content: /*#__PURE__*/ zod.array(Spot),
  totalPages: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(spotPageTotalPagesMin)),
});

export type SpotPage = zod.input<typeof SpotPage>;
export type SpotPageOutput = zod.output<typeof SpotPage>;
