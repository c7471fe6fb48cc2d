/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const HallabongMin = 0;

export const Hallabong = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(HallabongMin));

export type Hallabong = zod.input<typeof Hallabong>;
export type HallabongOutput = zod.output<typeof Hallabong>;
