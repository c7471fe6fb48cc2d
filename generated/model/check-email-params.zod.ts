/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Email } from './email.zod.ts';

export const CheckEmailParams = /*#__PURE__*/ zod.object({
  email: Email,
});

export type CheckEmailParams = zod.input<typeof CheckEmailParams>;
export type CheckEmailParamsOutput = zod.output<typeof CheckEmailParams>;
