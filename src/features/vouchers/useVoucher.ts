import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import {
  getGetExchangeQueryOptions,
  getListMyGoodsQueryKey,
  getListMyProductsQueryKey,
  useAcceptExchange,
  useGetExchange,
} from '@generated/endpoints/products/products';
import { serverMessageOr } from '@/api/api-error';
import { nextVoucherState } from '@/domain/shop/voucher';
import { refreshSession } from '@/session/session-query';
import { showToast } from '@/ui/toast/toast';
import { toVoucherItem } from './voucher-item';

/**
 * One voucher and its single use (2 §4). It is read again before it is accepted, since it may have been used
 * elsewhere, and after a failure, since the answer may only have got lost: an accepted voucher is never sent again.
 */
export function useVoucher(exchangeId: number) {
  const queryClient = useQueryClient();
  const [state, dispatch] = useReducer(nextVoucherState, 'unaccepted');
  const { data, error, isPending, isFetching, refetch } = useGetExchange(exchangeId, {
    query: {
      staleTime: 0,
      refetchOnMount: 'always',
      refetchOnWindowFocus: 'always',
      select: (answer) => toVoucherItem(answer?.data),
    },
  });
  const { mutateAsync } = useAcceptExchange();
  const accepted = data?.accepted;

  useEffect(() => {
    if (accepted !== undefined) dispatch({ type: 'loaded', accepted });
  }, [accepted]);

  /** Whether the server has it as accepted. Rejects when the server cannot be asked. */
  async function readAccepted(): Promise<boolean> {
    const answer = await queryClient.fetchQuery({
      ...getGetExchangeQueryOptions(exchangeId),
      staleTime: 0,
    });
    return toVoucherItem(answer?.data)?.accepted ?? false;
  }

  /** Accepts the voucher. Settles when it is known what became of it; never rejects. */
  async function accept(): Promise<void> {
    dispatch({ type: 'tap' });
    try {
      const isUsed = await readAccepted();
      if (!isUsed) {
        const answer = await mutateAsync({ id: exchangeId });
        // Missing when the server breaks the contract, so that only a plain false counts.
        const isAccepted: unknown = answer?.data?.accepted;
        if (isAccepted === false) throw new Error('The server has it as not accepted.');
      }
      dispatch({ type: 'succeeded' });
    } catch (failure) {
      console.warn('The voucher was not accepted:', failure);
      const isUsed = await readAccepted().catch(() => false);
      dispatch({ type: isUsed ? 'succeeded' : 'failed' });
      if (!isUsed) showToast(serverMessageOr(failure, '수령을 확인하지 못했어요. 다시 시도해주세요.'));
    }
    void queryClient.invalidateQueries({ queryKey: getListMyGoodsQueryKey() });
    void queryClient.invalidateQueries({ queryKey: getListMyProductsQueryKey() });
    void refreshSession(queryClient);
  }

  return {
    voucher: data ?? null,
    state,
    isLoading: isPending || (!data && isFetching),
    errorText: serverMessageOr(error, '상품권을 불러오지 못했습니다.'),
    retry: refetch,
    accept,
  };
}
