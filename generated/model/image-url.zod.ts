/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const ImageUrlMax = 2048;

export const ImageUrl = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ImageUrlMax));

export type ImageUrl = zod.input<typeof ImageUrl>;
export type ImageUrlOutput = zod.output<typeof ImageUrl>;
