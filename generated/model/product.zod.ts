/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { Hallabong } from './hallabong.zod.ts';
import { Id } from './id.zod.ts';
import { OptionalImageUrl } from './optional-image-url.zod.ts';
import { ProductCategory } from './product-category.zod.ts';

export const Product = /*#__PURE__*/ zod.object({
  productId: Id,
  name: /*#__PURE__*/ zod.string(),
  imageUrl: /*#__PURE__*/ zod.optional(OptionalImageUrl),
  hallabongCost: Hallabong,
  category: ProductCategory,
});

export type Product = zod.input<typeof Product>;
export type ProductOutput = zod.output<typeof Product>;
