/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { AlertPublicKey } from './alert-public-key.zod.ts';

export const AlertKey = /*#__PURE__*/ zod.object({
  publicKey: AlertPublicKey,
});

export type AlertKey = zod.input<typeof AlertKey>;
export type AlertKeyOutput = zod.output<typeof AlertKey>;
