/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Id } from './id.zod.ts';
import { ProductCategory } from './product-category.zod.ts';

export const OwnedProduct = /*#__PURE__*/ zod.object({
  category: ProductCategory,
  productId: /*#__PURE__*/ zod.optional(Id),
  exchangeId: /*#__PURE__*/ zod.optional(Id),
  name: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type OwnedProduct = zod.input<typeof OwnedProduct>;
export type OwnedProductOutput = zod.output<typeof OwnedProduct>;
