/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Exchange } from './exchange.zod.ts';
import { Message } from './message.zod.ts';
import { Succeeded } from './succeeded.zod.ts';

export const ExchangeResponse = /*#__PURE__*/ zod.object({
  success: Succeeded,
  message: /*#__PURE__*/ zod.optional(Message),
  data: Exchange,
});

export type ExchangeResponse = zod.input<typeof ExchangeResponse>;
export type ExchangeResponseOutput = zod.output<typeof ExchangeResponse>;
