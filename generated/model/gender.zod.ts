/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';

export const Gender = /*#__PURE__*/ zod.enum(['MALE', 'FEMALE']);

export type Gender = zod.input<typeof Gender>;
export type GenderOutput = zod.output<typeof Gender>;
