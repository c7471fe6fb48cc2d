/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Message } from './message.zod.ts';
import { Product } from './product.zod.ts';
import { Succeeded } from './succeeded.zod.ts';

export const ProductListResponse = /*#__PURE__*/ zod.object({
  success: Succeeded,
  message: /*#__PURE__*/ zod.optional(Message),
  data: /*#__PURE__*/ zod.array(Product),
});

export type ProductListResponse = zod.input<typeof ProductListResponse>;
export type ProductListResponseOutput = zod.output<typeof ProductListResponse>;
