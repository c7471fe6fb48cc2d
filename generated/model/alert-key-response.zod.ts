/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { AlertKey } from './alert-key.zod.ts';

export const alertKeyResponseMessageMax = 500;

export const AlertKeyResponse = /*#__PURE__*/ zod.object({
  success: /*#__PURE__*/ zod.boolean(),
  message: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(alertKeyResponseMessageMax)),
  ),
  data: AlertKey,
});

export type AlertKeyResponse = zod.input<typeof AlertKeyResponse>;
export type AlertKeyResponseOutput = zod.output<typeof AlertKeyResponse>;
