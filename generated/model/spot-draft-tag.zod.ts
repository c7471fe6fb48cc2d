/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const SpotDraftTagMax = 200;

export const SpotDraftTag = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(1))
  .check(/*#__PURE__*/ zod.maxLength(SpotDraftTagMax));

export type SpotDraftTag = zod.input<typeof SpotDraftTag>;
export type SpotDraftTagOutput = zod.output<typeof SpotDraftTag>;
