/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const SpotTag = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string());

export type SpotTag = zod.input<typeof SpotTag>;
export type SpotTagOutput = zod.output<typeof SpotTag>;
