/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const attendanceResultDaysMin = 0;
export const attendanceResultDaysMax = 2147483647;

export const attendanceResultBaseHallabongMin = 0;
export const attendanceResultBaseHallabongMax = 2147483647;

export const attendanceResultBonusHallabongMin = 0;
export const attendanceResultBonusHallabongMax = 2147483647;

export const AttendanceResult = /*#__PURE__*/ zod.object({
  days: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(attendanceResultDaysMin))
    .check(/*#__PURE__*/ zod.lte(attendanceResultDaysMax))
    .check(/*#__PURE__*/ zod.describe('The day of the 7-day track that today is.')),
  baseHallabong: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(attendanceResultBaseHallabongMin))
    .check(/*#__PURE__*/ zod.lte(attendanceResultBaseHallabongMax))
    .check(
      /*#__PURE__*/ zod.describe("The hallabong for today, 0 when today's attendance was checked before."),
    ),
  bonusHallabong: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(attendanceResultBonusHallabongMin))
    .check(/*#__PURE__*/ zod.lte(attendanceResultBonusHallabongMax))
    .check(/*#__PURE__*/ zod.describe('The bonus for 7 days in a row, 0 on other days.')),
});

export type AttendanceResult = zod.input<typeof AttendanceResult>;
export type AttendanceResultOutput = zod.output<typeof AttendanceResult>;
