/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Exchange } from './exchange.zod.ts';
import { Message } from './message.zod.ts';
import { Succeeded } from './succeeded.zod.ts';

export const ExchangeListResponse = /*#__PURE__*/ zod.object({
  success: Succeeded,
  message: /*#__PURE__*/ zod.optional(Message),
  data: /*#__PURE__*/ zod.array(Exchange),
});

export type ExchangeListResponse = zod.input<typeof ExchangeListResponse>;
export type ExchangeListResponseOutput = zod.output<typeof ExchangeListResponse>;
