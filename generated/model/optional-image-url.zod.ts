/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const OptionalImageUrlMax = 2048;

export const OptionalImageUrl = /*#__PURE__*/ zod.nullable(
  /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(OptionalImageUrlMax)),
);

export type OptionalImageUrl = zod.input<typeof OptionalImageUrl>;
export type OptionalImageUrlOutput = zod.output<typeof OptionalImageUrl>;
