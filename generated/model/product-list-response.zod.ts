/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Product } from './product.zod.ts';

export const productListResponseMessageMax = 500;

export const productListResponseDataMax = 200;

export const ProductListResponse = /*#__PURE__*/ zod.object({
  success: /*#__PURE__*/ zod.boolean(),
  message: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productListResponseMessageMax)),
  ),
  data: /*#__PURE__*/ zod.array(Product).check(/*#__PURE__*/ zod.maxLength(productListResponseDataMax)),
});

export type ProductListResponse = zod.input<typeof ProductListResponse>;
export type ProductListResponseOutput = zod.output<typeof ProductListResponse>;
