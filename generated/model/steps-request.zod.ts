/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { StepCount } from './step-count.zod.ts';

export const StepsRequest = /*#__PURE__*/ zod.object({
  stepCount: StepCount,
});

export type StepsRequest = zod.input<typeof StepsRequest>;
export type StepsRequestOutput = zod.output<typeof StepsRequest>;
