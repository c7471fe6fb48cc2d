/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const Picture = /*#__PURE__*/ zod.instanceof(Blob);

export type Picture = zod.input<typeof Picture>;
export type PictureOutput = zod.output<typeof Picture>;
