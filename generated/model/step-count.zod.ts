/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const StepCountMin = 0;
export const StepCountMax = 2147483647;

export const StepCount = /*#__PURE__*/ zod
  .int()
  .check(/*#__PURE__*/ zod.gte(StepCountMin))
  .check(/*#__PURE__*/ zod.lte(StepCountMax));

export type StepCount = zod.input<typeof StepCount>;
export type StepCountOutput = zod.output<typeof StepCount>;
