/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { AlertEndpoint } from './alert-endpoint.zod.ts';

export const AlertUnsubscription = /*#__PURE__*/ zod.object({
  endpoint: AlertEndpoint,
});

export type AlertUnsubscription = zod.input<typeof AlertUnsubscription>;
export type AlertUnsubscriptionOutput = zod.output<typeof AlertUnsubscription>;
