/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const Day = /*#__PURE__*/ zod.iso.date();

export type Day = zod.input<typeof Day>;
export type DayOutput = zod.output<typeof Day>;
