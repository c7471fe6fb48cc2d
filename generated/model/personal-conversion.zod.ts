/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Day } from './day.zod.ts';
import { Hallabong } from './hallabong.zod.ts';
import { StepCount } from './step-count.zod.ts';
import { Timestamp } from './timestamp.zod.ts';

export const PersonalConversion = /*#__PURE__*/ zod.object({
  day: Day,
  steps: StepCount,
  hallabong: Hallabong,
  createdAt: Timestamp,
});

export type PersonalConversion = zod.input<typeof PersonalConversion>;
export type PersonalConversionOutput = zod.output<typeof PersonalConversion>;
