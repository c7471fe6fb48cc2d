/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Hallabong } from './hallabong.zod.ts';
import { Id } from './id.zod.ts';
import { Timestamp } from './timestamp.zod.ts';

export const PersonalExchange = /*#__PURE__*/ zod.object({
  exchangeId: Id,
  name: /*#__PURE__*/ zod.string(),
  hallabongCost: Hallabong,
  createdAt: Timestamp,
  acceptedAt: /*#__PURE__*/ zod.optional(Timestamp),
});

export type PersonalExchange = zod.input<typeof PersonalExchange>;
export type PersonalExchangeOutput = zod.output<typeof PersonalExchange>;
