/**
 * Generated from openapi/: do not edit.
 */
import * as zod from 'zod/mini';
import { ProductCategory } from './product-category.zod.ts';

export const ListProductsParams = /*#__PURE__*/ zod.object({
  category: ProductCategory,
});

export type ListProductsParams = zod.input<typeof ListProductsParams>;
export type ListProductsParamsOutput = zod.output<typeof ListProductsParams>;
