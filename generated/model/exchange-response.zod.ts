/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Exchange } from './exchange.zod.ts';

export const exchangeResponseMessageMax = 500;

export const ExchangeResponse = /*#__PURE__*/ zod.object({
  success: /*#__PURE__*/ zod.boolean(),
  message: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(exchangeResponseMessageMax)),
  ),
  data: Exchange,
});

export type ExchangeResponse = zod.input<typeof ExchangeResponse>;
export type ExchangeResponseOutput = zod.output<typeof ExchangeResponse>;
