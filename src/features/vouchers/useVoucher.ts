import { useIsMutating, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getGetExchangeQueryKey,
  getGetExchangeQueryOptions,
  getListMyGoodsQueryKey,
  getListMyProductsQueryKey,
  useAcceptExchange,
  useGetExchange,
} from '@generated/endpoints/products/products';
import { serverMessageOr } from '@/api/api-error';
import { patchCached } from '@/server-state/patch-cached';
import { useFailureCause } from '@/offline/useFailureCause';
import { useLoading } from '@/server-state/useLoading';
import { useDevice } from '@/device/DeviceContext';
import { runAlone } from '@/device/locks';
import { voucherState, withAcceptance, toVoucherItem } from '@/domain/shop/voucher';
import { refreshSession } from '@/session/session-query';
import { useSession } from '@/session/useSession';
import { hideToasts, showToast } from '@/ui/toast/toast';

/**
 * One voucher and its single use (2 §4), however many taps, tabs and visits there are. It is read again before it is
 * accepted, since it may have been used elsewhere, and after a failure, since the answer may only have got lost: an
 * accepted voucher is never sent again. A tap while it is being accepted in another tab waits for the end of that and
 * sends nothing.
 */
export function useVoucher(exchangeId: number) {
  const queryClient = useQueryClient();
  const { locks } = useDevice();
  const { user } = useSession();
  const { data, error, isPending, isFetching, refetch } = useGetExchange(exchangeId, {
    query: {
      staleTime: 0,
      refetchOnMount: 'always',
      refetchOnWindowFocus: 'always',
      select: (answer) => toVoucherItem(answer?.data),
    },
  });
  const [wasAccepted, setWasAccepted] = useState(false);
  const isAccepted = wasAccepted || data?.accepted === true;
  if (isAccepted !== wasAccepted) setWasAccepted(isAccepted);

  const { mutateAsync: send } = useAcceptExchange();
  const mutationKey = ['acceptVoucher', exchangeId];
  const { mutateAsync } = useMutation({
    mutationKey,
    mutationFn: () => runAlone(locks, `voucher.${user?.userId}.${exchangeId}`, acceptOnce),
    onMutate: hideToasts,
    onSuccess: () => keepAccepted(queryClient, exchangeId),
    onError: (failure) => {
      console.warn('The voucher was not accepted:', failure);
      showToast(serverMessageOr(failure, '수령을 확인하지 못했어요. 다시 시도해주세요.'));
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: getListMyGoodsQueryKey() });
      void queryClient.invalidateQueries({ queryKey: getListMyProductsQueryKey() });
      void refreshSession(queryClient);
    },
  });
  const isSending = useIsMutating({ mutationKey }) > 0;

  /** Rejects when the voucher is not accepted in the end, or when nobody knows. */
  async function acceptOnce(hadToWait: boolean): Promise<void> {
    if (await readAccepted()) return;
    if (hadToWait) throw new Error('Another tab has just tried.');
    try {
      const answer = await send({ id: exchangeId });
      if (!saysAccepted(answer)) throw new Error('The server does not say that it is.');
    } catch (failure) {
      if (!(await readAccepted().catch(() => false))) throw failure;
    }
  }

  /** Whether the server has it as accepted. Rejects when the server cannot be asked or does not tell. */
  async function readAccepted(): Promise<boolean> {
    const query = getGetExchangeQueryOptions(exchangeId);
    // What is on its way may be older than what has just been sent.
    await queryClient.cancelQueries({ queryKey: query.queryKey });
    const answer = await queryClient.fetchQuery({ ...query, staleTime: 0 });
    const voucher = toVoucherItem(answer?.data);
    if (voucher?.exchangeId !== exchangeId) throw new Error('The answer is not this voucher.');
    return voucher.accepted;
  }

  return {
    voucher: data ?? null,
    state: voucherState(isAccepted, isSending),
    isLoading: useLoading(isPending || (!data && isFetching)),
    errorText: serverMessageOr(error, '상품권을 불러오지 못했습니다.'),
    cause: useFailureCause(error),
    retry: refetch,
    /** Accepts the voucher. Settles when it is known what became of it; never rejects. */
    accept: () => mutateAsync().catch(() => undefined),
  };
}

/** Whether an answer says that it was done. The voucher in it may be missing, so that only a plain false counts. */
function saysAccepted(answer: { success?: unknown; data?: { accepted?: unknown } } | undefined): boolean {
  return answer?.success === true && answer.data?.accepted !== false;
}

/** What was loaded before says it at once: the voucher when it is opened again, also without a connection, and the list. */
async function keepAccepted(queryClient: QueryClient, exchangeId: number): Promise<void> {
  const queryKeys = [
    getGetExchangeQueryKey(exchangeId),
    getListMyGoodsQueryKey(),
    getListMyProductsQueryKey(),
  ];
  // What was asked for before would bring back what is no longer so.
  await Promise.all(queryKeys.map((queryKey) => queryClient.cancelQueries({ queryKey })));
  for (const { queryKey, state } of queryKeys.flatMap((key) =>
    queryClient.getQueryCache().findAll({ queryKey: key }),
  )) {
    patchCached(queryClient, queryKey, withAcceptance(state.data, exchangeId));
  }
}
