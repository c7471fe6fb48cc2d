import type { ProductCategory } from '@generated/model/product-category.zod';
import { toProductCategory } from '@/domain/shop/purchase';

/** What the shop hands over to the page of a product (2 §2). */
export interface ProductPageState {
  category: ProductCategory;
}

/** The category that the navigation to the page carried, or null without one. */
export function readCategory(state: unknown): ProductCategory | null {
  const isHandedOver = typeof state === 'object' && state !== null && 'category' in state;
  return isHandedOver ? toProductCategory(state.category) : null;
}
