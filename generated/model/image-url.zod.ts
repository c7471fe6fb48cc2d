/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const ImageUrl = /*#__PURE__*/ zod.string();

export type ImageUrl = zod.input<typeof ImageUrl>;
export type ImageUrlOutput = zod.output<typeof ImageUrl>;
