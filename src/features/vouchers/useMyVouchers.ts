import { useListMyGoods } from '@generated/endpoints/products/products';
import { serverMessageOr } from '@/api/api-error';
import { useFailureCause } from '@/offline/useFailureCause';
import { useLoading } from '@/server-state/useLoading';
import { MY_GOODS_FRESH_MS } from '@/domain/limits';
import { toVoucherItems } from '@/domain/shop/voucher';

/**
 * The user's vouchers, cached for 60 s (2 §7) and asked for again when the window gets the focus back. After a first
 * purchase the old answer, that there are none, is not repeated while the new one is on its way.
 */
export function useMyVouchers(userId: number) {
  const { data, error, isPending, isFetching, isStale, refetch } = useListMyGoods(
    { userId },
    {
      query: {
        staleTime: MY_GOODS_FRESH_MS,
        refetchOnWindowFocus: 'always',
        select: (answer) => toVoucherItems(answer?.data),
      },
    },
  );
  return {
    vouchers: data ?? [],
    isLoading: useLoading(isPending || (isFetching && (!data || (isStale && data.length === 0)))),
    errorText: error && !data ? serverMessageOr(error, '상품권을 불러오지 못했습니다.') : null,
    cause: useFailureCause(error),
    retry: refetch,
  };
}
