/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const Succeeded = /*#__PURE__*/ zod.boolean();

export type Succeeded = zod.input<typeof Succeeded>;
export type SucceededOutput = zod.output<typeof Succeeded>;
