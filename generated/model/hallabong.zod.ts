/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const HallabongMin = 0;
export const HallabongMax = 2147483647;

export const Hallabong = /*#__PURE__*/ zod
  .int()
  .check(/*#__PURE__*/ zod.gte(HallabongMin))
  .check(/*#__PURE__*/ zod.lte(HallabongMax));

export type Hallabong = zod.input<typeof Hallabong>;
export type HallabongOutput = zod.output<typeof Hallabong>;
