/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const DayMax = 10;

export const Day = /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(DayMax));

export type Day = zod.input<typeof Day>;
export type DayOutput = zod.output<typeof Day>;
