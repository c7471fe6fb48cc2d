/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const LinkUrlMax = 2048;

export const LinkUrl = /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(LinkUrlMax));

export type LinkUrl = zod.input<typeof LinkUrl>;
export type LinkUrlOutput = zod.output<typeof LinkUrl>;
