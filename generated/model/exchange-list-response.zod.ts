/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Exchange } from './exchange.zod.ts';

export const exchangeListResponseMessageMax = 500;

export const exchangeListResponseDataMax = 1000;

export const ExchangeListResponse = /*#__PURE__*/ zod.object({
  success: /*#__PURE__*/ zod.boolean(),
  message: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(exchangeListResponseMessageMax)),
  ),
  data: /*#__PURE__*/ zod.array(Exchange).check(/*#__PURE__*/ zod.maxLength(exchangeListResponseDataMax)),
});

export type ExchangeListResponse = zod.input<typeof ExchangeListResponse>;
export type ExchangeListResponseOutput = zod.output<typeof ExchangeListResponse>;
