/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const FailureCode = /*#__PURE__*/ zod.string();

export type FailureCode = zod.input<typeof FailureCode>;
export type FailureCodeOutput = zod.output<typeof FailureCode>;
