/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const OptionalImageUrl = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string());

export type OptionalImageUrl = zod.input<typeof OptionalImageUrl>;
export type OptionalImageUrlOutput = zod.output<typeof OptionalImageUrl>;
