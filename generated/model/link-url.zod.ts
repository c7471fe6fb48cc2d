/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const LinkUrl = /*#__PURE__*/ zod.url();

export type LinkUrl = zod.input<typeof LinkUrl>;
export type LinkUrlOutput = zod.output<typeof LinkUrl>;
