import { useListProducts } from '@generated/endpoints/products/products';
import type { ProductCategory } from '@generated/model/product-category.zod';
import { useFailureCause } from '@/offline/useFailureCause';
import { useLoading } from '@/server-state/useLoading';
import { toShopProducts } from '@/domain/shop/shop-product';

/** The products of a category. Leaving the page cancels the request (2 §7). A failure leaves no list behind (2 §8). */
export function useProducts(category: ProductCategory) {
  const { data, error, isPending, isError, isFetching, refetch } = useListProducts(
    { category },
    { query: { select: (answer) => toShopProducts(answer?.data) } },
  );
  return {
    products: isError ? [] : (data ?? []),
    isLoading: useLoading(isPending || (isError && isFetching)),
    isError,
    cause: useFailureCause(error),
    retry: refetch,
  };
}
