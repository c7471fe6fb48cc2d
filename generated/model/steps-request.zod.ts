/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const stepsRequestStepCountMin = 0;
export const stepsRequestStepCountMax = 2147483647;

export const StepsRequest = /*#__PURE__*/ zod.object({
  stepCount: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(stepsRequestStepCountMin))
    .check(/*#__PURE__*/ zod.lte(stepsRequestStepCountMax))
    .check(/*#__PURE__*/ zod.describe('The steps walked today so far, not those since the last call.')),
});

export type StepsRequest = zod.input<typeof StepsRequest>;
export type StepsRequestOutput = zod.output<typeof StepsRequest>;
