/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Message } from './message.zod.ts';
import { Product } from './product.zod.ts';
import { Succeeded } from './succeeded.zod.ts';

export const ProductResponse = /*#__PURE__*/ zod.object({
  success: Succeeded,
  message: /*#__PURE__*/ zod.optional(Message),
  data: Product,
});

export type ProductResponse = zod.input<typeof ProductResponse>;
export type ProductResponseOutput = zod.output<typeof ProductResponse>;
