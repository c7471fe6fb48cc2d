/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Day } from './day.zod.ts';
import { StepCount } from './step-count.zod.ts';

export const PersonalSteps = /*#__PURE__*/ zod.object({
  day: Day,
  steps: StepCount,
});

export type PersonalSteps = zod.input<typeof PersonalSteps>;
export type PersonalStepsOutput = zod.output<typeof PersonalSteps>;
