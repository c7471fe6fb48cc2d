import type { Product } from '../../../generated/model/product.zod.ts';
import { isRecord, presentText, type Unchecked } from '../unknown-values.ts';
import type { ProductCategory } from '../../../generated/model/product-category.zod.ts';

/** Stands for the name of a product whose own name the server does not tell. */
export const UNNAMED_PRODUCT = '이름 없는 상품';

/** A product as the shop shows it. */
export interface ShopProduct {
  productId: number;
  name: string;
  /** Empty when there is no picture. */
  imageUrl: string;
  /** In hallabong; null when the server does not tell it. */
  cost: number | null;
  /** Null for a category that the product does not have. */
  category: ProductCategory | null;
}

/** A product of the wire (2 §3) with defaults for what is missing or senseless; null without a usable id. */
export function toShopProduct(product: unknown): ShopProduct | null {
  if (!isRecord(product)) return null;
  const { productId, name, imageUrl, hallabongCost, category }: Unchecked<Product> = product;
  if (typeof productId !== 'number' || !Number.isSafeInteger(productId) || productId < 1) return null;
  return {
    productId,
    name: presentText(name) ?? UNNAMED_PRODUCT,
    imageUrl: presentText(imageUrl) ?? '',
    cost: typeof hallabongCost === 'number' && hallabongCost >= 0 ? hallabongCost : null,
    category: category === 'JEJU_TICON' || category === 'GOODS' ? category : null,
  };
}

/** The products of a list of the wire; anything that is none is left out, and so are repeats. */
export function toShopProducts(list: unknown): ShopProduct[] {
  if (!Array.isArray(list)) return [];
  const products = list.map(toShopProduct).filter((product) => product !== null);
  return [...new Map(products.map((product) => [product.productId, product])).values()];
}
