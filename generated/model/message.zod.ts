/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const Message = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string());

export type Message = zod.input<typeof Message>;
export type MessageOutput = zod.output<typeof Message>;
