/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Count } from './count.zod.ts';
import { Hallabong } from './hallabong.zod.ts';

export const AttendanceResult = /*#__PURE__*/ zod.object({
  days: Count,
  baseHallabong: Hallabong,
  bonusHallabong: Hallabong,
});

export type AttendanceResult = zod.input<typeof AttendanceResult>;
export type AttendanceResultOutput = zod.output<typeof AttendanceResult>;
