import { useGetProduct } from '@generated/endpoints/products/products';
import { serverMessageOr } from '@/api/api-error';
import { useFailureCause } from '@/offline/useFailureCause';
import { useLoading } from '@/server-state/useLoading';
import { toShopProduct } from '@/domain/shop/shop-product';

/** One product. An answer without a usable product counts as a failure. Leaving the page cancels the request. */
export function useProduct(productId: number) {
  const { data, error, isPending, isFetching, refetch } = useGetProduct(productId, {
    query: { select: (answer) => toShopProduct(answer?.data) },
  });
  return {
    product: data ?? null,
    isLoading: useLoading(isPending || (!data && isFetching)),
    errorText: serverMessageOr(error, '상품을 불러오지 못했습니다.'),
    cause: useFailureCause(error),
    retry: refetch,
  };
}
