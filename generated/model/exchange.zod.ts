/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';
import { OptionalImageUrl } from './optional-image-url.zod.ts';

export const Exchange = /*#__PURE__*/ zod.object({
  exchangeId: Id,
  name: /*#__PURE__*/ zod.string(),
  imageUrl: /*#__PURE__*/ zod.optional(OptionalImageUrl),
  accepted: /*#__PURE__*/ zod.boolean(),
});

export type Exchange = zod.input<typeof Exchange>;
export type ExchangeOutput = zod.output<typeof Exchange>;
