/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const CountMin = 0;

export const Count = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(CountMin));

export type Count = zod.input<typeof Count>;
export type CountOutput = zod.output<typeof Count>;
