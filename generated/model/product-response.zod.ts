/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Product } from './product.zod.ts';

export const productResponseMessageMax = 500;

export const ProductResponse = /*#__PURE__*/ zod.object({
  success: /*#__PURE__*/ zod.boolean(),
  message: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productResponseMessageMax)),
  ),
  data: Product,
});

export type ProductResponse = zod.input<typeof ProductResponse>;
export type ProductResponseOutput = zod.output<typeof ProductResponse>;
