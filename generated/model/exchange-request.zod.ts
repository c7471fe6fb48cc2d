/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';

export const ExchangeRequest = /*#__PURE__*/ zod.object({
  userId: Id,
});

export type ExchangeRequest = zod.input<typeof ExchangeRequest>;
export type ExchangeRequestOutput = zod.output<typeof ExchangeRequest>;
