/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Message } from './message.zod.ts';
import { NearbyRecord } from './nearby-record.zod.ts';
import { Succeeded } from './succeeded.zod.ts';

export const NearbyResponse = /*#__PURE__*/ zod.object({
  success: Succeeded,
  message: /*#__PURE__*/ zod.optional(Message),
  data: /*#__PURE__*/ zod.array(NearbyRecord),
});

export type NearbyResponse = zod.input<typeof NearbyResponse>;
export type NearbyResponseOutput = zod.output<typeof NearbyResponse>;
